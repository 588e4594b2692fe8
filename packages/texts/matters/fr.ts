import type { matters as en } from './en.ts';

export const matters = {
  'matters.title': 'En cours',
  'matters.kind.incorporation': 'Constitution',
  'matters.kind.founding_set': 'Documents d’organisation',
  'matters.kind.entry': 'Un changement à signer et à payer',
  'matters.kind.annual_filing': 'Rapport annuel',
  'matters.kind.change': 'Changement de la société',
  'matters.step.answered': 'Tout est confirmé',
  'matters.step.paid': 'Payé',
  'matters.step.sent': 'Envoyé',
  'matters.step.certified': 'Certificat',
  'matters.step.signed': 'Signé',
  'matters.step.confirmed': 'Confirmé par les actionnaires',
  'matters.step.recorded': 'Inscrit',
  'matters.step.filed': 'Déposé',
  'matters.signatures': '{given} sur {of}',
  'matters.stopped': 'Arrêté : {reason}',
  'matters.inCharge': 'Responsable : {name}',
  'matters.take': 'Prendre en charge',
  'matters.withdraw': 'Retirer',
  'matters.withdraw.title': 'Retirer ce dossier?',
  'matters.withdraw.body':
    'Ce qui est en attente est repris, les personnes invitées à signer en sont avisées et le montant payé est remboursé sur la carte.',
} satisfies Record<keyof typeof en, string>;
