import type { deskEndpoints } from '../../src/contract/desk/all-desk-endpoints';
import type { CallFacts } from './call-facts';

const OF_DESK = { group: 'Desk', isAdditive: true } as const;

/** A server without these calls answers 404: the Desk then says that this shop has none. */
export const DESK_FACTS: Readonly<Record<keyof typeof deskEndpoints, CallFacts>> = {
  readInvitation: {
    ...OF_DESK,
    summary: 'Whom a link invites to the Desk',
    limits: ['deskJoinPerAddress'],
    refusal: 'This link has expired or has been used already. Please ask an owner of the shop for a new one.',
  },
  chooseJoinPassword: {
    ...OF_DESK,
    summary: 'Choose the password of an invited account',
    description: 'Answers the secret key of the second factor, whose code confirms both. Asked again, it gives another key.',
    limits: ['deskJoinPerAddress'],
    refusal: 'This link has expired or has been used already. Please ask an owner of the shop for a new one.',
  },
  joinDesk: {
    ...OF_DESK,
    summary: 'Confirm the second factor, use up the link and sign in',
    description: 'Ends every earlier session and passkey of the account. The recovery codes are told this once.',
    limits: ['deskJoinPerAddress'],
    refusal: 'This code is not right. Please wait for the next one in your app, and look whether the telephone shows the right time.',
  },
  deskSignIn: {
    ...OF_DESK,
    summary: 'Sign in at the Desk with password and code',
    description:
      'Without a code, data is null when the password is right: the code is still wanted. A recovery code stands in for it. Each code counts once.',
    limits: ['deskSignInPerAddressAndAccount', 'deskSignInPerAddress', 'deskSignInPerAccount'],
    refusal: 'The email address, the password or the code is not right. Please try again.',
  },
  readDeskSession: { ...OF_DESK, summary: 'Who is signed in here, locked or not', isOpenLocked: true },
  lockDesk: { ...OF_DESK, summary: 'Lock this Desk', isOpenLocked: true },
  unlockDesk: {
    ...OF_DESK,
    summary: 'Unlock this Desk with the password of who is signed in',
    isOpenLocked: true,
    limits: ['deskUnlockPerSession'],
    refusal: 'The password is not right. Please try again.',
  },
  deskSignOut: { ...OF_DESK, summary: 'End this session of the Desk', isOpenLocked: true },
  getDeskDevices: { ...OF_DESK, summary: 'Where the person is signed in' },
  signOutDevice: { ...OF_DESK, summary: 'End a session on another device', refusal: 'This device is signed out already.' },
  changeDeskPassword: {
    ...OF_DESK,
    summary: "Change one's password of the Desk",
    description: 'After password and code. Every other session of the person ends, and this device gets a new one.',
    limits: ['deskUnlockPerSession'],
    refusal: 'The password or the code is not right. Please try again.',
  },
  startPasskeySignIn: {
    ...OF_DESK,
    summary: 'What a passkey is to sign',
    description: 'The first step of a sign-in with a passkey alone: options for navigator.credentials.get, for five minutes and once.',
    limits: ['deskPasskeyPerAddress'],
  },
  passkeySignIn: {
    ...OF_DESK,
    summary: 'Sign in at the Desk with a passkey alone',
    description: 'It is password and second factor at once: the device has asked for a finger, a face or its code.',
    limits: ['deskPasskeyPerAddress'],
    refusal: 'This passkey does not open the Desk. Please sign in with your password and a code.',
  },
  startPasskey: {
    ...OF_DESK,
    summary: 'What a new passkey is to be',
    description: 'After password and code: options for navigator.credentials.create, for five minutes and once.',
    limits: ['deskUnlockPerSession'],
    refusal: 'The password or the code is not right. Please try again.',
  },
  addPasskey: { ...OF_DESK, summary: 'Keep a new passkey', refusal: 'This passkey was not made as asked. Please begin again.' },
  getPasskeys: { ...OF_DESK, summary: "The person's passkeys" },
  removePasskey: {
    ...OF_DESK,
    summary: 'Remove a passkey',
    limits: ['deskUnlockPerSession'],
    refusal: 'The password or the code is not right. Please try again.',
  },
  getDeskSnapshot: {
    ...OF_DESK,
    summary: 'What the day needs: open orders, samples, messages and stock',
    description:
      'A Desk keeps it for work without a signal. With the mark of an earlier reply, snapshot is null while nothing has changed.',
  },
  getStockHistory: {
    ...OF_DESK,
    summary: 'The last counts of a floor, newest first',
    description: 'By whom, and the boxes before and after. What an imported file has changed is not among them.',
  },
  searchDeskOrders: {
    ...OF_DESK,
    summary: 'Search all orders, newest first',
    description: 'In pages of 50: before_order_id asks for those before that order. Each word must be found in the order.',
  },
  getDeskOrder: {
    ...OF_DESK,
    summary: 'One order by its number, or by the eight digits of its handover code',
    refusal: 'There is no order VF-1.',
  },
  doDeskAct: {
    ...OF_DESK,
    summary: 'A step, a handover, its undoing, a note, a tick, samples, an answer, who takes a message on, or a count',
    description:
      'May come late and twice: it says what it was done on, and is done once for each id. outcome conflict means that somebody was faster; words say what is true now, and a note is kept all the same.',
    limits: ['deskActsPerStaff'],
  },
  previewRefund: {
    ...OF_DESK,
    summary: 'What a refund or a cancellation would do',
    description: 'Asks the payment provider and changes nothing. Without an amount: all that is left.',
    refusal: 'The payment provider does not answer, or does not know this payment. Nothing has changed; try again in a minute.',
  },
  refundOrder: {
    ...OF_DESK,
    summary: 'Refund a part or all of an order',
    description: 'Once for each id, however often it is sent. An equal refund within a day is refused unless is_again is 1.',
    refusal: '$20.00 is more than the $10.00 that are left of $100.00.',
  },
  cancelOrder: {
    ...OF_DESK,
    summary: 'Cancel an order and refund all that is left',
    description: 'Once for each id, however often it is sent. Refused where amount is not all that is left.',
    refusal: '$10.00 are left of order VF-1 now. Nothing has changed; look at it once more.',
  },
  getStaff: { ...OF_DESK, summary: 'Everybody who has, had or is offered an account' },
  inviteStaff: {
    ...OF_DESK,
    summary: 'Invite a person, or give a new link',
    description: 'Mails the link, which works once and for three days. The old password and second factor end when it is used.',
    limits: ['deskInvitePerOwner'],
    refusal: 'Please enter a valid email address.',
  },
  endStaff: {
    ...OF_DESK,
    summary: 'Close an account and sign it out everywhere',
    refusal: 'This is the only owner of the shop. Invite another owner first.',
  },
  getDeskActs: {
    ...OF_DESK,
    summary: 'What was done at the Desk, newest first',
    description: 'In pages of 100: before is the time of the last.',
  },
};
