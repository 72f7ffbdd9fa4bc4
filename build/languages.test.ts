import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { build, type Plugin, type PluginOption } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { speak, speakAll, speakInDevelopment } from './languages.ts';

const ENTRY = 'virtual:entry';
let folder: string;
let english: readonly string[];

/** As docs/languages.md says: a folder with a file for each English one. In 'xx' each text stands in brackets. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'languages-'));
  await mkdir(join(folder, 'xx'));
  const files = await Promise.all(
    ['src', 'server'].map(async (part) => (await readdir(part, { recursive: true })).map((file) => `${part}/${file}`)),
  );
  english = files.flat().filter((file) => file.endsWith('.texts.ts') && !file.startsWith('src/languages/'));
  for (const file of english) {
    const text = await readFile(file, 'utf8');
    const inBrackets = text
      .replaceAll(/(?<=: |\? |=> |\{ |\n {2,})'((?:[^'\\\n]|\\.)+)'/g, "'[$1]'")
      .replaceAll(/from '[.][^']*[/]([-\w]+)'/g, (_whole, name: string) => `from '${resolve(join('src/domain', name))}'`);
    await writeFile(join(folder, 'xx', basename(file)), inBrackets);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function bundled(source: string, plugins: PluginOption, isServer = false): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === ENTRY ? resolve('src/entry.ts') : null),
    load: (id) => (id === resolve('src/entry.ts') ? source : null),
  };
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [entry, plugins],
    build: {
      write: false,
      minify: false,
      ...(isServer ? { ssr: true } : {}),
      rolldownOptions: { input: ENTRY, optimization: { inlineConst: { mode: 'all' } }, preserveEntrySignatures: 'exports-only' },
    },
  });
  return [output]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .map((chunk) => ('code' in chunk ? chunk.code : ''))
    .join('\n');
}

const SHOWS_ONE = "import { samplesTexts } from './features/samples/samples.texts';\nexport const shown = () => samplesTexts.order;";

describe('A build of one language', () => {
  it('has the text that it shows where it is shown, and no other of its file', async () => {
    const code = await bundled(SHOWS_ONE, speak('en'));
    expect(code).toContain('"Order a sample"');
    expect(code).not.toMatch(/could not be loaded|samplesTexts/);
  });

  it('has none of another language', async () => {
    const code = await bundled(SHOWS_ONE, speak('es'));
    expect(code).toContain('"Pedir una muestra"');
    expect(code).not.toContain('Order a sample');
  });

  it('speaks a third language that is a folder of texts', async () => {
    expect(await bundled(SHOWS_ONE, speak('xx', folder))).toContain('"[Order a sample]"');
  });

  it('does not build where a file of texts is missing, and says which', async () => {
    await expect(bundled(SHOWS_ONE, speak('xx', tmpdir()))).rejects.toThrow(/samples[.]texts[.]ts has no texts in 'xx'/);
  });
});

it('The server has the texts of all languages', async () => {
  const code = await bundled(SHOWS_ONE, speakAll(['xx'], folder), true);
  for (const text of ['Order a sample', '[Order a sample]', 'AsyncLocalStorage']) expect(code).toContain(text);
});

it('The development server gives the page one language and the API all', () => {
  const environments = speakInDevelopment('en', ['es']).map(({ name, applyToEnvironment }) => [
    name,
    ['client', 'ssr'].filter(
      (each) => applyToEnvironment?.({ name: each } as Parameters<NonNullable<typeof applyToEnvironment>>[0]) === true,
    ),
  ]);
  expect(environments).toEqual([
    ['speak', ['client']],
    ['flatten-texts', ['client']],
    ['speak-all', ['ssr']],
  ]);
});
