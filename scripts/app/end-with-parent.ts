const patienceMs = 5000;

/**
 * A module for `node --import`: when this process is killed the channel to its child closes, and
 * the child must not live on. Grandchildren inherit the flag and are left alone; the channel by
 * itself does not keep the child alive.
 */
export const endWithParent = `data:text/javascript,${encodeURIComponent(`
  if (process.ppid === ${process.pid} && process.channel) {
    process.on("disconnect", () => {
      process.kill(process.pid, "SIGTERM");
      setTimeout(() => process.kill(process.pid, "SIGKILL"), ${patienceMs}).unref();
    });
    process.channel.unref();
  }
`)}`;
