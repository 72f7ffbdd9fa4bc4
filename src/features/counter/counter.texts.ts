import { plural } from '../../domain/plural';

export const counterTexts = {
  bar: 'Counter',
  scan: 'Scan',
  rooms: 'Rooms',
  quotes: 'Quotes',
  find: 'Find',
  forStaff: 'For the shop’s staff',
  mode: 'Counter mode on this device',
  modeHint:
    'Scan, Rooms, Quotes, Find and ‘Next customer’ stay in reach at the foot of every page, and the whole catalog is kept on this device. No login is needed.',
  catalogNotKept: 'The catalog could not be kept here. Connect to the internet, and try again below the page.',
  shortWord: (characters: number) => `Please type at least ${characters} letters or digits.`,
  wordSet: 'The staff word is set on this device.',
  newWord: 'New staff word',
  setWord: 'Set the word',
  wordOpens: 'It opens the quotes of earlier customers on this device, by number or name.',
  nextCustomer: 'Next customer',
  notDone: 'This could not be done. Close the store, open it again, and press ‘Next customer’ once more.',
  begin: 'Begin with the next customer?',
  goes: 'This goes from the device:',
  quotesStay: 'Quotes stay: they are found again under Quotes, with the staff word.',
  stay: 'Stay with this customer',
  lostRooms: (projects: number) => `the rooms of ${projects} ${plural(projects, 'project', 'projects')}, unless a quote holds them`,
  lostSamples: (floors: number) => `${floors} ${plural(floors, 'floor', 'floors')} chosen for samples`,
  lostMessage: 'a message that was typed and not sent',
  unsent: (things: string) => `${things} that did not reach the store`,
};
