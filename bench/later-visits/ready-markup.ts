import { readFile } from 'node:fs/promises';

const PAGES = 'bench/first-visit/pages';

/** Puts the floor's markup, parsed when the page was read, into the place of the list's, and back. */
const SWAP = `
  const main = document.querySelector('main');
  const list = main.innerHTML;
  addEventListener('click', (event) => {
    const link = event.target.closest('a');
    if (link === null) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    main.innerHTML = document.querySelector('template').innerHTML;
    scrollTo(0, 0);
  });
  addEventListener('popstate', () => (main.innerHTML = list));`;

/** What a list that opens a floor costs at least: the hand-written list with the hand-written floor's markup and styles ready in it. */
export async function listWithReadyFloor(): Promise<string> {
  const [list, floor] = await Promise.all(['list', 'product'].map((name) => readFile(`${PAGES}/${name}.html`, 'utf8')));
  const [, styles = ''] = /<style>([^]*?)<\/style>/.exec(floor ?? '') ?? [];
  const [, markup = ''] = /<main>([^]*?)<\/main>/.exec(floor ?? '') ?? [];
  return (list ?? '')
    .replace('</style>', `${styles}</style>`)
    .replace('</body>', `<template>${markup}</template><script>${SWAP}</script></body>`);
}
