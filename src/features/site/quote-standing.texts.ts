export const quoteStandingTexts = {
  kept: (day: string) =>
    `The shop keeps these prices of the floors until ${day}, once, in one order, for up to the quoted boxes. Where today’s price is lower, you pay that. Installation, taxes and delivery are those of the day you pay.`,
  refused: (reason: string) => `Today’s prices count. ${reason}`,
  asking: 'The quoted prices are being checked…',
  busy: 'The shop could not check the quoted prices just now. Until it has, today’s prices count. Open this page again in a few minutes.',
  offline: 'The shop confirms these prices when this device is online and they have not changed. Until then today’s prices count.',
};
