import type { FormFields } from '../../src/contract/define-endpoint';
import type { Random } from './random';

type Field = readonly [name: string, value: string];

export interface RequestBody {
  readonly contentType: string | null;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  '__proto__[isAdmin]',
  'constructor[prototype][x]',
  'toString',
  'hasOwnProperty',
  '',
  ' ',
  '[',
  ']',
  '[]',
  'a[',
  'a]',
  'a[]',
  'Appuser[email',
  'Appuser[[email]]',
  'Appuser[email][0]',
  'Appuser[email][$ne]',
  'a'.repeat(99),
  'a'.repeat(101),
  'a'.repeat(5_000),
  '\u0000',
  'na\u0000me',
  'naïve',
  '名前',
  '\u202eemail',
  'x"; filename="y',
  'x\r\nX-Injected: 1',
  'user_id',
  '$where',
] as const;

const VALUES = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0001\u0007\u001b[31m',
  '\r\n',
  '\ud800',
  'é',
  'e\u0301',
  '\ufeff',
  '\u202e',
  '💥'.repeat(300),
  '0',
  '-0',
  '-1',
  '1e309',
  '-1e309',
  'NaN',
  'Infinity',
  '1e3',
  '0x10',
  '00000000001',
  '9'.repeat(9),
  '9'.repeat(15),
  '9'.repeat(400),
  '2147483647',
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '99999999999999999999',
  '0.1',
  '.5',
  '1.',
  '1,5',
  '１２',
  '1 OR 1=1',
  "' OR '1'='1",
  "'; drop table users; --",
  '$1',
  '\\',
  '%',
  '%00',
  '%s%n',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '{"$gt":""}',
  '../../../etc/passwd',
  '/etc/passwd',
  'file:///etc/passwd',
  'http://127.0.0.1/',
  '<script>alert(1)</script>',
  '<svg onload=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}',
  '${7*7}',
  '`id`',
  '|id',
  'a@b',
  '@',
  'a@b@c',
  `${'a'.repeat(250)}@example.com`,
  'a'.repeat(1_024),
  'a'.repeat(1_025),
  'a'.repeat(40_000),
  'ALL',
  'all',
  'pi_',
  'pi_1_secret_2',
  `pi_${'a'.repeat(300)}`,
  '1,2,3',
  ',,,',
  `${'1,'.repeat(1_999)}1`,
  'Delivery',
  '2026-02-31',
] as const;

const MEDIA_TYPES = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'multipart/mixed; boundary=x',
  'application/x-www-form-urlencoded; charset=utf-16',
  'application/x-www-form-urlencoded; charset=nonsense',
  'application/json; charset=utf-7',
  'APPLICATION/JSON',
  'text/plain',
  'text/xml',
  'application/octet-stream',
  'image/png',
  ';',
  '/',
  'a',
  '',
] as const;

/** encodeURIComponent knows no way to write these. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The bytes of a body made from fields that would be accepted, wrong in at least one way most of the time. */
export function malformedBody(random: Random, sample: FormFields): RequestBody {
  const fields = malformedFields(random, sample);
  const kind = random.below(100);
  if (kind < 40) return withOddType(random, multipart(random, fields));
  if (kind < 65) return withOddType(random, urlencoded(random, fields));
  if (kind < 90) return withOddType(random, { contentType: 'application/json', bytes: bytesOf(json(random, fields)) });
  return { contentType: random.pick(MEDIA_TYPES), bytes: noise(random, random.pick([0, 1, 10, 1_000, 70_000])) };
}

function malformedFields(random: Random, sample: FormFields): readonly Field[] {
  const fields: Field[] = Object.entries(sample);
  for (let times = random.below(4); times > 0; times -= 1) {
    const at = random.below(Math.max(1, fields.length));
    const [name, value] = fields[at] ?? ['slug', 'x'];
    const changed: readonly Field[] = random.pick<() => readonly Field[]>([
      () => [],
      () => [[name, random.pick(VALUES)]],
      () => [[name, random.pick(VALUES)]],
      () => [[name, random.pick(VALUES)]],
      () => [[random.pick(NAMES), value]],
      () => [
        [name, value],
        [name, random.pick(VALUES)],
      ],
      () => [
        [name, value],
        [random.pick(NAMES), random.pick(VALUES)],
      ],
      () => Array.from({ length: random.pick([59, 61, 500]) }, (_, n): Field => [`f${n}`, value]),
    ])();
    fields.splice(at, 1, ...changed);
  }
  return fields;
}

