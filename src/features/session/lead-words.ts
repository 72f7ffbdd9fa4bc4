import { safeRedirect } from '../../domain/session';

interface LeadWords {
  readonly login: string;
  readonly signUp: string;
}

const GENERAL: LeadWords = {
  login: 'Your cart, orders and addresses are kept with your account.',
  signUp: 'Keep a cart, choose delivery and follow your floor to the door.',
};

/** Add to Cart and Buy Now are carried out after the login. */
const FROM_FLOOR: LeadWords = {
  login: 'Log in or create an account, and your floor goes into your cart.',
  signUp: 'One step more, and your floor goes into your cart.',
};

const FROM_ELSEWHERE: LeadWords = {
  login: 'Log in or create an account, and go on where you were.',
  signUp: 'One step more, and you go on where you were.',
};

/** It fits newcomers and shoppers with an account. */
export function leadWords(redirect: string | undefined): LeadWords {
  const target = safeRedirect(redirect);
  if (target === '/') return GENERAL;
  return target.startsWith('/products/') ? FROM_FLOOR : FROM_ELSEWHERE;
}
