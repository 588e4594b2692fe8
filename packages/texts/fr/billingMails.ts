import type { billingMails as en } from '../en/billingMails.ts';

export const billingMails = {
  'billing.mail.receipt.subject': 'Reçu {number}\u00a0: {amount, number, ::currency/CAD}',
  'billing.mail.receipt.body':
    'Nous avons reçu {amount, number, ::currency/CAD} pour {company}. La facture porte le numéro {number}.',
  'billing.mail.receipt.action': 'Voir la facture',
  'billing.mail.notice.subject':
    '{company}\u00a0: votre forfait {plan, select, founder {Fondation} growth {Croissance} other {Conseil}} sera renouvelé le {date}',
  'billing.mail.notice.body':
    'Le forfait {plan, select, founder {Fondation} growth {Croissance} other {Conseil}} de la société {company} sera renouvelé le {date}. Nous débiterons {amount, number, ::currency/CAD}, taxes comprises, de la carte se terminant par {lastFour}.',
  'billing.mail.notice.noCard':
    'Le forfait {plan, select, founder {Fondation} growth {Croissance} other {Conseil}} de la société {company} sera renouvelé le {date} pour {amount, number, ::currency/CAD}, taxes comprises. Aucune carte n’est enregistrée\u00a0: ajoutez-en une avant cette date.',
  'billing.mail.notice.expires':
    'Cette carte expire avant cette date. Remplacez-la pour que le forfait se poursuive.',
  'billing.mail.notice.change':
    'Pour changer de forfait ou l’annuler, ouvrez la page Facturation avant le {date}. Si vous annulez, rien n’est débité.',
  'billing.mail.failed.subject': '{company}\u00a0: le renouvellement de votre forfait a échoué',
  'billing.mail.failed.body':
    'Nous n’avons pas pu renouveler le forfait {plan, select, founder {Fondation} growth {Croissance} other {Conseil}} de la société {company}. {reason, select, no_card {Aucune carte n’est enregistrée.} expired_card {La carte est expirée.} insufficient_funds {La carte a été refusée\u00a0: provision insuffisante.} not_confirmed {Votre banque vous demande de confirmer le paiement.} other {La carte a été refusée par sa banque.}} Rien n’a été débité.',
  'billing.mail.failed.next':
    'Nous réessaierons le {date}. Remplacez la carte ou payez dès maintenant\u00a0: le forfait se poursuivra sans interruption.',
  'billing.mail.ended.subject': '{company}\u00a0: votre forfait est terminé',
  'billing.mail.ended.body':
    'Nous avons tenté trois fois de renouveler le forfait {plan, select, founder {Fondation} growth {Croissance} other {Conseil}} de la société {company}. Le forfait est terminé et rien d’autre ne sera débité.',
  'billing.mail.ended.next':
    'Vos registres et vos documents restent consultables et peuvent être exportés. Renouvelez quand vous le voudrez.',
  'billing.mail.action': 'Ouvrir la facturation',
} as const satisfies Record<keyof typeof en, string>;
