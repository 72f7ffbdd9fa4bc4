export const staffMailsTexts = {
  subject: (shop: string) => `Your place at the Desk of ${shop}`,
  hello: (name: string) => `Hello ${name},`,
  invites: (shop: string) =>
    `${shop} invites you to its Desk, where orders, samples and stock are looked after. Choose your password here within three days; the link works once:`,
  needsApp: 'You need an authenticator app on your telephone, such as the one that you use for your bank.',
  ifNotStaff: 'If you do not work there, leave this mail alone: nothing happens.',
  newMessage: (name: string) => `Message from ${name}`,
  messageHeading: 'A message from the contact page',
  from: 'From',
  answerThere: 'To answer, write to that address: an answer to this mail stays in the shop.',
};
