export const typedNeedsTexts = {
  orders: {
    listed: 'best sellers first',
    'price-up': 'cheapest first',
    'price-down': 'highest price first',
    wear: 'thickest wear layer first',
    quiet: 'quietest first',
    thick: 'thickest first',
    thin: 'thinnest first',
    wide: 'widest first',
    narrow: 'narrowest first',
    long: 'longest first',
  },
};
