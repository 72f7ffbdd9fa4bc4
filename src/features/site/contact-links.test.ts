import { describe, expect, it } from 'vitest';
import { chatHref, phoneHref, webHref } from './contact-links';

describe('links made from the settings', () => {
  it('a chat link is the digits of the number behind the country prefix 1', () => {
    expect(chatHref('(305) 555-0142')).toBe('https://wa.me/13055550142');
  });

  it('the prefix is not doubled when the number already carries it', () => {
    expect(chatHref('+1 305 555 0142')).toBe('https://wa.me/13055550142');
    expect(phoneHref('1-305-555-0142')).toBe('tel:+13055550142');
  });

  it('only web addresses become links', () => {
    expect(webHref('https://instagram.example/sps')).toBe('https://instagram.example/sps');
    expect(webHref('javascript:alert(1)')).toBeNull();
    expect(webHref('')).toBeNull();
  });
});
