import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProductDetails } from '../../src/contract/catalogue';
import { pictureSrcset } from '../../src/domain/picture';
import { piecesOn } from '../../src/domain/room-floor';
import { runCommand } from '../../server/cli/run-command';
import { ContractClient } from '../fixtures/contract-client';
import { ownerTool } from '../fixtures/filled-shop';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
let dir: string;
let supplier: string;
beforeAll(async () => {
  store = await openTestStore();
  dir = store.database.dataDir;
  supplier = join(dir, 'supplier');
  await mkdir(join(supplier, 'photos'), { recursive: true });
});
afterAll(() => store.close());

const photo = (widthPx: number, heightPx: number) =>
  sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: '#c9a878' } });

/** Imports one floor with these pictures, from a file in the supplier's folder. */
async function importPictures(slug: string, pictures: string, alts = '', ...options: string[]) {
  await writeFile(
    join(supplier, 'floors.csv'),
    `slug,title,category,pictures,picture_alts\n${slug},${slug},Loose-Lay Vinyl,${pictures},${alts}\n`,
  );
  return ownerTool({ db: store.database.db, dataDir: dir }, 'import-catalogue', 'supplier/floors.csv', ...options);
}

async function galleryOf(slug: string) {
  store.advance(2_000);
  const { media } = await new ContractClient(store).data(getProductDetails, slug);
  return media.flatMap((entry) => (entry.type === 'image' ? [entry.picture] : []));
}

const mediaFiles = async () => (await readdir(join(dir, 'media')).catch(() => [])).sort();
const changedAt = async () => Promise.all((await mediaFiles()).map(async (name) => (await stat(join(dir, 'media', name))).mtimeMs));

