import * as z from 'zod/mini';
import type { DeliveryZip, DeliveryZips } from '../domain/delivery-zips';
import { codecOf, nothing, readBy, tolerantList } from './codec';
import { endpoint } from './define-endpoint';
import { bandCodec } from './site';
import { wireNumber, wireNumberOrNull, wireText } from './wire-values';

const bands = tolerantList(bandCodec);
const zips = tolerantList(
  codecOf(
    z.codec(z.object({ zip: wireText, miles: wireNumber, band: wireNumberOrNull }), z.custom<DeliveryZip>(), {
      decode: ({ zip, miles, band }) => ({ zip, miles, bandIndex: band }),
      encode: ({ zip, miles, bandIndex }) => ({ zip, miles, band: bandIndex }),
    }),
  ),
);

/** Additive: a back end without it responds with 404. */
export const getDeliveryZips = endpoint({
  method: 'GET',
  path: '/beforeauth/getdeliveryzips',
  auth: 'none',
  encoding: 'none',
  input: nothing,
  output: codecOf(
    z.codec(z.object({ bands: readBy(bands, z.unknown()), zips: readBy(zips, z.unknown()) }), z.custom<DeliveryZips>(), {
      decode: (wire) => ({ bands: bands.decode(wire.bands), zips: zips.decode(wire.zips) }),
      encode: (value) => ({ bands: bands.encode(value.bands), zips: zips.encode(value.zips) }),
    }),
  ),
});
