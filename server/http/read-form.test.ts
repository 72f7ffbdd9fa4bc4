import { describe, expect, it } from 'vitest';
import { HttpProblem } from './problems';
import { MAX_BODY_BYTES, readBody, readForm } from './read-form';

const post = (body: NonNullable<RequestInit['body']>, contentType: string | null = null): Request =>
  new Request('http://store.test/', {
    method: 'POST',
    body,
    ...(contentType === null ? {} : { headers: { 'Content-Type': contentType } }),
  });
const json = (text: string): Request => post(new Blob([text], { type: 'application/json' }));
const form = (fields: Readonly<Record<string, string>>): FormData => {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.append(name, value);
  return made;
};
/** Multipart as a program writes it by hand. */
const multipart = (...parts: readonly string[]): Request =>
  post(`${parts.map((part) => `--x\r\n${part}\r\n`).join('')}--x--\r\n`, 'multipart/form-data; boundary=x');
const field = (name: string, value: string): string => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;

async function refusalOf(request: Request): Promise<readonly [number, string]> {
  const error = await readForm(request).catch((thrown: unknown) => thrown);
  if (!(error instanceof HttpProblem)) throw error;
  return [error.httpStatus, error.message];
}

describe('The fields of a request', () => {
  const FIELDS = { 'Appuser[email]': 'ana@example.com', text: 'Grüße & 1+1=2', empty: '' };

  it('are the same in every encoding', async () => {
    expect(await readForm(post(form(FIELDS)))).toEqual(FIELDS);
    expect(await readForm(post(new URLSearchParams(FIELDS)))).toEqual(FIELDS);
    expect(await readForm(json(JSON.stringify(FIELDS)))).toEqual(FIELDS);
    expect(await readForm(json(JSON.stringify({ Appuser: { email: 'ana@example.com' }, text: FIELDS.text, empty: null })))).toEqual(FIELDS);
    expect(await readForm(multipart(...Object.entries(FIELDS).map(([name, value]) => field(name, value))))).toEqual(FIELDS);
  });

  it('have the line breaks that were typed, which a browser sends as two characters each', async () => {
    expect(await readForm(multipart(field('text', 'Two rooms\r\nand a hall\r\n')))).toEqual({ text: 'Two rooms\nand a hall\n' });
    expect(await readForm(post(form({ text: 'Two rooms\nand a hall' })))).toEqual({ text: 'Two rooms\nand a hall' });
  });

  it('are texts, whatever JSON says that they are', async () => {
    expect(await readForm(json('{"a":1,"b":true,"c":null,"d":{"e":2.5,"f":false,"g":null}}'))).toEqual({
      a: '1',
      b: 'true',
      c: '',
      'd[e]': '2.5',
      'd[f]': 'false',
      'd[g]': '',
    });
  });

  it('are none where the body is empty, whatever it says that it is', async () => {
    expect(await readForm(post('', 'text/html'))).toEqual({});
    expect(await readForm(new Request('http://store.test/', { method: 'POST' }))).toEqual({});
    expect(await readForm(json('{}'))).toEqual({});
  });

  it.each(['APPLICATION/JSON', 'application/json; charset=utf-8', ' application/json ;x'])('are read under %j too', async (type) => {
    expect(await readForm(post(new TextEncoder().encode('{"a":"b"}'), type))).toEqual({ a: 'b' });
  });
});

describe('A body', () => {
  it.each(['text/plain', 'application/jsonp', 'text/json', 'application/xml'])(
    'of the type %s is refused with what to send',
    async (type) => {
      const [status, message] = await refusalOf(post('a=b', type));
      expect([status, message]).toEqual([
        415,
        'Send the fields as multipart/form-data, application/x-www-form-urlencoded or application/json.',
      ]);
    },
  );

  it('without a type is refused so too', async () => {
    expect((await refusalOf(post(new Uint8Array([97]))))[0]).toBe(415);
  });

  it.each(['{', '', 'nothing', '{"a":1}}'].filter((text) => text !== ''))('of JSON that cannot be read, %j, is refused', async (text) => {
    expect(await refusalOf(json(text))).toEqual([400, 'The JSON cannot be read.']);
  });

  it.each(['[]', '1', '"a"', 'null', '{"a":[1]}'])('of JSON without fields, %s, is refused', async (text) => {
    expect(await refusalOf(json(text))).toEqual([400, 'Expected a JSON object of fields.']);
  });

  it('of JSON that goes deeper than one level is refused', async () => {
    for (const text of ['{"a":{"b":{"c":1}}}', '{"a":{"b":[1]}}'])
      expect(await refusalOf(json(text))).toEqual([400, 'Fields are at most one level deep.']);
  });

  it.each(['multipart/form-data', 'multipart/form-data; boundary='])('as %s, without its boundary, is refused', async (type) => {
    expect(await refusalOf(post('x', type))).toEqual([400, 'The form cannot be read.']);
  });

  it('of a form that ends in the middle is refused', async () => {
    expect(await refusalOf(post(`--x\r\n${field('a', 'b')}`, 'multipart/form-data; boundary=x'))).toEqual([
      400,
      'The form cannot be read.',
    ]);
  });

  it('with a file is refused', async () => {
    const withFile = 'Content-Disposition: form-data; name="a"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nx';
    expect(await refusalOf(multipart(withFile))).toEqual([400, 'Files are not accepted here.']);
  });

  it('in a charset that nobody knows is refused', async () => {
    const odd = 'Content-Disposition: form-data; name="a"\r\nContent-Type: text/plain; charset=nonsense\r\n\r\nx';
    expect(await refusalOf(multipart(odd))).toEqual([400, 'The form uses an unknown charset.']);
  });
});

