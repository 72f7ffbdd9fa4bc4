export const waitingMessagesTexts = {
  waiting: 'Messages that wait',
  waitingWithOrders: 'Messages and orders that wait',
  began: 'You began to change it.',
  ofMessage: {
    title: 'Message to the shop',
    notSent: 'Not sent: message to the shop',
    kept: 'Your text is kept here. Correct it, or send it again as it is.',
    change: 'Change the message',
    correct: 'Correct the message',
  },
  ofSamples: {
    title: 'Order of samples',
    notSent: 'Not sent: order of samples',
    kept: 'Your order is kept here. Correct it, or send it again as it is.',
    change: 'Change the order',
    correct: 'Correct the order',
  },
  doNotSend: 'Do not send',
  sendAgain: 'Send again',
  delete: 'Delete',
  samplesFor: (titles: string, name: string) => `${titles}, for ${name}`,
  didNotWork: 'That did not work. Please try again.',
};
