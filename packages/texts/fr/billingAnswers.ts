import type { billingAnswers as en } from '../en/billingAnswers.ts';

export const billingAnswers = {
  'CARD.UPDATED': 'La carte a été mise à jour',
  'PAYMENT.PROCESSING': 'Le paiement est en cours de traitement. Rien ne sera débité deux fois.',
  'PAYMENT.ALREADY_PAID': 'Le forfait de cette organisation est déjà payé.',
  'PAYMENT.UNDER_WAY':
    'Un autre paiement de cette organisation est en cours de traitement. Attendez son résultat.',
  'SUBSCRIPTION.CONFIRMED': 'L’abonnement est enregistré.',
  'SUBSCRIPTION.CANCELLED': 'L’abonnement a été annulé',
  'SUBSCRIPTION.NOT_PAID': 'Aucun paiement n’est enregistré pour cet abonnement.',
} as const satisfies Record<keyof typeof en, string>;
