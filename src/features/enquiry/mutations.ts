import { mutationOptions } from '@tanstack/react-query';
import { postContactMessage } from '../../api/site';
import type { ContactMessage } from '../../contract/site';

export const enquiryMutations = {
  contact: () =>
    mutationOptions({
      mutationFn: (message: ContactMessage) => postContactMessage(message),
      meta: {
        success: 'Thanks for the message, one of our team will be in touch shortly',
        alert: 'Something went wrong. Please try again.',
      },
    }),
};
