import { describe, expect, it } from 'vitest';
import { contactMessageOf, enquiryHref, firstMissing } from './enquiry-message';

describe('an enquiry', () => {
  it('is complete only when name, email and message all say something', () => {
    expect(firstMissing({ name: 'Ana', email: 'ana@a.example', message: 'Hello' })).toBeNull();
    expect(firstMissing({ name: ' ', email: 'ana@a.example', message: '' })).toBe('name');
    expect(firstMissing({ name: 'Ana', email: '', message: 'Hello' })).toBe('email');
    expect(firstMissing({ name: 'Ana', email: 'ana@a.example', message: '\n' })).toBe('message');
  });

  it('becomes the prefilled text of a messaging link, special characters and all', () => {
    const href = enquiryHref({ name: 'Ana & Co', email: 'a+b@a.example', message: '10% off? #1\nSí' });
    expect(href.startsWith('https://wa.me/13055550142?text=')).toBe(true);
    expect(new URL(href).searchParams.get('text')).toBe('Name: Ana & Co\nEmail: a+b@a.example\nMessage: 10% off? #1\nSí');
  });

  it('becomes a message to the shop where no link can open, whatever the name is made of', () => {
    expect(contactMessageOf({ name: ' Ana  Ruiz Diaz ', email: 'ana@a.example', message: 'Hello ' })).toEqual({
      firstName: 'Ana',
      lastName: 'Ruiz Diaz',
      email: 'ana@a.example',
      message: 'Hello',
    });
    expect(contactMessageOf({ name: 'Ana', email: 'ana@a.example', message: 'Hello' }).lastName).toBe('(chat)');
  });
});
