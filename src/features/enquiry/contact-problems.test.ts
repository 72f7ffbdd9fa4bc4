import { expect, it } from 'vitest';
import { contactProblems } from './contact-page';

const MESSAGE = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@a.example', message: 'Hello' };

it('a message with all four fields can be sent', () => {
  expect(contactProblems(MESSAGE)).toEqual({});
});

it('every field that is empty or only spaces is named', () => {
  expect(Object.keys(contactProblems({ firstName: ' ', lastName: '', email: '', message: '\n' }))).toEqual([
    'firstName',
    'lastName',
    'email',
    'message',
  ]);
});

it('an address without its @ is not an email', () => {
  expect(contactProblems({ ...MESSAGE, email: 'ana.example' })).toHaveProperty('email');
});
