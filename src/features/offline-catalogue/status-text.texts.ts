export const statusTextTexts = {
  lessThanKilobyte: 'less than 1 kB',
  items: (done: string, planned: string) => `${done} of ${planned} items`,
  bytes: (items: string, done: string, planned: string) => `${items}, ${done} of ${planned}`,
  oneItem: '1 item',
  manyItems: (count: string) => `${count} items`,
  all: (size: string) => `That is ${size}.`,
  done: (date: string, size: string) => `Everything is on this device since ${date}: ${size}. It opens without a signal.`,
  waiting: 'Waiting for a signal. It continues automatically; what is already kept opens.',
  working: 'Keeping the catalog. You can keep shopping, or close the store: it continues on your next visit.',
  asked: 'Paused. Continue whenever you like: what is already kept is not downloaded again.',
  full: 'This device has no space left, so keeping has stopped. Nothing was lost, and what is already kept opens. Free some space, then continue.',
  givenUp:
    'This device had no space left for a change of yours, so the kept pictures made room for it. All texts and prices are still here. Free some space, then continue.',
  failed: 'The store answered with something that could not be kept. What is already kept opens. Please continue later.',
  shortage: (left: string, needed: string) =>
    `This browser has only ${left} left for the store, and ${needed} are needed. Free some space on the device first; otherwise as much is kept as fits.`,
};
