import type { ledgerAnswers as en } from '../en/ledgerAnswers.ts';

export const ledgerAnswers = {
  'LEDGER.RECORDED': 'Inscrit au grand livre.',
  'LEDGER.ERASED': 'Le contenu est effacé. L’historique reste intact.',
  'LEDGER.EXISTS': 'Une inscription porte déjà cet identifiant. Modifiez-la avec PUT.',
  'LEDGER.SEVERAL_ORGANIZATIONS':
    'Plusieurs organisations ont une inscription sous cet identifiant. Précisez org_id.',
  'LEDGER.STALE': 'L’inscription a changé entre-temps. Relisez-la, puis recommencez.',
  'LEDGER.READ_ONLY': 'Vous n’y êtes pas autorisé dans le grand livre. Adressez-vous au titulaire du compte.',
  'LEDGER.NO_SUCH_SIZE':
    'Le journal n’a jamais été signé à cette taille. Choisissez des tailles de 1 à celle de son point de contrôle.',
  'LEDGER.NO_SUCH_FIELD': 'L’inscription n’a pas ce champ. Choisissez parmi ceux de son historique.',
  'LEDGER.FIELD_REFUSED':
    'Un champ est inconnu, ou sa valeur ne peut être inscrite. Envoyez des champs de ce type : texte, nombres entiers, vrai ou faux.',
  'LEDGER.CONTENTS_ERASED':
    'Le contenu est effacé : aucun champ ne peut être montré. Demandez la preuve sans champs.',
  'LEDGER.NOTHING_RECORDED':
    'Le grand livre n’a encore aucune inscription de cette organisation. Réessayez dans une minute.',
  'LEDGER.AWAY':
    'Le grand livre est injoignable pour le moment. Rien n’est perdu : réessayez dans quelques minutes.',
} satisfies Record<keyof typeof en, string>;
