export const loosenTexts = {
  anyPrice: 'Any price',
  upTo: (dollars: string) => `Up to ${dollars} / sqft`,
  from: (dollars: string) => `From ${dollars} / sqft`,
  between: (from: string, to: string) => `${from} to ${to} / sqft`,
};
