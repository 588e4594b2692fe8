import type { shares as en } from '../en/shares.ts';

export const shares = {
  invalid_period:
    '{property, select, cliff {La période d’attente initiale n’est pas valide.} other {La durée n’est pas valide.}}',
  class_not_available: 'Toutes les catégories d’actions sont attribuées.',

  'SHARES.OWNERSHIP_INVALID': 'Entrez un nombre entier d’actions, au moins 1.',
  'SHARES.OWNERSHIP_TOO_LARGE': 'Entrez au plus {max} actions.',
  'SHARES.PRICE_INVALID': 'Entrez un prix en dollars avec au plus dix décimales.',
  'SHARES.PRICE_TOO_LOW': 'Le prix d’une action doit être d’au moins {minimum}.',
  'SHARES.CLASS_REQUIRED': 'Choisissez une catégorie d’actions.',
  'SHARES.DATED_BY_ISSUE':
    'Les actions sont émises à la dernière des dates du certificat, de la résolution et du paiement. Laissez la date vide.',
  'SHARES.RESOLUTION_DATE_REQUIRED': 'Entrez aussi la date de la résolution.',
  'SHARES.RESOLUTION_NUMBER_REQUIRED': 'Entrez aussi le numéro de la résolution.',

  'SHARES.VOTES_INVALID':
    'Entrez un nombre entier de voix par action; une catégorie avec droit de vote en a au moins 1.',
  'SHARES.AUTHORIZED_INVALID': 'Entrez un nombre entier d’actions ou choisissez un nombre illimité.',
  'SHARES.PREFIX_INVALID': 'Utilisez de une à six majuscules, comme CS.',
  'SHARES.PREFIX_TAKEN':
    'Une autre catégorie numérote déjà ses certificats avec {prefix}. Choisissez un autre préfixe.',
  'SHARES.CLASS_NAME_TAKEN': 'Une catégorie d’actions porte déjà ce nom. Choisissez-en un autre.',
  'SHARES.DIVIDEND_RATE_REQUIRED': 'Entrez le taux annuel du dividende fixe, en pour cent.',
  'SHARES.REDEMPTION_REQUIRED':
    'Entrez le prix de rachat d’une action, ou la formule qui le fixe (LCSA, par. 36(1)).',
  'SHARES.REDEMPTION_TWICE': 'Entrez soit un prix, soit une formule. Effacez l’un des deux.',
  'SHARES.AMOUNT_INVALID': 'Entrez un nombre avec au plus dix décimales.',
  'SHARES.CONVERSION_REQUIRED': 'Choisissez la catégorie obtenue à la conversion.',
  'SHARES.CONVERTS_INTO_ITSELF':
    'Une catégorie ne peut pas se convertir en elle-même. Choisissez une autre catégorie.',
} as const satisfies Record<keyof typeof en, string>;
