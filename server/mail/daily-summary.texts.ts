export const dailySummaryTexts = {
  orders: (orders: number, count: string) => `${count} ${orders === 1 ? 'order' : 'orders'}`,
  messages: (messages: number, count: string) => `${count} ${messages === 1 ? 'message' : 'messages'}`,
  ofSamples: (orders: string) => `, ${orders} of samples`,
  refunded: (usd: string) => `${usd} refunded`,
  refundsFailed: (usd: string) => `${usd} of earlier refunds failed`,
  firstSubject: (shop: string) => `${shop}: your store sends its mails, and tells you its day here`,
  subject: (orders: string, usd: string) => `Your shop: ${orders}, ${usd}`,
  first: 'This is the first of the daily mails to the shop. Orders and messages are told at once, each in a mail of its own.',
  since: (time: string, orders: string, usd: string, refunded: string, messages: string, samples: string) =>
    `Since ${time}: ${orders} of ${usd} in all, ${refunded}, ${messages}${samples}.`,
  openOrders: 'Open orders',
  none: 'None.',
  openList: (waiting: string) => `${waiting}. 'orders --state open' lists them.`,
  samplesToSend: 'Samples to send',
  samplesList: (orders: string) => `${orders}. 'samples --state new' lists them.`,
  failedMails: 'Mails that could not be sent',
  failedList: (count: string) => `${count}. 'mail' says why, 'mail retry' sends them.`,
};
