import type { WaitingMessage } from '../../offline/what-waits';

export const pillStateTexts = {
  changesSaved: 'All changes saved',
  allSent: 'Everything is sent',
  amount: (count: number, what: 'change' | WaitingMessage) => `${count} ${what}${count === 1 ? '' : 's'}`,
  saving: 'Saving ',
  sending: 'Sending ',
  offline: 'Offline',
  waiting: (amount: string) => `Offline · ${amount} waiting`,
  attention: (amount: string, count: number) => `${amount} ${count === 1 ? 'needs' : 'need'} attention`,
};
