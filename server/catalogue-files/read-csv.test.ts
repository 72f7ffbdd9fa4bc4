import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv';

const cells = async (text: string) => (await readCsv(text)).rows.map((row) => row.cells);

describe('A spreadsheet', () => {
  it('may hold commas, quotes and line breaks inside quotes', async () => {
    expect(await cells('slug,title,description_html\r\noak,"Oak, ""white""","<p>one\r\ntwo</p>"\r\n')).toEqual([
      { slug: 'oak', title: 'Oak, "white"', description_html: '<p>one\ntwo</p>' },
    ]);
  });

  it('may be separated by semicolons, and then holds commas as they are', async () => {
    expect(await cells('slug;title\noak;Oak, white\n')).toEqual([{ slug: 'oak', title: 'Oak, white' }]);
  });

  it.each([
    ['tabs', 'slug\ttitle\noak\tOak, white; pale\n'],
    ["a first line 'sep='", 'sep=;\r\nslug;title\r\noak;"Oak, white; pale"\r\n'],
    ['a first line in quotes', '"sep=\t"\nslug\ttitle\noak\tOak, white; pale\n'],
  ])('may be separated by %s', async (_how, text) => {
    expect(await readCsv(text)).toEqual({ rows: [{ row: 2, cells: { slug: 'oak', title: 'Oak, white; pale' } }], problems: [] });
  });

  it('may end its lines in several ways at once', async () => {
    const { rows, problems } = await readCsv('slug,title\r\noak,Oak\nash,Ash\relm,"Elm\r\nand"\n');
    expect([problems, rows.map(({ row, cells: { slug, title } }) => [row, slug, title])]).toEqual([
      [],
      [
        [2, 'oak', 'Oak'],
        [3, 'ash', 'Ash'],
        [4, 'elm', 'Elm\nand'],
      ],
    ]);
  });

  it('that ends inside a row was cut short', async () => {
    expect((await readCsv('slug,title,category\noak,Oak,SPC\nash,As')).problems).toEqual([
      {
        row: 3,
        column: null,
        message: 'The file ends inside this row, after 2 of 3 cells. Copy it anew; if it is whole, end it with a line break.',
      },
    ]);
  });

  it('may write its headings with capitals and blanks, leave cells away and have empty rows and columns', async () => {
    expect(await readCsv('Slug, Title ,\noak\n,,\nash,Ash,\n')).toEqual({
      rows: [
        { row: 2, cells: { slug: 'oak', title: '' } },
        { row: 4, cells: { slug: 'ash', title: 'Ash' } },
      ],
      problems: [],
    });
  });

  it('keeps the row numbers of the spreadsheet where a cell holds line breaks', async () => {
    const { rows } = await readCsv('slug,title\noak,"one\ntwo\nthree"\nash,Ash');
    expect(rows.map(({ row }) => row)).toEqual([2, 3]);
  });

  it('is read whole however long it is', async () => {
    const text = ['slug,title', ...Array.from({ length: 20_000 }, (_, index) => `oak-${index},"Oak ""${index}"" ünï 🪵"`)].join('\n');
    const read = await cells(text);
    expect(read).toHaveLength(20_000);
    expect(read.at(-1)).toEqual({ slug: 'oak-19999', title: 'Oak "19999" ünï 🪵' });
  });

  it('may hold an emoji wherever it is cut into the pieces that are read at once', async () => {
    const before = 'slug,title\noak,';
    const filled = 'x'.repeat(128 * 1024 - 1 - before.length);
    expect(await cells(`${before}${filled}🪵 oak\nash,Ash 🪵\n`)).toEqual([
      { slug: 'oak', title: `${filled}🪵 oak` },
      { slug: 'ash', title: 'Ash 🪵' },
    ]);
  });

  it.each([
    ['slug,title\noak,"Oak\n', 'A double quote is opened here, or below, and never closed. Close it.'],
    ['slug,title\noak,"Oak" white\n', 'A double quote stands inside a text.'],
    ['slug,title\noak,Oak "white"\n', 'A double quote stands inside a text.'],
    ['slug,slug\noak,ash\n', "The column 'slug' is there twice. Keep one."],
    ['title\nOak\n', 'The first row must be the heading, with a column slug.'],
  ])('with a mistake says which: %j', async (text, words) => {
    expect((await readCsv(text)).problems).toEqual(
      expect.arrayContaining([expect.objectContaining({ message: expect.stringContaining(words) })]),
    );
  });
});
