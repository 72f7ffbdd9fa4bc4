import { signInTexts } from './sign-in.texts';
import { safeRedirect } from '../../domain/session';

interface LeadWords {
  readonly login: string;
  readonly signUp: string;
}

/** It fits newcomers and shoppers with an account. */
export function leadWords(redirect: string | undefined): LeadWords {
  const target = safeRedirect(redirect);
  if (target === '/') return { login: signInTexts.lead, signUp: signInTexts.signUpLead };
  // Add to Cart and Buy Now are carried out after the login.
  if (target.startsWith('/products/')) return { login: signInTexts.floorLead, signUp: signInTexts.floorSignUpLead };
  return { login: signInTexts.otherLead, signUp: signInTexts.otherSignUpLead };
}
