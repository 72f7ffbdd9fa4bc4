import type { ContactMessage } from '../../contract/site';
import { EMAIL_PROBLEM, isEmail, typedEmail } from '../../domain/email';

export type ContactProblems = Partial<Record<keyof ContactMessage, string>>;

/** All four fields are required. */
export function contactProblems(message: ContactMessage): ContactProblems {
  const problems: ContactProblems = {};
  if (message.firstName.trim() === '') problems.firstName = 'Please enter your first name';
  if (message.lastName.trim() === '') problems.lastName = 'Please enter your last name';
  if (message.email.trim() === '') problems.email = 'Please enter your email';
  else if (!isEmail(typedEmail(message.email))) problems.email = EMAIL_PROBLEM;
  if (message.message.trim() === '') problems.message = 'Please enter a message';
  return problems;
}
