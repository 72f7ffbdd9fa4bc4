import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../fixtures/running-store';
import { ensurePrograms, startProcess, startScreen } from './own-process';
import type { EngineWindow } from './engine-window';
import { COMMANDS, webDriverWindow } from './web-driver';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const LIBRARIES = '/usr/lib';
const START_LIMIT_MS = 120_000;

/** Opens WebKitGTK in its own small browser, on a screen that nobody sees. */
export async function openWebKit(): Promise<EngineWindow> {
  ensurePrograms({ [DRIVER]: 'webkit2gtk-driver', [SCREEN]: 'xvfb' });
  const screen = await startScreen(SCREEN);
  const port = await freePort();
  // Its sandbox and its graphics both want more than a container gives.
  const driver = startProcess(DRIVER, [`--port=${port}`], {
    DISPLAY: screen.display,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  const end = async (): Promise<void> => {
    await driver.end();
    await screen.end();
  };
  try {
    const base = `http://127.0.0.1:${port}/session`;
    await untilReady(base);
    const browserOptions = { binary: miniBrowser(), args: ['--automation'] };
    const { sessionId, capabilities } = Object(
      await ask('POST', base, { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } } }),
    );
    const endAll = async (): Promise<void> => {
      await ask('DELETE', `${base}/${sessionId}`, undefined).catch(() => undefined);
      await end();
    };
    return await webDriverWindow(
      `WebKitGTK ${capabilities.browserVersion}`,
      (command, { id, ...parameters }) => {
        const [method = '', path = ''] = COMMANDS[command].split(' ');
        return ask(method, `${base}/${sessionId}/${path.replace('{id}', String(id))}`, method === 'POST' ? parameters : undefined);
      },
      endAll,
    );
  } catch (error) {
    await end();
    throw error;
  }
}

async function ask(method: string, url: string, body: object | undefined): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const { value } = Object(await response.json());
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function untilReady(base: string): Promise<void> {
  for (const deadline = Date.now() + START_LIMIT_MS; Date.now() < deadline; await pause(100))
    if (
      await fetch(base).then(
        () => true,
        () => false,
      )
    )
      return;
  throw new Error('WebKitWebDriver did not start');
}

function miniBrowser(): string {
  for (const folder of readdirSync(LIBRARIES)) {
    const home = join(LIBRARIES, folder);
    const version = folder.endsWith('-linux-gnu') ? readdirSync(home).find((name) => name.startsWith('webkit2gtk-4')) : undefined;
    if (version !== undefined && existsSync(join(home, version, 'MiniBrowser'))) return join(home, version, 'MiniBrowser');
  }
  throw new Error('WebKitGTK has brought no MiniBrowser: is webkit2gtk-driver installed whole?');
}
