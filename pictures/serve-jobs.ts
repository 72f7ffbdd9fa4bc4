import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { boardsJob } from './boards-job';
import { drawFlatJob } from './flat-jobs';
import type { Job, Reply } from './pool';
import { heroJob, roomJob } from './picture-jobs';
import { lightJob, passesJob } from './room-jobs';
import { videoJob } from './video';
import { viewJob } from './view-job';

async function perform(job: Job): Promise<Reply> {
  switch (job.kind) {
    case 'flat':
      return { facts: await drawFlatJob(job.name, job.id, job.view) };
    case 'hero':
      return { facts: await heroJob(job.name, job.room, job.id, job.alt, job.widths) };
    case 'room':
      return { facts: await roomJob(job.name, job.id, job.part) };
    case 'light':
      lightJob(job.room, job.from, job.to, job.into);
      return {};
    case 'passes':
      passesJob(job.room, job.from, job.to, job.light, job.into);
      return {};
    case 'boards':
      return { facts: await boardsJob(job.name, job.id) };
    case 'view':
      await viewJob(job.room);
      return {};
    case 'video':
      await videoJob(job.room, job.id);
      return {};
  }
}

export function serveJobs(): void {
  // Each worker uses one core; libvips would start threads of its own.
  sharp.concurrency(1);
  const port = parentPort;
  port?.on('message', (job: Job) => {
    perform(job).then(
      (reply) => port.postMessage(reply),
      (error: unknown) =>
        port.postMessage({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) } satisfies Reply),
    );
  });
}
