import { getCategories, getProductDetails, getProducts } from '../../src/contract/catalogue';
import {
  getAboutUs,
  getHomeScreen,
  getInstallation,
  getInstallationDetails,
  getNewsDetails,
  getNewsletter,
} from '../../src/contract/content';
import { getSettings, getShippingCharge } from '../../src/contract/site';
import { publicHandler } from '../http/handle-public';
import { Refusal } from '../http/problems';
import { readCategories, readProductDetails, readProducts } from '../repositories/catalogue';
import { readAbout, readArticle, readArticles, readGuide, readGuides, readHome } from '../repositories/content';
import { readDeliveryBands } from '../repositories/delivery-bands';
import { readSettings } from '../repositories/settings';
import type { Services, StoreApp } from '../services';

/** Catalogue, content and settings: what every visitor may read (SPEC 7). */
export function mountPublicRoutes(app: StoreApp, services: Services): void {
  const { db } = services.database;
  const on = publicHandler(app, services.publicReplies);
  on(getHomeScreen, () => readHome(db));
  on(getAboutUs, () => readAbout(db));
  on(getSettings, () => readSettings(db));
  on(getShippingCharge, () => readDeliveryBands(db));
  on(getCategories, () => readCategories(db));
  on(getProducts, (choice) => readProducts(db, choice === 'ALL' ? null : choice));
  on(getNewsletter, () => readArticles(db));
  on(getInstallation, () => readGuides(db));
  on(getProductDetails, async (slug) => found(await readProductDetails(db, slug), 'This product was not found.'));
  on(getNewsDetails, async (slug) => found(await readArticle(db, slug), 'This article was not found.'));
  on(getInstallationDetails, async (slug) => found(await readGuide(db, slug), 'No installation data found.'));
}

function found<Value>(value: Value | null, message: string): Value {
  if (value === null) throw new Refusal(message);
  return value;
}
