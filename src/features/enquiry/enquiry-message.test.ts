import { describe, expect, it } from 'vitest';
import { contactMessageOf, enquiryHref, enquiryProblem } from './enquiry-form';

describe('an enquiry', () => {
  it('is complete only when name, email and message all say something', () => {
    expect(enquiryProblem({ name: 'Ana', email: ' ana@a.example ', message: 'Hello' })).toBeNull();
    const all = 'Please fill all fields before sending.';
    expect(enquiryProblem({ name: ' ', email: 'ana@a.example', message: '' })).toEqual({ field: 'name', message: all });
    expect(enquiryProblem({ name: 'Ana', email: '', message: 'Hello' })).toEqual({ field: 'email', message: all });
    expect(enquiryProblem({ name: 'Ana', email: 'ana@a.example', message: '\n' })).toEqual({ field: 'message', message: all });
  });

  it.each(['ana', 'ana@', '@a.example', 'ana@example', 'ana ruiz@a.example'])('asks for an address that can be answered: %s', (email) => {
    expect(enquiryProblem({ name: 'Ana', email, message: 'Hello' })).toEqual({
      field: 'email',
      message: 'Please enter an email like name@example.com',
    });
  });

  it('becomes the prefilled text of a messaging link, special characters and all', () => {
    const href = enquiryHref({ name: 'Ana & Co', email: 'a+b@a.example', message: '10% off? #1\nSí' }, '3055550142');
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
