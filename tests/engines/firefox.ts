import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../fixtures/running-store';
import { ensurePrograms, newProfile, startProcess } from './own-process';
import type { EngineWindow } from './engine-window';
import { connectMarionette } from './marionette';
import { webDriverWindow } from './web-driver';

const FIREFOX = '/usr/bin/firefox-esr';

/** Nothing that asks another machine, and no question to the person in front. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.provider.google4.updateURL': '',
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
};

/** Opens Debian's Firefox ESR, without a screen. */
export async function openFirefox(): Promise<EngineWindow> {
  ensurePrograms({ [FIREFOX]: 'firefox-esr' });
  const profile = await newProfile();
  const port = await freePort();
  const preferences = Object.entries({ ...PREFERENCES, 'marionette.port': port });
  await writeFile(
    join(profile.folder, 'user.js'),
    preferences.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join(''),
  );
  const firefox = startProcess(FIREFOX, [
    '--headless',
    '--no-remote',
    '--marionette',
    '--profile',
    profile.folder,
    '--window-size=1440,900',
  ]);
  const end = async (): Promise<void> => {
    await firefox.end();
    await profile.remove();
  };
  try {
    const marionette = await connectMarionette(port);
    const { capabilities } = Object(await marionette.send('WebDriver:NewSession', {}));
    const endAll = async (): Promise<void> => {
      marionette.close();
      await end();
    };
    return await webDriverWindow(
      `Firefox ${capabilities.browserVersion}`,
      async (command, parameters) => {
        const reply = await marionette.send(`WebDriver:${command}`, parameters);
        // Some replies are wrapped, lists are not.
        return reply !== null && typeof reply === 'object' && 'value' in reply ? reply.value : reply;
      },
      endAll,
    );
  } catch (error) {
    await end();
    throw error;
  }
}
