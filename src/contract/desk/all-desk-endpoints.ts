import { cancelOrder, previewRefund, refundOrder } from './money';
import { doDeskAct, getDeskOrder, searchDeskOrders } from './orders';
import { addPasskey, getPasskeys, passkeySignIn, removePasskey, startPasskey, startPasskeySignIn } from './passkeys';
import {
  chooseJoinPassword,
  deskSignIn,
  deskSignOut,
  getDeskDevices,
  joinDesk,
  lockDesk,
  readDeskSession,
  readInvitation,
  signOutDevice,
  unlockDesk,
} from './session';
import { changeDeskPassword } from './password';
import { getDeskSnapshot } from './snapshot';
import { getStockHistory } from './stock';
import { endStaff, getDeskActs, getStaff, inviteStaff } from './staff';

/** All additive. Other back ends have none of them: there the Desk says that this shop has no desk. */
export const deskEndpoints = {
  readInvitation,
  chooseJoinPassword,
  joinDesk,
  deskSignIn,
  readDeskSession,
  lockDesk,
  unlockDesk,
  deskSignOut,
  getDeskDevices,
  signOutDevice,
  changeDeskPassword,
  startPasskeySignIn,
  passkeySignIn,
  startPasskey,
  addPasskey,
  getPasskeys,
  removePasskey,
  getDeskSnapshot,
  getStockHistory,
  searchDeskOrders,
  getDeskOrder,
  doDeskAct,
  previewRefund,
  refundOrder,
  cancelOrder,
  getStaff,
  inviteStaff,
  endStaff,
  getDeskActs,
} as const;
