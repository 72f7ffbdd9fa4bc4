import * as z from 'zod/mini';
import type { HomeContent } from '../domain/content';
import { categoryCodec, slugInput } from './catalogue';
import { codecOf, listField, nothing, readList, tolerantList, withOwnField } from './codec';
import { aboutCodec, articleCodec, bannerCodec, guideCodec, testimonialCodec } from './wire-content';
import { endpoint } from './define-endpoint';
import { inEnglishFields, inEnglishFrom, wireInEnglish } from './wire-in-english';
import { wireText } from './wire-values';

const bannerList = tolerantList(bannerCodec);
const categoryList = tolerantList(categoryCodec);
const testimonialList = tolerantList(testimonialCodec);

const homeWire = z.object({
  banner: listField(bannerList),
  product_category: listField(categoryList),
  client_say: listField(testimonialList),
  sps_flooring_title: wireText,
  sps_flooring_sub_title: wireText,
  weekly_bestsellers_title: wireText,
  weekly_bestsellers_sub_title: wireText,
  clients_say_title: wireText,
  clients_say_sub_title: wireText,
  in_english: wireInEnglish,
});

const homeCodec = codecOf(
  z.codec(homeWire, z.custom<HomeContent>(), {
    decode: (wire) => ({
      banner: readList(bannerList, wire.banner),
      categories: readList(categoryList, wire.product_category),
      testimonials: readList(testimonialList, wire.client_say),
      flooringTitle: wire.sps_flooring_title,
      flooringSubTitle: wire.sps_flooring_sub_title,
      bestsellersTitle: wire.weekly_bestsellers_title,
      bestsellersSubTitle: wire.weekly_bestsellers_sub_title,
      clientsSayTitle: wire.clients_say_title,
      clientsSaySubTitle: wire.clients_say_sub_title,
      ...inEnglishFrom(wire.in_english),
    }),
    encode: (home) => ({
      banner: bannerList.encode(home.banner),
      product_category: categoryList.encode(home.categories),
      client_say: testimonialList.encode(home.testimonials),
      sps_flooring_title: home.flooringTitle,
      sps_flooring_sub_title: home.flooringSubTitle,
      weekly_bestsellers_title: home.bestsellersTitle,
      weekly_bestsellers_sub_title: home.bestsellersSubTitle,
      clients_say_title: home.clientsSayTitle,
      clients_say_sub_title: home.clientsSaySubTitle,
      ...inEnglishFields(home),
    }),
  }),
);

const publicRead = { auth: 'none', encoding: 'none', input: nothing } as const;
const publicDetail = { method: 'POST', auth: 'none', encoding: 'multipart', input: slugInput } as const;

export const getHomeScreen = endpoint({
  ...publicRead,
  method: 'GET',
  path: '/beforeauth/gethomescreen',
  mayBeBare: true,
  output: withOwnField(homeWire, homeCodec),
});
export const getAboutUs = endpoint({
  ...publicRead,
  method: 'GET',
  path: '/beforeauth/getaboutus',
  mayBeBare: true,
  output: aboutCodec,
});
/** The articles. */
export const getNewsletter = endpoint({
  ...publicRead,
  method: 'GET',
  path: '/beforeauth/getnewsletter',
  output: tolerantList(articleCodec),
});
/** The guides. */
export const getInstallation = endpoint({
  ...publicRead,
  method: 'GET',
  path: '/beforeauth/getinstallation',
  output: tolerantList(guideCodec),
});
export const getNewsDetails = endpoint({ ...publicDetail, path: '/beforeauth/getnewsdetails', output: articleCodec });
export const getInstallationDetails = endpoint({ ...publicDetail, path: '/beforeauth/getinstallationdetails', output: guideCodec });
