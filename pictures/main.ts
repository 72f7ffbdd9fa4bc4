import { isMainThread, Worker } from 'node:worker_threads';
import { runAll } from './run-all';
import { serveJobs } from './serve-jobs';

// One bundle plays both parts: the workers load this very file again.
if (isMainThread) await runAll(process.argv.slice(2), () => new Worker(new URL(import.meta.url)));
else serveJobs();