function multipart(random: Random, fields: readonly Field[]): RequestBody {
  const boundary = random.pick(['x', '----form', 'a'.repeat(70), "'()+_,-./:=?"]);
  const extra = (): string =>
    random.pick(['', '', '', '', '; filename="a.txt"', "; filename*=utf-8''a%2e", '; name="twice"', `; junk=${'j'.repeat(3_000)}`]);
  const headers = (): string =>
    random.pick([
      '',
      '',
      '',
      '',
      'Content-Type: text/html\r\n',
      'Content-Transfer-Encoding: base64\r\n',
      'Content-Type: text/plain; charset=utf-16\r\n',
      `X: ${'h'.repeat(20_000)}\r\n`,
    ]);
  const disposition = (): string =>
    random.pick([
      'Content-Disposition: form-data',
      'Content-Disposition: form-data',
      'Content-Disposition: form-data',
      'Content-Disposition: attachment',
      'Content-Disposition',
      'X-Other: 1',
    ]);
  const newLine = random.chance(0.95) ? '\r\n' : '\n';
  const parts = fields.map(
    ([name, value]) =>
      `--${boundary}${newLine}${disposition()}; name="${name}"${extra()}${newLine}${headers()}${newLine}${value}${newLine}`,
  );
  const whole = bytesOf(`${parts.join('')}--${boundary}${random.chance(0.9) ? '--' : ''}${newLine}`);
  const sent = random.chance(0.25) ? whole.slice(0, random.below(whole.length + 1)) : whole;
  return {
    contentType: `multipart/form-data; boundary=${random.chance(0.95) ? boundary : 'another'}`,
    bytes: random.chance(0.1) ? flipped(random, sent) : sent,
  };
}

function urlencoded(random: Random, fields: readonly Field[]): RequestBody {
  const escape = (text: string): string => (random.chance(0.8) ? encodeURIComponent(text.replaceAll(LONE_SURROGATE, '\ufffd')) : text);
  const text = fields
    .map(([name, value]) => `${escape(name)}${random.chance(0.97) ? '=' : ''}${escape(value)}`)
    .join(random.chance(0.95) ? '&' : random.pick([';', '&&', '&=&']));
  return {
    contentType: 'application/x-www-form-urlencoded',
    bytes: bytesOf(`${text}${random.pick(['', '', '', '&', '=', '%', '%f', '%ff%fe', '%u0000', '&__proto__=1'])}`),
  };
}

function json(random: Random, fields: readonly Field[]): string {
  const odd = random.pick<() => string>([
    () => '{'.repeat(random.pick([10, 20_000])),
    () => '['.repeat(30_000),
    () => `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
    () => 'null',
    () => '1e999',
    () => '"text"',
    () => '[{}]',
    () => '',
    () => '{"__proto__":{"isAdmin":true}}',
    () => '{"constructor":{"prototype":{"x":1}}}',
    () => '{"a":1,"a":2}',
    () => '\ufeff{}',
    () => '{"a":"\\ud800"}',
    () => '{"a":"\\u0000"}',
  ]);
  if (random.chance(0.25)) return odd();
  const value = (text: string): string => {
    if (random.chance(0.8)) return JSON.stringify(text);
    return random.pick([
      'null',
      'true',
      '1',
      '-1',
      '1e308',
      '1e999',
      '0.1',
      '[]',
      '{}',
      '["a"]',
      '{"a":{"b":1}}',
      '"\\ud800"',
      '12345678901234567890',
    ]);
  };
  const members = fields.map(([name, text]) => {
    const [, outer, inner] = /^(\w+)\[(\w+)\]$/.exec(name) ?? [];
    return outer !== undefined && inner !== undefined && random.chance(0.5)
      ? `"${outer}":{"${inner}":${value(text)}}`
      : `${JSON.stringify(name)}:${value(text)}`;
  });
  const whole = `{${members.join(',')}}`;
  return random.chance(0.1) ? whole.slice(0, random.below(whole.length + 1)) : whole;
}

function withOddType(random: Random, body: RequestBody): RequestBody {
  if (random.chance(0.93)) return body;
  return { ...body, contentType: random.chance(0.2) ? null : random.pick(MEDIA_TYPES) };
}

function flipped(random: Random, bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const copy = bytes.slice();
  for (let times = 1 + random.below(8); times > 0 && copy.length > 0; times -= 1) copy[random.below(copy.length)] = random.below(256);
  return copy;
}

const noise = (random: Random, length: number): Uint8Array<ArrayBuffer> => Uint8Array.from({ length }, () => random.below(256));
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
