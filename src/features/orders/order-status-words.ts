/** The status as a shopper reads it: the wire's 'Confirm' (SPEC 9) is a confirmed order; any later word is the shop's own. */
export function orderStatusWords(orderStatus: string): string {
  return orderStatus === 'Confirm' || orderStatus === '' ? 'Confirmed' : orderStatus;
}
