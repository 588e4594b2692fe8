import type { billing as en } from '../en/billing.ts';

export const billing = {
  'COUPON.APPLIED': 'Code de réduction appliqué',
  'COUPON.INVALID': 'Ce code de réduction n’est pas valide. Vérifiez-le, ou payez sans lui.',
  'COUPON.EXPIRED': 'Ce code de réduction a expiré.',
  'COUPON.USED_UP': 'Ce code de réduction a atteint sa limite d’utilisation.',
  'COUPON.ALREADY_USED': 'Cette organisation a déjà utilisé ce code de réduction.',
  'CARD.REQUIRED': 'Entrez votre carte de paiement.',
  'CARD.UNREADABLE': 'La carte n’a pas pu être lue. Entrez-la de nouveau.',
  'CARD.STALE': 'La carte a été entrée il y a plus de cinq minutes. Payez de nouveau.',
  'CARD.USED': 'Cette saisie de carte a déjà été envoyée. Entrez la carte de nouveau.',
  'CARD.NAME_REQUIRED': 'Entrez le nom qui figure sur la carte.',
  'CARD.NUMBER_INVALID': 'Vérifiez le numéro de carte\u00a0: un chiffre est erroné ou manquant.',
  'CARD.EXPIRY_INVALID': 'Entrez la date d’expiration (mois et année), par exemple 04/27.',
  'CARD.EXPIRED': 'Cette carte est expirée. Utilisez-en une autre.',
  'CARD.CODE_INVALID': 'Entrez le code de sécurité\u00a0: trois chiffres, ou quatre pour American Express.',
  'PAYMENT.SUCCESS': 'Paiement réussi',
  'PAYMENT.REFUSED':
    '{reason, select, insufficient_funds {La carte a été refusée\u00a0: provision insuffisante.} test_cards_only {Vous êtes dans le bac à sable\u00a0: seules ses cartes d’essai publiées sont acceptées.} not_received {Le paiement n’est pas parvenu au fournisseur de paiement.} not_confirmed {Le paiement n’a pas été confirmé auprès de votre banque.} other {La carte a été refusée par sa banque.}} Rien n’a été débité.',
  'PAYMENT.PRICE_CHANGED': 'Le prix a changé entre-temps. Vérifiez le nouveau total et payez de nouveau.',
  'billing.plan.founder': 'Fondation',
  'billing.plan.founder.for': 'Pour l’équipe fondatrice et ses premiers investisseurs.',
  'billing.plan.growth': 'Croissance',
  'billing.plan.growth.for': 'Pour une société qui émet des actions à une équipe.',
  'billing.plan.counsel': 'Conseil',
  'billing.plan.counsel.for': 'Pour une société qui compte de nombreux actionnaires, et pour ses juristes.',
} as const satisfies Record<keyof typeof en, string>;
