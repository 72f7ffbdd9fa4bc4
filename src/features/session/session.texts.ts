export const sessionTexts = {
  noKey: 'No auth key found',
  loginFirst: 'Please login first',
  noLongerAccepted: 'You have been logged out: the store no longer accepts this login.',
  dataDeleted: 'This site’s data was deleted in the browser, so you have been logged out.',
  login: 'Login',
  orders: 'Orders',
  account: 'Account',
  logout: 'Logout',
};
