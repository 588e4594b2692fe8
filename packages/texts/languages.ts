export const languages = ['en', 'fr', 'tr', 'ar'] as const;
export type Language = (typeof languages)[number];
