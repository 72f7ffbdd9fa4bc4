import { expect, it } from 'vitest';
import { requestKey } from './request-key';

const BOUNDARY = '----WebKitFormBoundaryA1b2C3d4E5f6G7h8';
const form = (boundary: string, value: string): Buffer =>
  Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="slug"\r\n\r\n${value}\r\n--${boundary}--\r\n`);
const key = (boundary: string, value: string): string | null =>
  requestKey('POST /x', `multipart/form-data; boundary=${boundary}`, form(boundary, value));

it('Forms that differ in their boundary alone have one key', () => {
  const other = '----WebKitFormBoundaryZZZZZZZZZZZZZZZZ';
  expect(key(BOUNDARY, 'oak')).not.toBeNull();
  expect(key(other, 'oak')).toBe(key(BOUNDARY, 'oak'));
  expect(key(BOUNDARY, 'elm')).not.toBe(key(BOUNDARY, 'oak'));
});

it('A boundary that also stands inside a value has no key: it could be mistaken for another value', () => {
  expect(key('0123456789abcdef', 'oak 0123456789abcdef')).toBeNull();
  expect(key('0123456789abcdef', 'oak\0')).toBeNull();
  expect(key('short', 'oak')).toBeNull();
  expect(requestKey('POST /x', 'multipart/form-data', form(BOUNDARY, 'oak'))).toBeNull();
});

it('Address and content type are part of the key', () => {
  const keys = [
    ['/x', 'a'],
    ['/y', 'a'],
    ['/x', 'b'],
  ].map(([url = '', type = '']) => requestKey(url, type, Buffer.from('slug=oak')));
  expect(new Set(keys).size).toBe(3);
});
