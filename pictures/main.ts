import { isMainThread, Worker } from 'node:worker_threads';
import { runAll } from './run-all';
import { serveJobs } from './serve-jobs';

// Workers load this same file.
if (isMainThread) await runAll(process.argv.slice(2), () => new Worker(new URL(import.meta.url)));
else serveJobs();
