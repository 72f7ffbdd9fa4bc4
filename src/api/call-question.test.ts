import { expect, it } from 'vitest';
import { getProductDetails } from '../contract/catalogue';
import { getCatalogueChanges } from '../contract/catalogue-changes';
import { QUESTION_HEADER } from '../contract/headers';
import { getProjects } from '../contract/projects';
import { call } from './call';
import { ForeignReplyError } from './errors';
import { setTransport } from './transport';

const PART = {
  ...{ products: [], guides: [], articles: [], pictures: [], removed: [], next: 'b', is_from_start: false },
  ...{ left: { items: 0, bytes: 0 }, whole: { items: 0, bytes: 0 } },
};

function replyNaming(question: string | null, data: unknown): void {
  const headers = question === null ? {} : { [QUESTION_HEADER]: question };
  setTransport({
    baseUrl: '/api',
    authKey: () => 'key',
    xsrfToken: () => 'token',
    fetch: async () => Response.json({ status: 1, message: '', data }, { headers }),
  });
}

it('A reply to what was asked is read, and one that names no question too', async () => {
  for (const question of ['/beforeauth/getcataloguechanges?since=a%20b', null]) {
    replyNaming(question, PART);
    expect(await call(getCatalogueChanges, 'a b')).toMatchObject({ next: 'b' });
  }
  replyNaming('/userauth/getprojects?since=7', { projects: [], version: '7', has_more: '0' });
  expect(await call(getProjects, 7)).toMatchObject({ version: 7 });
});

it.each([
  ['/beforeauth/getcataloguechanges', () => call(getCatalogueChanges, 'a'), PART],
  ['/beforeauth/getcataloguechanges?since=c', () => call(getCatalogueChanges, 'a'), PART],
  ['/userauth/getprojects?since=0', () => call(getProjects, 7), { projects: [], version: '7', has_more: '0' }],
  [
    '/beforeauth/getproductdetails?slug=oak',
    () => call(getProductDetails, 'maple'),
    { product: { product_id: 1, slug: 'oak', title: 'Oak' }, product_image: [] },
  ],
])('A reply to %s is none: the kept reply of a cache that ignores what is asked', async (question, ask, data) => {
  replyNaming(question, data);
  await expect(ask()).rejects.toBeInstanceOf(ForeignReplyError);
});
