import { build } from 'vite';
import { expect, test } from 'vitest';
import { LICENCE_FILE, licenceNotices } from './licence-notices';

const ENTRY = 'tests-licences';

/** The file of notices that a page importing these packages is built with. */
async function noticesFor(imports: readonly string[]): Promise<string> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === ENTRY ? `${ENTRY}.js` : null),
    load: (id: string) => (id === `${ENTRY}.js` ? imports.map((name) => `import '${name}';`).join('\n') : null),
  };
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [entry, licenceNotices()],
    build: { write: false, license: { fileName: LICENCE_FILE }, rolldownOptions: { input: ENTRY, treeshake: false } },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('One build was expected.');
  const file = built.output.find(({ fileName }) => fileName === LICENCE_FILE);
  return file?.type === 'asset' ? String(file.source) : '';
}

test('The notices name the packages of the page, of the worker and of the fonts, each once and with its text', async () => {
  const notices = await noticesFor(['idb-keyval', 'workbox-window']);
  const names = [...notices.matchAll(/^## (\S+) - \d/gm)].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(['idb-keyval', 'workbox-window', 'workbox-core', 'workbox-precaching']));
  expect(names).toEqual(expect.arrayContaining(['@fontsource-variable/fraunces', '@fontsource-variable/instrument-sans']));
  expect(new Set(names).size).toBe(names.length);
  expect(notices).not.toMatch(/^## (?:nodemailer|drizzle-orm) /m);
  expect(notices.match(/SIL OPEN FONT LICENSE/gi)?.length).toBeGreaterThanOrEqual(2);
  expect(notices).toContain('Permission is hereby granted');
});