describe('Picture files of a catalogue', () => {
  it('become every size in both formats, with what a page needs to reserve their place', async () => {
    await photo(1600, 1200)
      .jpeg()
      .toFile(join(supplier, 'photos', 'Harbor Oak (1).jpg'));
    expect((await importPictures('harbor-oak', 'photos/Harbor Oak (1).jpg', 'Harbor Oak planks')).text).toContain(
      '1 picture file, 1 of them to be made into sizes',
    );
    const [picture] = await galleryOf('harbor-oak');
    expect(picture).toMatchObject({
      widthPx: 1280,
      heightPx: 960,
      widths: [320, 640, 1280],
      alt: 'Harbor Oak planks',
      src: expect.stringMatching(/^\/media\/harbor-oak-1-[0-9a-f]{16}-1280\.webp$/),
    });
    expect(picture?.color).toMatch(/^#c[89a]a[789]7[789]$/i);
    const named = [picture === undefined ? '' : pictureSrcset(picture, 'avif'), picture === undefined ? '' : pictureSrcset(picture, 'webp')]
      .flatMap((srcset) => srcset.split(', '))
      .map((candidate) => candidate.split(' ')[0]?.replace('/media/', ''));
    expect(await mediaFiles()).toEqual(named.sort());
    for (const name of await mediaFiles())
      expect((await sharp(join(dir, 'media', name)).metadata()).width).toBe(Number(/-(\d+)\.\w+$/.exec(name)?.[1]));
  });

  it('that have not changed are not made again, and a lost size is', async () => {
    await photo(700, 500).png().toFile(join(supplier, 'same.png'));
    await importPictures('same-oak', 'same.png');
    const before = await changedAt();
    expect((await importPictures('same-oak', 'same.png')).text).toContain('1 product unchanged\n');
    expect((await importPictures('other-oak', 'same.png')).text).toContain('1 picture file, 0 of them to be made');
    expect(await changedAt()).toEqual(before);
    const lost = (await mediaFiles()).find((name) => /^same-.*-320\.webp$/.test(name)) ?? '';
    await rm(join(dir, 'media', lost));
    expect((await importPictures('same-oak', 'same.png')).text).toContain('1 of them to be made');
    expect(await mediaFiles()).toContain(lost);
  });

  it('are not made wider than they are, and stand upright', async () => {
    await photo(900, 600).jpeg().withMetadata({ orientation: 6 }).toFile(join(supplier, 'turned.jpg'));
    await importPictures('turned-oak', 'turned.jpg');
    expect(await galleryOf('turned-oak')).toMatchObject([{ widthPx: 600, heightPx: 900, widths: [320, 600] }]);
  });

  it('of whole planks lay a floor in rooms at its true size, and an export gives the photograph back', async () => {
    const importFloor = async (facts: string) => {
      await writeFile(
        join(supplier, 'floors.csv'),
        `slug,title,category,floor_photo,facts\nroom-oak,Room Oak,Loose-Lay Vinyl,planks.png,"${facts}"\n`,
      );
      return ownerTool({ db: store.database.db, dataDir: dir }, 'import-catalogue', 'supplier/floors.csv');
    };
    await photo(1600, 1180).png().toFile(join(supplier, 'planks.png'));
    expect((await importFloor('core = SPC')).text).toContain('Give plankLengthMm and plankWidthMm in facts');
    expect((await importFloor('plankLengthMm = 1220\nplankWidthMm = 700')).text).toContain('1.3 planks high. Cut it to whole planks');
    expect((await importFloor('plankLengthMm = 1220\nplankWidthMm = 180\nlay = glue-down')).exitCode).toBe(0);
    store.advance(2_000);
    const {
      product: { roomFloor },
    } = await new ContractClient(store).data(getProductDetails, 'room-oak');
    expect(roomFloor).toMatchObject({
      lengthMm: 1220,
      widthMm: 180,
      patterns: ['straight', 'diagonal', 'herringbone'],
      sheet: { widthPx: 1280, heightPx: 944, widths: [320, 640, 1280] },
    });
    expect(roomFloor === undefined ? 0 : piecesOn(roomFloor)).toBe(5);
    const importFacts = async (facts: string) => {
      await writeFile(join(supplier, 'facts.csv'), `slug,facts\nroom-oak,"${facts}"\n`);
      return ownerTool({ db: store.database.db, dataDir: dir }, 'import-catalogue', 'supplier/facts.csv', '--dry-run');
    };
    expect((await importFacts('core = SPC')).text).toContain('Give plankLengthMm and plankWidthMm in facts');
    expect((await importFacts('plankLengthMm = 1220\nplankWidthMm = 700')).text).toContain('1.3 planks high.');
    expect((await importFacts('plankLengthMm = 1220\nplankWidthMm = 182\nlay = glue-down')).exitCode).toBe(0);
    const context = { db: store.database.db, dataDir: dir, workingDir: supplier, showProgress: () => undefined };
    await runCommand(context, ['export-catalogue', 'all.json']);
    expect(await readFile(join(supplier, 'all.json'), 'utf8')).toMatch(
      /"slug":"room-oak".*"floor_photo":"media:planks-[0-9a-f]{16}".*"facts":\{"lay"/,
    );
    expect((await runCommand(context, ['import-catalogue', 'all.json', '--dry-run'])).text).not.toMatch(/[1-9]\d* products? changed/);
  });

  it('of other kinds are understood: grey, see-through, four inks', async () => {
    await photo(400, 300).greyscale().jpeg().toFile(join(supplier, 'grey.jpg'));
    await sharp({ create: { width: 400, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .webp()
      .toFile(join(supplier, 'clear.webp'));
    await photo(400, 300).toColourspace('cmyk').jpeg().toFile(join(supplier, 'inks.jpg'));
    expect((await importPictures('kinds-oak', 'grey.jpg | clear.webp | inks.jpg')).exitCode).toBe(0);
    const [grey, clear] = await galleryOf('kinds-oak');
    expect(grey?.color).toMatch(/^#(..)\1\1$/);
    expect(clear?.color).toBe('#ffffff');
    expect(await galleryOf('kinds-oak')).toHaveLength(3);
  });

  it('carry nothing of where and with what they were taken', async () => {
    await photo(400, 300)
      .withExif({ IFD0: { Copyright: 'A home address' } })
      .jpeg()
      .toFile(join(supplier, 'private.jpg'));
    await importPictures('private-oak', 'private.jpg');
    const files = (await mediaFiles()).filter((name) => name.startsWith('private-'));
    expect(files).toHaveLength(2);
    for (const name of files) {
      expect((await readFile(join(dir, 'media', name))).includes('home address')).toBe(false);
    }
  });

  it('that are missing, broken, no pictures or too large are errors of their row, found before anything is made', async () => {
    const whole = await photo(800, 600).jpeg().toBuffer();
    await writeFile(join(supplier, 'half.jpg'), whole.subarray(0, whole.length / 2));
    await writeFile(join(supplier, 'words.jpg'), 'These are words.');
    await writeFile(join(supplier, 'drawing.jpg'), '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
    await photo(12_000, 7_000).png().toFile(join(supplier, 'vast.png'));
    await photo(300, 4_200).png().toFile(join(supplier, 'strip.png'));
    await photo(410, 310).jpeg().toFile(join(supplier, 'fine.jpg'));
    const before = await mediaFiles();
    const { exitCode, text } = await importPictures(
      'bad-oak',
      'fine.jpg | gone.jpg | half.jpg | words.jpg | drawing.jpg | vast.png | strip.png',
    );
    expect(exitCode).toBe(2);
    for (const line of [
      "Row 2, pictures: There is no file 'gone.jpg' beside the catalogue file.",
      "Row 2, pictures: 'half.jpg' is broken: it cannot be read to its end.",
      "Row 2, pictures: 'words.jpg' cannot be read as a picture.",
      "Row 2, pictures: 'drawing.jpg' is no photograph the store can read.",
      "Row 2, pictures: 'vast.png' has 12000 x 7000 pixels; 80 million are the limit.",
      "Row 2, pictures: 'strip.png' is too high for its width: 4200 pixels as the store shows it, and 4096 are the limit. Cut it lower.",
      '6 problems. Nothing was changed.',
    ])
      expect(text).toContain(line);
    expect(await mediaFiles()).toEqual(before);
  });

  it('are only checked by a dry run', async () => {
    await photo(420, 320).jpeg().toFile(join(supplier, 'dry.jpg'));
    const before = await mediaFiles();
    expect((await importPictures('dry-oak', 'dry.jpg', '', '--dry-run')).text).toContain('1 of them to be made');
    expect(await mediaFiles()).toEqual(before);
  });

  it('keep their description until another is given', async () => {
    await photo(430, 330).jpeg().toFile(join(supplier, 'described.jpg'));
    await importPictures('described-oak', 'described.jpg', 'Oak by the window');
    const [picture] = await galleryOf('described-oak');
    const name = /\/media\/(.+)-\d+\.webp$/.exec(picture?.src ?? '')?.[1] ?? '';
    expect((await importPictures('described-oak', `media:${name}`, 'Oak at noon')).text).toContain(
      '1 product changed\n  described-oak: pictures',
    );
    expect(await galleryOf('described-oak')).toMatchObject([{ alt: 'Oak at noon' }]);
  });
});
