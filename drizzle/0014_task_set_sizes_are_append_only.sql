create trigger task_set_sizes_are_append_only before update or delete or truncate on task_set_sizes
  for each statement execute function refuse_change();
