import { expect, it } from 'vitest';
import { findFields } from '../owner/setting-fields';
import { requiredLine, youtube } from '../catalogue-files/cells';
import { CONTENT_FILES } from './file-shapes';

const BANNER = { title: 'Oak', subtitle: '', picture: 'oak.jpg' };
const BAD_LINES = ['Two\nlines', 'Two\r\nlines', 'Nul\u0000 here', '\u202eflip', 'half \ud83c', '\u200b', '  '];

const problemsOf = (change: object): readonly string[] => {
  const parsed = CONTENT_FILES.banner.shape.safeParse([{ ...BANNER, ...change }]);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
};

it.each(BAD_LINES)('A title %j is refused alike in the files of content and catalogue and as a setting', (title) => {
  expect(problemsOf({ title })).toEqual([
    '0.title takes one line of 1 to 120 characters: something to see, no line breaks and no unprintable characters',
  ]);
  expect(requiredLine(120).safeParse(title).success).toBe(false);
  expect(findFields('metaTitle')[0]?.read(title)).toBeNull();
});

it('A title in any script is taken, with an emoji too, and a subtitle may be empty', () => {
  for (const title of ['Eichenböden', '橡木', '🪵', 'می\u200cخواهم']) expect(problemsOf({ title })).toEqual([]);
  expect(problemsOf({ subtitle: 'Two\nlines' })).toEqual([
    '0.subtitle takes one line of up to 300 characters, or "": no line breaks and no unprintable characters',
  ]);
});

it.each([
  ['https://m.youtube.com/watch?v=abcdefghij1', true],
  ['https://www.youtube-nocookie.com/embed/abcdefghij1', true],
  ['https://youtu.be/abcdefghij1?t=3', true],
  ['https://www.youtube.com/@sps-flooring', false],
  ['https://youtube.com.evil.example/watch?v=abcdefghij1', false],
])('Files of content and catalogue take the videos that the page can show, and no others: %s', (address, isTaken) => {
  const guide = { slug: 'oak', title: 'Oak', pictures: [], text: 'oak.html', youtube: address };
  expect(CONTENT_FILES.guides.shape.safeParse([guide]).success).toBe(isTaken);
  expect(youtube.safeParse(address).success).toBe(isTaken);
});

it('HTML keeps its line breaks', () => {
  const review = { name: 'Ana', designation: '', html: '<p>One</p>\r\n<p>Two</p>\n' };
  expect(CONTENT_FILES.reviews.shape.safeParse([review])).toMatchObject({ success: true, data: [{ html: review.html }] });
});
