export const addressTexts = {
  name: 'Please enter recipient name',
  line1: 'Please enter address line 1',
  city: 'Please enter city',
  state: 'Please enter state',
  mobileNumber: 'Please enter valid 10-digit mobile number',
  hasAgreed: 'Please agree to Terms & Conditions',
  authKey: 'Auth key missing',
};
