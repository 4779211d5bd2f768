create trigger editions_are_append_only before update or delete or truncate on editions
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger edition_rows_are_append_only before update or delete or truncate on edition_rows
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger corrections_are_append_only before update or delete or truncate on corrections
  for each statement execute function refuse_change();
--> statement-breakpoint
create function refuse_late_row() returns trigger language plpgsql as $$
begin
  if not exists (select from editions where board = new.board and number = new.number
      and xmin = pg_current_xact_id()::xid) then
    raise exception 'edition % of % is published: no row is added to it', new.number, new.board
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger edition_rows_come_with_their_edition before insert on edition_rows
  for each row execute function refuse_late_row();
