/** The languages of documents, each by its own name. */
export const documentLanguages = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
] as const;
