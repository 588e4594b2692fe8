import type { holder as en } from '../en/holder.ts';

export const holder = {
  'ledger.kind.issued': 'Émission',
  'ledger.kind.transferred': 'Transfert',
  'ledger.kind.repurchased': 'Achat',
  'ledger.kind.redeemed': 'Rachat',
  'ledger.kind.surrendered': 'Remise',
  'ledger.kind.cancelled': 'Annulation',
  'ledger.kind.converted': 'Conversion',
  'ledger.kind.reissued': 'Remplacement',
  'ledger.kind.class.split': 'Fractionnement',
  'ledger.kind.class.consolidated': 'Regroupement',
  'ledger.kind.option.exercised': 'Levée',
  'ledger.kind.instrument.converted': 'Conversion d’un instrument',
  'ledger.to': 'Transfert à {name}, {certificate}',
  'ledger.from': 'Transfert de {name}, {certificate}',
  'ledger.withCertificate': '{act}, {certificate}',
  'ledger.othersMore': '{count, plural, one {et # autre} other {et # autres}}',
  'ledger.void': 'annulé',
  'holder.notThen': 'Absent du registre à cette date',
  'holder.whyNotThen':
    'Le registre ne contenait pas encore cette personne, ou ne la contient plus. Une autre date en montre davantage.',
  'holder.back': 'Tous les actionnaires',
  'holder.certificates.none': 'Aucun certificat',
} as const satisfies Record<keyof typeof en, string>;
