import { formatCount } from '../../domain/number-text';

export const quotesTexts = {
  title: 'Quotes',
  lead: 'They are on this device alone, with the names you typed. A quote’s link holds no name and no note.',
  description: 'Quotes made or opened on this device.',
  loadingAll: 'Loading your quotes',
  none: 'No quotes yet',
  measureRooms: 'Measure rooms',
  howToBegin: 'Measure rooms, open your cart, or press ‘The price with everything’ on a floor. ‘Save as quote’ is there.',
  search: 'Search quotes',
  searchExample: 'Name, number or floor',
  state: 'State',
  all: 'All',
  states: { open: 'Open', opened: 'Opened', ordered: 'Ordered', expired: 'Expired' },
  count: (count: number) => `${formatCount(count)} ${count === 1 ? 'quote' : 'quotes'}`,
  found: (found: number, all: number) => `${formatCount(found)} of ${formatCount(all)} quotes`,
  nothingFits: 'No quote fits. Take a word out of the search, or choose all states.',
  andMore: (floor: string, more: number) => `${floor} and ${more} more`,
  unnamed: 'Without a name',
  fromLink: 'From a link',
  days: (made: string, validUntil: string) => `${made}, valid until ${validUntil}`,
  earlier: (count: number) => (count === 1 ? '1 quote of an earlier customer' : `${count} quotes of earlier customers`),
  staffWord: 'Staff word',
  wrongWord: 'That is not the staff word.',
  noWord: 'Set a staff word first: at the foot of Scan, under ‘For the shop’s staff’.',
  findEarlier: 'Find an earlier quote',
  why: {
    full: 'This device has no space left.',
    unavailable: 'This browser does not let the store keep quotes.',
    wiped: 'This site’s data was deleted in the browser.',
    failed: 'This device did not take the last change.',
  },
  lastChangeNotKept: (why: string) => `${why} Your last change is not kept.`,
  notKept: (why: string, numbers: readonly string[]) => {
    const them = numbers.length === 1 ? 'it' : 'them';
    return `${why} ${numbers.join(', ')}: not kept as you see ${them} here, and gone once this page is closed. Share or print ${them} first.`;
  },
  thisNotKept: (why: string) =>
    `${why} This quote is not kept as you see it here: it is gone once this page is closed or reloaded. Share or print it first.`,
  keepAgain: 'Try to keep it again',
};
