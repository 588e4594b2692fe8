/** The forms of acts on shares after incorporation. */
export const deedForms = {} as const;
