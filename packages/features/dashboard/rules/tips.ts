/** The three tips of the dashboard (specification section 2): the full business name, documents by drag and drop, a
 *  separate bank account. */
export const tips = ['business_name', 'documents', 'bank_account'] as const;
export type Tip = (typeof tips)[number];

/** The names of the icons, as the icon set has them. */
export const tipIcons: Readonly<Record<Tip, string>> = {
  business_name: 'receipt',
  documents: 'file-up',
  bank_account: 'landmark',
};
