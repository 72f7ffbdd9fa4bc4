export const paymentOutcomeTexts = {
  demo: 'Demo',
  demoOrder: 'This is a demo order: no money was taken for it.',
  refunded: 'Refunded',
  partRefunded: (usd: string) => `${usd} refunded`,
  marks: { open: 'Disputed', won: 'Dispute closed', lost: 'Dispute lost' },
  refundedInFull: (usd: string) => `Refunded in full: ${usd} went back to the card.`,
  partWasRefunded: (usd: string) => `${usd} of it was refunded to the card.`,
  disputes: {
    open: 'The bank of the card is looking into this payment.',
    won: 'The bank of the card looked into this payment, and it stands.',
    lost: 'The bank of the card took this payment back.',
  },
};
