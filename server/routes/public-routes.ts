import { routesTexts } from './routes.texts';
import { getCategories, getProductDetails, getProducts } from '../../src/contract/catalogue';
import {
  getAboutUs,
  getHomeScreen,
  getInstallation,
  getInstallationDetails,
  getNewsDetails,
  getNewsletter,
} from '../../src/contract/content';
import { getDeliveryZips } from '../../src/contract/delivery-zips';
import { getSettings, getShippingCharge } from '../../src/contract/site';
import { storePosition } from '../../src/domain/store-position';
import { shopDayOf } from '../../src/domain/shop-day';
import type { OpenDatabase } from '../db/database';
import type { Api } from '../http/api';
import { Refusal } from '../http/problems';
import { readCategories, readProductDetails, readProducts } from '../repositories/catalogue';
import { readAbout, readArticle, readArticles, readGuide, readGuides, readHome } from '../repositories/content';
import { deliveryZips } from '../places/zip-codes';
import { readDeliveryBands } from '../repositories/delivery-bands';
import { readSettings, readShownSettings } from '../repositories/settings';

interface PublicParts {
  readonly database: OpenDatabase;
  readonly pageAddresses: () => Promise<ReadonlySet<string>>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** All unknown categories are this one, so that they cost one look-up. */
const NO_CATEGORY = 0;

export function mountPublicRoutes(api: Api, { database: { db }, pageAddresses, now }: PublicParts): void {
  /** Unknown slugs become '-', so that they cost one look-up. */
  const slugIn = (area: string) => async (slug: string) => ((await pageAddresses()).has(`${area}${slug}`) ? slug : '-');
  api.handlePublic(getHomeScreen, () => readHome(db));
  api.handlePublic(getAboutUs, () => readAbout(db));
  api.handlePublic(getSettings, () => readShownSettings(db));
  api.handlePublic(getShippingCharge, () => readDeliveryBands(db));
  api.handlePublic(getDeliveryZips, async () => deliveryZips(storePosition(await readSettings(db)), await readDeliveryBands(db)));
  api.handlePublic(getCategories, () => readCategories(db));
  api.handlePublic(
    getProducts,
    (choice) => readProducts(db, choice === 'ALL' ? null : choice),
    async (choice) => (choice === 'ALL' || (await pageAddresses()).has(`/products/category/${choice}`) ? choice : NO_CATEGORY),
  );
  api.handlePublic(getNewsletter, () => readArticles(db, shopDayOf(now())));
  api.handlePublic(getInstallation, () => readGuides(db));
  api.handlePublic(
    getProductDetails,
    async (slug) => found(await readProductDetails(db, slug), routesTexts.productMissing),
    slugIn('/products/'),
  );
  api.handlePublic(
    getNewsDetails,
    async (slug) => found(await readArticle(db, slug, shopDayOf(now())), routesTexts.articleMissing),
    slugIn('/blog/'),
  );
  api.handlePublic(
    getInstallationDetails,
    async (slug) => found(await readGuide(db, slug), routesTexts.guideMissing),
    slugIn('/installation/'),
  );
}

function found<Value>(value: Value | null, message: string): Value {
  if (value === null) throw new Refusal(message);
  return value;
}
