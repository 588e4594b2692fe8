/** `a…e@example.com`: enough for its owner; of a short name its first letter alone. */
export const addressHint = (email: string): string => email.replace(/^(.)(?:.{0,2}|.+(.))@/, '$1…$2@');