describe('Fields', () => {
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 'x']));
  const inEveryEncoding = (fields: Readonly<Record<string, string>>): readonly Request[] => [
    json(JSON.stringify(fields)),
    post(new URLSearchParams(fields)),
    multipart(...Object.entries(fields).map(([name, value]) => field(name, value))),
  ];

  it('may be sixty, and not one more', async () => {
    for (const request of inEveryEncoding(many(60))) expect(Object.keys(await readForm(request))).toHaveLength(60);
    for (const request of inEveryEncoding(many(61))) expect(await refusalOf(request)).toEqual([400, 'The form has too many fields.']);
  });

  it('may have names of a hundred characters, and not of one more', async () => {
    const [long, tooLong] = ['n'.repeat(99), 'n'.repeat(101)];
    for (const request of inEveryEncoding({ [long]: 'x' })) expect(await readForm(request)).toEqual({ [long]: 'x' });
    for (const request of inEveryEncoding({ [tooLong]: 'x' }))
      expect(await refusalOf(request)).toEqual([400, 'A field of the form is too long.']);
    const exact = 'n'.repeat(100);
    expect(await readForm(json(JSON.stringify({ [exact]: 'x' })))).toEqual({ [exact]: 'x' });
  });

  it('are named once each', async () => {
    expect(await refusalOf(post('a=1&a=2', 'application/x-www-form-urlencoded'))).toEqual([400, 'The form names a field twice.']);
    expect(await refusalOf(multipart(field('a', '1'), field('a', '1')))).toEqual([400, 'The form names a field twice.']);
    expect(await refusalOf(json('{"a[b]":"1","a":{"b":"2"}}'))).toEqual([400, 'The form names a field twice.']);
  });

  it('hold no zero byte, in name or value', async () => {
    expect(await refusalOf(json('{"a":"x\\u0000"}'))).toEqual([400, 'The form holds a zero byte.']);
    expect(await refusalOf(json('{"a\\u0000":"x"}'))).toEqual([400, 'The form holds a zero byte.']);
  });

  it('hold no half of an emoji, which no database stores as JSON, and may hold a whole one', async () => {
    expect(await refusalOf(json('{"a":"x\\ud83c"}'))).toEqual([400, 'The form holds half of a character, such as a cut emoji.']);
    expect(await readForm(json('{"a":"x\\ud83c\\udfe0"}'))).toEqual({ a: 'x🏠' });
  });

  it.each(['__proto__', 'constructor', 'prototype', 'a[__proto__]', 'constructor[prototype]'])('are not named %s', async (name) => {
    expect(await refusalOf(post(new URLSearchParams({ [name]: 'x' })))).toEqual([400, 'The form has a field with a forbidden name.']);
  });
});

describe('The size of a body', () => {
  const declared = (bytes: number, length: string): Request => {
    const request = post(new Uint8Array(bytes));
    request.headers.set('Content-Length', length);
    return request;
  };
  const streamed = (chunks: readonly Uint8Array<ArrayBuffer>[]): Request =>
    new Request('http://store.test/', {
      method: 'POST',
      duplex: 'half',
      body: new ReadableStream<Uint8Array>({
        start: (controller) => {
          for (const chunk of chunks) controller.enqueue(chunk);
          controller.close();
        },
      }),
    } as RequestInit);
  const TOO_LARGE = new HttpProblem(413, 'The request is larger than 64 kB.');

  it('may be 64 kB, and not a byte more, declared or not', async () => {
    expect(await readBody(declared(MAX_BODY_BYTES, String(MAX_BODY_BYTES)))).toHaveLength(MAX_BODY_BYTES);
    expect(await readBody(streamed([new Uint8Array(MAX_BODY_BYTES)]))).toHaveLength(MAX_BODY_BYTES);
    await expect(readBody(declared(1, String(MAX_BODY_BYTES + 1)))).rejects.toThrow(TOO_LARGE);
    await expect(readBody(streamed([new Uint8Array(MAX_BODY_BYTES), new Uint8Array(1)]))).rejects.toThrow(TOO_LARGE);
  });

  it('counts as it is where it was declared smaller', async () => {
    await expect(readBody(declared(MAX_BODY_BYTES + 1, '1'))).rejects.toThrow(TOO_LARGE);
  });

  it('may be limited otherwise, and the problem names that limit', async () => {
    await expect(readBody(declared(2_049, '2049'), 2_048)).rejects.toThrow(new HttpProblem(413, 'The request is larger than 2 kB.'));
    expect(await readBody(declared(2_048, '2048'), 2_048)).toHaveLength(2_048);
  });

  it('is put together from what came, in its order', async () => {
    const text = (words: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(words);
    expect(String(await readBody(streamed([text('one '), text('two '), text('three')])))).toBe('one two three');
  });

  it('without a declared end is read no further than the limit', async () => {
    let isBrokenOff = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(40_000)),
      cancel: () => void (isBrokenOff = true),
    });
    const request = new Request('http://store.test/', { method: 'POST', duplex: 'half', body: endless } as RequestInit);
    await expect(readBody(request)).rejects.toThrow(TOO_LARGE);
    expect(isBrokenOff).toBe(true);
  });

  it('that was cut off is told as such, declared or not', async () => {
    const broken = (headers: Readonly<Record<string, string>>): Request =>
      new Request('http://store.test/', {
        method: 'POST',
        duplex: 'half',
        headers,
        body: new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) }),
      } as RequestInit);
    await expect(readBody(broken({}))).rejects.toThrow(new HttpProblem(400, 'The request was cut off.'));
    await expect(readBody(broken({ 'Content-Length': '5' }))).rejects.toThrow(new HttpProblem(400, 'The request was cut off.'));
  });
});
