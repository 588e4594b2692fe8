import type { worklistAnswers as en } from '../en/worklistAnswers.ts';

export const worklistAnswers = {
  'work.year_end': 'Fixez la fin d’exercice',
  'work.signatures': 'Signatures : {title}',
  'work.payment': 'Paiement d’une modification',
  'work.attention': 'Une modification proposée ne concorde plus avec les registres',
  'work.matter':
    '{matter, select, incorporation {Constitution interrompue} founding_set {Documents d’organisation interrompus} annual_filing {Rapport annuel interrompu} other {Modification interrompue}}',
  'work.unsigned': '{count, plural, one {# document non signé} other {# documents non signés}}',
  'work.incomplete':
    '{count, plural, one {Livres de la société : # erreur à corriger} other {Livres de la société : # erreurs à corriger}}',
  'work.rejection': 'Statuts renvoyés par le registraire',
  'work.registry': 'Le registraire indique une autre dénomination ou un autre statut',
  'work.comma': ', ',
  'work.waits.people': '{count, plural, one {# personne} other {# personnes}}',
  'work.waits.registry': 'Le registraire',
  'work.waits.refiling': 'Un nouveau dépôt',
  'work.waits.payment': 'Le paiement',
  'work.waits.correction': 'Les statuts corrigés',
  'work.export.title': 'Liste de travail',
  'work.export.due': 'Échéance',
  'work.export.what': 'Objet',
  'work.export.organization': 'Organisation',
  'work.export.waiting': 'En attente de',
  'work.export.charge': 'Responsable',
  'WORKLIST.ASSIGNED': 'Attribué.',
  'WORKLIST.VIEW_SAVED': 'Vue enregistrée.',
  'WORKLIST.VIEW_REMOVED': 'Vue supprimée.',
  'WORKLIST.TOO_MANY_VIEWS': 'Vous avez déjà 30 vues enregistrées. Supprimez-en une d’abord.',
} satisfies Record<keyof typeof en, string>;
