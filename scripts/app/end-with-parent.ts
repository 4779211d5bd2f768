const patienceMs = 5000;

/**
 * A module for `node --import`: when the parent is killed its channel closes, and a child started
 * with one must not live on. The channel alone does not keep the child alive.
 */
export const endWithParent = `data:text/javascript,${encodeURIComponent(`
  process.on("disconnect", () => {
    process.kill(process.pid, "SIGTERM");
    setTimeout(() => process.kill(process.pid, "SIGKILL"), ${patienceMs}).unref();
  });
  process.channel?.unref();
`)}`;
