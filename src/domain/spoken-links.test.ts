import { expect, it } from 'vitest';
import { linksIn } from './spoken-links';

it.each([
  ['<a href="/contact-us">', '<a href="/es/contact-us">'],
  ["<a class=x href='/'>", "<a class=x href='/es'>"],
  ['<a href=/products?q=oak>', '<a href=/es/products?q=oak>'],
  ['<a href="/es/contact-us">', '<a href="/es/contact-us">'],
  ['<a href="/media/plan.pdf">', '<a href="/media/plan.pdf">'],
  ['<a href="/plan.pdf">', '<a href="/plan.pdf">'],
  ['<a href="//other.example/contact-us">', '<a href="//other.example/contact-us">'],
  ['<a href="https://other.example/contact-us">', '<a href="https://other.example/contact-us">'],
  ['<p title="/contact-us">', '<p title="/contact-us">'],
])('In Spanish the link of %s is that of %s, and in English it stays', (html, spanish) => {
  expect(linksIn('es', html)).toBe(spanish);
  expect(linksIn('en', html)).toBe(html);
});
