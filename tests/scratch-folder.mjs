// The tests' temporary folder, in memory where there is room: they copy a database of a thousand files a hundred times,
// and that took a minute of each run on a disk.
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const PREFIX = 'store-tests-';
const ROOM_BYTES = 6e9;

/** The variables that send a program's temporary files there, and how to remove them. Without room: the system's own folder. */
export function makeScratchFolder() {
  if (!hasRoom()) return { env: {}, remove: () => undefined };
  removeLeftovers();
  const folder = mkdtempSync(join(IN_MEMORY, `${PREFIX}${process.pid}-`));
  // PostgreSQL's tests run as another user, who has to get at their own folder inside.
  chmodSync(folder, 0o711);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 9 });
  return { env: { TMPDIR: folder }, remove };
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(bavail * bsize, freemem()) > ROOM_BYTES;
  } catch {
    return false;
  }
}

/** Of runs that were killed: what lies in memory stays there until the machine starts again. */
function removeLeftovers() {
  for (const name of readdirSync(IN_MEMORY)) {
    const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]);
    if (Number.isInteger(pid) && !isRunning(pid)) rmSync(join(IN_MEMORY, name), { recursive: true, force: true, maxRetries: 9 });
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
