import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createProgress } from './progress';

function screen(isTTY: boolean) {
  const written: string[] = [];
  const out = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      done();
    },
  });
  return { written, progress: createProgress(Object.assign(out, { isTTY, columns: 20 })) };
}

it('On a terminal each line of progress takes the place of the one before, and the last one goes', () => {
  const { written, progress } = screen(true);
  progress.showProgress('1 of 2 pictures checked');
  progress.endProgress();
  expect(written.join('')).toBe('\r\u001b[K1 of 2 pictures che\r\u001b[K');
});

it('In a log each line of progress is a line', () => {
  const { written, progress } = screen(false);
  progress.showProgress('1 of 2');
  progress.showProgress('2 of 2');
  progress.endProgress();
  expect(written.join('')).toBe('1 of 2\n2 of 2\n');
});
