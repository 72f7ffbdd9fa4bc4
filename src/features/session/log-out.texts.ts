export const logOutTexts = {
  title: 'Log out now?',
  lost: (things: string, count: number) =>
    `${things} ${count === 1 ? 'has' : 'have'} not reached the store yet. Logging out on this device forgets ${count === 1 ? 'it' : 'them'}.`,
  alsoDelete: 'Also delete from this device, so that the next person does not find it:',
  quotes: (count: number) => (count === 1 ? '1 quote, with the names typed in it' : `${count} quotes, with the names typed in them`),
  rooms: (count: number) => `${count === 1 ? '1 project' : `${count} projects`} measured before the login`,
  messages: (count: number) =>
    count === 1
      ? '1 message written before the login, which has not been sent yet'
      : `${count} messages written before the login, which have not been sent yet`,
  stay: 'Stay logged in',
  anyway: 'Log out anyway',
  logOut: 'Log out',
};
