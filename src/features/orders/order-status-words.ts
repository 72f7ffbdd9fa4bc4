/** The status in a shopper's words: the wire's 'Confirm' (SPEC 9) reads 'Confirmed'; other values come from the shop as they are. */
export function orderStatusWords(orderStatus: string): string {
  return orderStatus === 'Confirm' || orderStatus === '' ? 'Confirmed' : orderStatus;
}
