/** The tips of the dashboard, which the server says. */
export const dashboardTips = {
  'dashboard.tip.business_name': 'Invoice with the full business name',
  'dashboard.tip.business_name.body':
    'Write “{name}” with its legal ending, such as Inc. or Ltd., on every invoice, contract and order.',
  'dashboard.tip.documents': 'Keep your legal documents together',
  'dashboard.tip.documents.body':
    'Drag and drop the certificate, articles and signed resolutions into the minute book, and keep a copy elsewhere.',
  'dashboard.tip.bank_account': 'Keep a separate bank account',
  'dashboard.tip.bank_account.body': 'Keep the corporation’s money out of personal accounts.',
} as const;
