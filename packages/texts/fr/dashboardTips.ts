import type { dashboardTips as en } from '../en/dashboardTips.ts';

export const dashboardTips = {
  'dashboard.tip.business_name': 'Facturer sous la dénomination complète',
  'dashboard.tip.business_name.body':
    'Écrivez «\u00a0{name}\u00a0» avec son élément juridique, comme Inc. ou Ltée, sur chaque facture, contrat et commande.',
  'dashboard.tip.documents': 'Réunir vos documents juridiques',
  'dashboard.tip.documents.body':
    'Glissez-déposez le certificat, les statuts et les résolutions signées dans les livres de la société, et gardez-en une copie ailleurs.',
  'dashboard.tip.bank_account': 'Garder un compte bancaire distinct',
  'dashboard.tip.bank_account.body': 'Gardez l’argent de la société hors des comptes personnels.',
} as const satisfies Record<keyof typeof en, string>;
