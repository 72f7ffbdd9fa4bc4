import { HttpError } from '../../src/api/errors';
import { getCatalogueChanges } from '../../src/contract/catalogue-changes';
import { getCategories, getProductDetails, getProducts } from '../../src/contract/catalogue';
import { cartProductOf } from '../../src/domain/cart';
import { found, type Check } from './check';
import { demand, NotApplicable } from './misfit';
import { errorOf, isRefused, succeeds } from './walk';

/** A back end with parts so small would be asked for ever. */
const MOST_PARTS = 10_000;

export const catalogueChecks: readonly Check[] = [
  {
    name: 'categories',
    title: 'The categories come as a list',
    needs: [],
    async run({ visitor }) {
      const categories = await succeeds(visitor, 'a list of categories', getCategories, undefined);
      demand(categories.length > 0, 'at least one category', 'the list is empty', 'Give the shop a category before running this.');
    },
  },
  {
    name: 'products',
    title: 'All products come when no category is named',
    needs: [],
    async run({ visitor, findings }) {
      const products = await succeeds(visitor, 'a list of products', getProducts, 'ALL');
      demand(
        new Set(products.map(({ slug }) => slug)).size === products.length,
        'each product to have a slug of its own',
        'two share one',
        'Give each product its own slug: it is its page address.',
      );
      const sellable = products.map(cartProductOf).find((product) => product !== null) ?? null;
      demand(
        sellable !== null,
        'a product with price_per_box and sqft_in_box',
        `none of ${products.length} has both`,
        'Send price_per_box (dollars) and sqft_in_box (square feet) with products that can be bought.',
      );
      findings.products = products;
      if (sellable !== null) findings.product = sellable;
    },
  },
  {
    name: 'products-of-category',
    title: 'One category lists its own products only',
    needs: ['products'],
    async run(walk) {
      const all = found(walk, 'products');
      const product = all.find(({ id }) => id === found(walk, 'product').id);
      const categoryId = product?.categoryId ?? 0;
      const listed = await succeeds(walk.visitor, 'the products of one category', getProducts, categoryId);
      demand(
        listed.some(({ id }) => id === product?.id),
        `product ${product?.id} in its category ${categoryId}`,
        'it is missing there',
        'Read product_category_id from the multipart form.',
      );
      demand(
        listed.every((one) => one.categoryId === categoryId),
        `only products of category ${categoryId}`,
        'others came too',
        'Filter by product_category_id from the multipart form.',
      );
    },
  },
  {
    name: 'product-details',
    title: 'A product opens by its slug, at the price of the list',
    needs: ['products'],
    async run(walk) {
      const listed = found(walk, 'product');
      const { product } = await succeeds(walk.visitor, `the details of '${listed.slug}'`, getProductDetails, listed.slug);
      demand(product.id === listed.id, `product ${listed.id}`, `product ${product.id} came`, 'Look the product up by the slug field.');
      const prices = [product.pricePerBoxCents, product.sqftPerBox];
      demand(
        prices[0] === listed.pricePerBoxCents && prices[1] === listed.sqftPerBox,
        'the price and area of the list',
        'the details have others',
        'Take both from the same row.',
      );
    },
  },
  {
    name: 'catalogue-changes',
    title: 'The catalogue can be kept by difference (additive)',
    needs: ['products'],
    async run(walk) {
      const asked = await errorOf(walk.visitor, getCatalogueChanges, '');
      if (asked instanceof HttpError && asked.httpStatus === 404)
        throw new NotApplicable('the server does not offer it; the store reads product by product');
      const slugs = new Set<string>();
      let part = await succeeds(walk.visitor, 'the catalogue in parts', getCatalogueChanges, '');
      demand(
        part.isFromStart,
        'is_from_start true without since',
        'it is false',
        'Answer everything, and say so, to a device that has nothing.',
      );
      for (let parts = 0; ; parts += 1) {
        for (const { details } of part.products) slugs.add(details.product.slug);
        if (part.left.items === 0) break;
        demand(parts < MOST_PARTS, `the end within ${MOST_PARTS} parts`, 'left is never 0', 'Count in left what comes after the part.');
        const { next } = part;
        part = await succeeds(walk.visitor, 'the next part', getCatalogueChanges, next);
        demand(
          part.next !== next,
          'a next further on than the since that was asked for',
          'the same one',
          'Read since from the query string and go on from there while left is not 0.',
        );
      }
      const missing = found(walk, 'products').find(({ slug }) => !slugs.has(slug));
      demand(
        missing === undefined,
        'every listed product',
        `'${missing?.slug}' is missing`,
        'Tell of every product, those that have not changed for long too.',
      );
      const after = await succeeds(walk.visitor, 'what changed since', getCatalogueChanges, part.next);
      demand(
        !after.isFromStart,
        'nothing but changes since the last next',
        'everything came',
        'Know the next you gave, or devices fetch everything each time.',
      );
    },
  },
  {
    name: 'product-unknown',
    title: 'A slug that does not exist is refused',
    needs: ['product-details'],
    async run({ visitor, mark }) {
      const slug = `no-such-floor-${mark}`;
      const error = await errorOf(visitor, getProductDetails, slug);
      if (error instanceof HttpError && error.httpStatus === 404) return;
      await isRefused(
        visitor,
        'a refusal (status 0 with a message, or HTTP 404)',
        getProductDetails,
        slug,
        'Answer status 0 and a message when there is no such product; the page then says not found.',
      );
    },
  },
];
