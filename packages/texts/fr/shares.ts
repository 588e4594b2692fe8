import type { shares as en } from '../en/shares.ts';

export const shares = {
  'SHARES.HOLDER_ADDED': 'L’ajout de l’actionnaire est enregistré.',
  'SHARES.HOLDER_UPDATED': 'Les renseignements de l’actionnaire ont été mis à jour.',
  'SHARES.HOLDER_REMOVED': 'Le retrait de l’actionnaire est enregistré.',
  'SHARES.PRICE_SAVED': 'Le prix de l’action a été enregistré.',
  'SHARES.MODEL_SAVED': 'Votre choix de structure des actions a été enregistré.',
  'SHARES.CLASS_ADDED': 'La catégorie d’actions a été ajoutée.',
  'SHARES.CLASS_UPDATED': 'La catégorie d’actions a été mise à jour.',
  'SHARES.CLASS_REMOVED': 'La catégorie d’actions a été retirée.',
  'SHARES.ISSUANCE_SAVED': 'L’émission a été enregistrée.',
  'SHARES.ISSUANCE_REMOVED': 'L’émission a été retirée.',

  invalid_period:
    '{property, select, cliff {La période d’attente initiale n’est pas valide.} other {La durée n’est pas valide.}}',
  class_not_available: 'Toutes les catégories d’actions sont attribuées.',

  'SHARES.ISSUANCE_REQUIRED': 'Il faut au moins une émission par actionnaire.',
  'SHARES.OWNERSHIP_INVALID': 'Veuillez entrer un nombre entier d’actions, au moins 1.',
  'SHARES.OWNERSHIP_TOO_LARGE': 'Veuillez entrer au plus {max} actions.',
  'SHARES.PRICE_INVALID': 'Veuillez entrer un prix en dollars avec au plus dix décimales.',
  'SHARES.PRICE_TOO_LOW': 'Le prix d’une action doit être d’au moins {minimum}.',
  'SHARES.CLASS_REQUIRED': 'Veuillez choisir une catégorie d’actions.',
  'SHARES.ABOVE_AUTHORIZED':
    'Les statuts permettent au plus {authorized} actions {className}; il y en aurait {issued}.',
  'SHARES.TREASURY_ONLY':
    'Les actions qui viennent d’un ou d’une autre actionnaire s’inscrivent à titre de transfert.',
  'SHARES.DATED_BY_ISSUE':
    'Les actions sont émises à la dernière des dates du certificat, de la résolution et du paiement. Veuillez laisser la date vide.',
  'SHARES.ISSUED_TOO_EARLY':
    'Les actions ne sont pas émises avant le certificat, la résolution et le paiement. Veuillez entrer le {date} ou une date ultérieure.',
  'SHARES.NOT_PAID':
    'Les actions ne sont émises qu’une fois entièrement libérées. Veuillez entrer un jour de paiement au plus tard le jour de l’émission.',
  'SHARES.RESOLUTION_DATE_REQUIRED': 'Veuillez entrer la date de la résolution avec son numéro.',
  'SHARES.RESOLUTION_NUMBER_REQUIRED': 'Veuillez entrer le numéro de la résolution avec sa date.',

  'SHARES.VOTES_INVALID':
    'Veuillez entrer un nombre entier de voix par action; une catégorie avec droit de vote en a au moins 1.',
  'SHARES.AUTHORIZED_INVALID': 'Veuillez entrer un nombre entier d’actions ou choisir un nombre illimité.',
  'SHARES.PREFIX_INVALID': 'Veuillez utiliser de une à six majuscules, comme CS.',
  'SHARES.PREFIX_TAKEN': 'Une autre catégorie numérote déjà ses certificats avec {prefix}.',
  'SHARES.CLASS_NAME_TAKEN': 'Une catégorie d’actions porte déjà ce nom.',
  'SHARES.DIVIDEND_RATE_REQUIRED': 'Veuillez entrer le taux annuel du dividende fixe, en pour cent.',
  'SHARES.AMOUNT_INVALID': 'Veuillez entrer un nombre avec au plus dix décimales.',
  'SHARES.CONVERSION_REQUIRED': 'Veuillez choisir la catégorie en laquelle ces actions se convertissent.',
  'SHARES.CONVERTS_INTO_ITSELF': 'Une catégorie ne peut pas se convertir en elle-même.',
  'SHARES.CLASS_SUBSCRIBED': 'Quelqu’un détient ou a souscrit des actions {className}.',
  'SHARES.CLASS_CONVERTED_INTO': 'Une autre catégorie se convertit en {className}.',
  'SHARES.SIMPLE_HAS_ONE_CLASS':
    'Avec les actions simples, il n’y a qu’une catégorie. Choisissez les actions avancées pour en avoir plus.',
  'SHARES.PRICE_PER_CLASS': 'Avec les actions avancées, chaque catégorie a son propre prix.',

  'SHARES.AMENDMENT_NEEDED':
    'La société existe\u00a0: ses catégories d’actions ne changent que par des clauses modificatrices. Inscrivez une modification.',
  'SHARES.HOLDER_STAYS':
    'Les actions inscrites ne disparaissent pas. Inscrivez ce qui s’est passé\u00a0: un transfert, un achat par la société, un rachat, une remise à titre gratuit ou une annulation.',
  'SHARES.ISSUANCE_ON_RECORD':
    'Cette émission est inscrite. Rectifiez-la en donnant un motif, ou inscrivez ce qui s’est passé\u00a0: un transfert, un achat par la société, un rachat, une remise à titre gratuit ou une annulation.',
} as const satisfies Record<keyof typeof en, string>;
