import type { ContactMessage } from '../../contract/site';
import { isEmail, typedEmail } from '../../domain/email';

export const EMAIL_PROBLEM = 'Please enter an email like name@example.com';

export type ContactProblems = Partial<Record<keyof ContactMessage, string>>;

/** The problems of a message, by field: all four are required (SPEC 5). */
export function contactProblems(message: ContactMessage): ContactProblems {
  const problems: ContactProblems = {};
  if (message.firstName.trim() === '') problems.firstName = 'Please enter your first name';
  if (message.lastName.trim() === '') problems.lastName = 'Please enter your last name';
  if (message.email.trim() === '') problems.email = 'Please enter your email';
  else if (!isEmail(typedEmail(message.email))) problems.email = EMAIL_PROBLEM;
  if (message.message.trim() === '') problems.message = 'Please enter a message';
  return problems;
}
