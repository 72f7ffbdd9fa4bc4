// Loaded before a program that npm runs (`node -r`). npm hands SIGTERM and SIGINT on, but neither SIGHUP nor its own sudden end: whoever is left
// without npm stops too, in an orderly way. Windows has no such signals, and keeps the number of a parent that is gone.
const { isMainThread } = require('node:worker_threads');

const LOOK_EVERY_MS = 500;

if (isMainThread && process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  look.unref();
}
