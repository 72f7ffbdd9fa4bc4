import { isStillPlace, words, zipOf, type Address, type LocationSource, type Place } from '../../src/domain/address';
import { isPosition, type Position } from '../../src/domain/delivery-price';
import { namesStreet, UNIT_WORDS } from '../../src/domain/house';
import { plainTyped } from '../../src/domain/typed-text';
import { zipCentre } from './zip-codes';

export interface Location {
  readonly position: Position;
  readonly source: Exclude<LocationSource, 'coordinates'>;
}

type Lines = Pick<Address, 'line1' | 'line2' | 'city' | 'state' | 'postalCode'>;

/** With `placeId` the coordinates are that place's, else null. */
export interface Whereabouts extends Lines, Pick<Address, 'latitude' | 'longitude'> {
  readonly placeId: string | null;
}

/** Null, and so without a price, when no ZIP code can be read, nothing is known of it, or the lines name another one. */
export async function locateAddress(address: Whereabouts): Promise<Location | null> {
  const { placeId, latitude, longitude, postalCode } = address;
  if (zipOf(postalCode) === null || namesOtherZip(address)) return null;
  if (placeId !== null && latitude !== null && longitude !== null && isPosition(latitude, longitude))
    return { position: { latitude, longitude }, source: 'place' };
  const centre = await zipCentre(postalCode);
  return centre === null ? null : { position: centre, source: 'zip' };
}

/** A number first, such as '104-20': a street alone may be miles long, and a town more. */
const HOUSE = /^\d+[a-z]?(?:[-/]\d+[a-z]?)?\s+\S/i;

/** Whether an address lies where a place of our own search lies: a house with the ZIP code of the address. Only a unit may be added. */
export function isAtPlace(place: Place, address: Lines): boolean {
  const zip = zipOf(address.postalCode);
  if (zip === null || zip !== zipOf(place.postalCode)) return false;
  return HOUSE.test(place.line1) && isStillPlace(place, address) && isUnit(behindStreet(place, address)) && !namesStreet(address.line2);
}

const behindStreet = (place: Place, { line1 }: Lines): string => words(line1).slice(words(place.line1).length).trim();

/** '', 'apt 9', '9b', 'building 2 unit 7'. */
function isUnit(text: string): boolean {
  return text === '' || text.split(' ').every((word) => UNIT_WORDS.has(word) || /^(?=.*\d)[a-z\d]{1,5}$|^[a-z]$/.test(word));
}

/** Digits that a driver may take for the ZIP code: in the town's line all of them together, in a street's five that are no number of a house, box or unit. */
function namesOtherZip({ line1, line2, city, state, postalCode }: Lines): boolean {
  const inTown = plainTyped(`${city} ${state}`).replace(/\D/g, '');
  if (inTown !== '' && inTown !== zipOf(postalCode)) return true;
  const withoutHouse = (line: string): string => plainTyped(line).replace(/^\W*\d+/, '');
  const street = `${withoutHouse(line1)} ${namesStreet(line2) ? withoutHouse(line2) : plainTyped(line2)}`;
  return [...street.matchAll(FIVE_DIGITS)].some(([digits]) => digits !== zipOf(postalCode));
}

const FIVE_DIGITS = /(?<!\b(?:apartment|apt|box|lot|room|ste|suite|unit)\W*|#\W*|\d)\d{5}(?!\d)/g;
