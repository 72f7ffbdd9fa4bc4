import { readFile } from 'node:fs/promises';

const PAGES = 'bench/first-visit/pages';

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

/** The least that opening a product costs. */
export async function listWithReadyProduct(): Promise<string> {
  const [list, product] = await Promise.all(['list', 'product'].map((name) => readFile(`${PAGES}/${name}.html`, 'utf8')));
  const [, styles = ''] = /<style>([^]*?)<\/style>/.exec(product ?? '') ?? [];
  const [, markup = ''] = /<main>([^]*?)<\/main>/.exec(product ?? '') ?? [];
  return (list ?? '')
    .replace('</style>', `${styles}</style>`)
    .replace('</body>', `<template>${markup}</template><script>${SWAP}</script></body>`);
}
