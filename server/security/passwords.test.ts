import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it, test } from 'vitest';
import { hashPassword, isPassword, MIN_PASSWORD_CHARACTERS, passwordProblem, limitConcurrency } from './passwords';
import { SHOP_WORDS } from './common-passwords';

const GUESSABLE = 'This password is one of the first that anybody would guess. Please choose another, such as a few words.';

describe('A new password', () => {
  it.each(['1234567', 'short', '😀😀😀😀'])('%s is too short', (password) => {
    expect(passwordProblem(password)).toBe('Please choose a password of at least 8 characters.');
  });

  it.each([
    'password',
    'Password1',
    'PASSWORD123',
    'P@ssw0rd',
    'p4ssw0rd!',
    'pass word',
    '12345678',
    '123456789',
    '1234567890',
    '87654321',
    '11111111',
    'aaaaaaaa',
    '12341234',
    'abcd1234',
    'abcdefgh',
    'qwertyui',
    'qwerty123',
    'QWERTYUIOP',
    'asdfghjkl',
    '1q2w3e4r',
    '1qaz2wsx',
    'zaq12wsx',
    'q1w2e3r4',
    'iloveyou',
    'ILoveYou2',
    'princess',
    'sunshine',
    'football',
    'baseball1',
    'superman',
    'michael1',
    'jennifer',
    'jordan23',
    'trustno1',
    'letmein1',
    'welcome1',
    'dragon123',
    'master12',
    'starwars',
    'whatever',
    'computer',
    'internet',
    'corvette',
    'mercedes',
    'liverpool',
    'chelsea1',
    'passw0rd',
    'admin123',
    'changeme',
    'test1234',
    'qwertyqwerty',
    'lovelove',
    'flooring',
    'Flooring1',
    '19901231',
    '31121990',
    '12311990',
    '147258369',
    '９８７６５４３２',
    'summer2024',
    '123456789a',
    'a123456789',
    'abc123456',
    '123456abc',
    'aa12345678',
    'qwe123456',
    'asd123456789',
    'qwerty123456789',
    'qwertyasdfgh',
    '1q2w3e4r5t6y',
    'zxcvbnm123',
    '11223344',
    '1122334455',
    '112233445566',
    '123454321',
    '123123123',
    '12345678910',
    '0987654321',
    '1234567891',
    '741852963',
    '147896325',
    'password123456789',
    '123456password',
    'mypassword1',
    'ilovepizza',
    'iloveflooring',
    'spsflooring2026',
    'SPSfloor!',
    'vinylplank1',
    'footballfan7',
    'daniel12345',
    'jessica2010',
    'woaini1314',
    'monkey!!',
    'charlie99',
    'P@$$w0rd123',
    'Welcome2024!',
  ])('%s is among the first guesses', (password) => {
    expect(passwordProblem(password)).toBe(GUESSABLE);
  });

  it.each([
    'plank by plank',
    'walnut floor',
    'nine oak planks',
    'correct horse battery staple',
    'tz8!kq2w',
    'eichenboden',
    'пол из дуба',
    '83620571',
    'summer on the coast',
    'password manager wrote this',
    'walnut floor',
    'seven oak planks',
    'abc of the sea',
    'xk7-tulip-9',
    'herringbone in the hall',
    '4071926385',
  ])('%s may be used', (password) => {
    expect(passwordProblem(password)).toBeNull();
  });

  it('is none of the three thousand that stand most often in published leaks and are long enough', () => {
    const leaked = dictionary['passwords-common'].filter((password) => password.length >= MIN_PASSWORD_CHARACTERS).slice(0, 3_000);
    expect(leaked).toHaveLength(3_000);
    expect(leaked.filter((password) => passwordProblem(password) !== GUESSABLE)).toEqual([]);
    expect(['drowssap', 'Bobafett', 'ncc1701d', 'Devildog'].map(passwordProblem)).toEqual(Array(4).fill(GUESSABLE));
  });

  it("is no leaked word and none of the shop's own with digits behind it", () => {
    const leaked = dictionary['passwords-common'].filter((password) => /^[a-z]{3,}$/.test(password)).slice(0, 3_000);
    expect(leaked).toHaveLength(3_000);
    expect(SHOP_WORDS).toEqual(expect.arrayContaining(['flooring', 'spsflooring', 'vinyl', 'plank', 'hardwood', 'herringbone']));
    const words = [...leaked, ...SHOP_WORDS].map((word) => `${word}20261`);
    expect(words.filter((password) => passwordProblem(password) !== GUESSABLE)).toEqual([]);
  });
});

describe('A kept password', () => {
  it('counts to its last byte: 64, 72, 73 and 1000 of them', async () => {
    for (const length of [64, 72, 73, 1_000]) {
      const start = 'oak '.repeat(250).slice(0, length - 1);
      const kept = await hashPassword(`${start}1`);
      expect(await isPassword(kept, `${start}1`)).toBe(true);
      expect(await isPassword(kept, `${start}2`)).toBe(false);
      expect(await isPassword(kept, start)).toBe(false);
    }
  });

  it('is the same however the keyboard writes an accent, a ligature or wide digits', async () => {
    const kept = await hashPassword('Caf\u00e9 office 12');
    expect(await isPassword(kept, 'Cafe\u0301 o\ufb03ce \uff11\uff12')).toBe(true);
    expect(await isPassword(kept, 'Cafe office 12')).toBe(false);
  });

  it('is an argon2id hash at the cost OWASP asks for', async () => {
    expect(await hashPassword('nine oak planks')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

test('Two at a time run, the rest waits in order, and a failure makes room too', async () => {
  const limited = limitConcurrency(2);
  const begun: number[] = [];
  const ends: ((failed: boolean) => void)[] = [];
  const all = [0, 1, 2, 3].map((number) =>
    limited(
      () =>
        new Promise<number>((resolve, reject) => {
          begun.push(number);
          ends.push((failed) => (failed ? reject(new Error('failed')) : resolve(number)));
        }),
    ).catch(() => -1),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  ends[0]?.(true);
  expect(await all[0]).toBe(-1);
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  ends[1]?.(false);
  ends[2]?.(false);
  await all[2];
  await Promise.resolve();
  ends[3]?.(false);
  expect(await Promise.all(all)).toEqual([-1, 1, 2, 3]);
});
