export const typedContactTexts = {
  email: 'Please enter an email like name@example.com',
  telephone: 'Please enter a telephone number of 10 digits, or leave the field empty.',
  fiveDigits: 'Please type the five digits of your ZIP code, such as 33145.',
};
