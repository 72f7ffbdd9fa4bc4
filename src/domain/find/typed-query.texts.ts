export const typedQueryTexts = {
  withoutPad: 'without a pad',
  reduced: 'reduced',
  area: (area: string) => `${area}: type it on a floor’s page for its price`,
  namedByMaker: (room: string) => `${room}: named by the maker`,
};
