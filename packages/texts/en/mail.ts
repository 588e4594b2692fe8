/** The frame around every mail; what a mail says is its feature's. */
export const mail = {
  'mail.copyLink': 'If the button does not work, copy this address into your browser:',
  'mail.automatic': 'This message was sent automatically by {brand}. Please do not reply to it.',
  'mail.support': 'Questions? Write to {address}.',
} as const;
