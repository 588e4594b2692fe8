import type { billingAnswers as en } from '../en/billingAnswers.ts';

export const billingAnswers = {
  'CARD.UPDATED': 'La carte a été mise à jour',
  'CARD.TO_CONFIRM': 'Confirmez la carte auprès de votre banque.',
  'PAYMENT.PROCESSING': 'Le paiement est en cours de traitement. Rien ne sera débité deux fois.',
  'PAYMENT.ALREADY_PAID': 'Le forfait de cette organisation est déjà payé.',
  'PAYMENT.UNDER_WAY':
    'Un autre paiement de cette organisation est en cours de traitement. Attendez son résultat.',
  'PAYMENT.NOTHING_DUE': 'Il n’y a rien à payer\u00a0: tous les détenteurs sont compris dans votre forfait.',
  'PAYMENT.NO_TAX_RATE':
    'Aucun taux de taxe n’est enregistré pour cette province. Choisissez une autre adresse de facturation ou écrivez-nous.',
  'SUBSCRIPTION.NONE': 'Aucun forfait n’est en vigueur. Renouvelez d’abord votre forfait.',
  'SUBSCRIPTION.SAME_PLAN': 'Vous avez déjà ce forfait. Choisissez-en un autre.',
  'SUBSCRIPTION.NOT_AN_UPGRADE':
    'Ce forfait est inférieur au vôtre. Vous pourrez y passer à la fin de l’année payée.',
  'SUBSCRIPTION.DOWNGRADED': 'Le forfait inférieur commencera à la fin de l’année payée.',
  'SUBSCRIPTION.KEPT': 'Votre forfait se poursuit comme avant.',
  'SUBSCRIPTION.NOT_TO_KEEP':
    'Ce forfait est terminé, ou aucun changement n’est prévu. Renouvelez-le ou laissez-le tel quel.',
  'SUBSCRIPTION.CONFIRMED': 'L’abonnement est enregistré.',
  'SUBSCRIPTION.CANCELLED': 'L’abonnement a été annulé',
  'SUBSCRIPTION.NOT_PAID': 'Aucun paiement n’est enregistré pour cet abonnement.',
} as const satisfies Record<keyof typeof en, string>;
