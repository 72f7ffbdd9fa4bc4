import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type BrowserContext } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../browser/chromium-flags';
import { findChromium } from '../browser/find-chromium.mjs';

const START_LIMIT_MS = 60_000;

/** A Chromium on a profile of its own that can be killed as a power cut would. */
export interface OwnChromium {
  readonly context: BrowserContext;
  /** SIGKILL for all its processes; resolves when they are gone. */
  kill(): Promise<void>;
  /** The orderly end, after which all of the profile is on the disk. */
  close(): Promise<void>;
}

/** Starts a Chromium on the profile in `folder`, which is made if it is not there. */
export async function startChromium(folder: string): Promise<OwnChromium> {
  const portFile = join(folder, 'DevToolsActivePort');
  await rm(portFile, { force: true });
  const child = spawn(
    findChromium() ?? chromium.executablePath(),
    ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`, ...CHROMIUM_FLAGS, 'about:blank'],
    { detached: true, stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  const kill = async (): Promise<void> => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portOf(portFile)}`);
    const [context] = browser.contexts();
    if (context === undefined) throw new Error('Chromium has no default context');
    const close = async (): Promise<void> => {
      const session = await browser.newBrowserCDPSession();
      await session.send('Browser.close').catch(() => undefined);
      await ended;
    };
    return { context, kill, close };
  } catch (error) {
    await kill();
    throw error;
  }
}

async function portOf(portFile: string): Promise<string> {
  for (const deadline = Date.now() + START_LIMIT_MS; Date.now() < deadline; await pause(50)) {
    const [port = ''] = (await readFile(portFile, 'utf8').catch(() => '')).split('\n');
    if (/^\d+$/.test(port)) return port;
  }
  throw new Error('Chromium did not start');
}
