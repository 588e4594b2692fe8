import type { peopleAnswers as en } from '../en/peopleAnswers.ts';

export const peopleAnswers = {
  'PEOPLE.DAY_IS_KNOWN':
    'Seule une société qui existait avant son arrivée ici peut laisser le jour ouvert. Saisissez le jour exact.',
  'PEOPLE.BOARD_BELOW_MINIMUM':
    '{minimum, plural, one {Les statuts exigent au moins # membre au conseil} other {Les statuts exigent au moins # membres au conseil}}; il en compte {directors, number}.',
  'PEOPLE.BOARD_FULL':
    '{maximum, plural, one {Les statuts permettent au plus # membre au conseil.} other {Les statuts permettent au plus # membres au conseil.}}',
  'PEOPLE.OTHERS_ON_BOARD':
    'Une autre personne siège au conseil. Choisissez «\u00a0Avec d’autres\u00a0» ou retirez-la d’abord du conseil.',
  'PEOPLE.BOARD_ADDITIONAL':
    '{most, plural, =0 {Le conseil ne peut ajouter lui-même aucun administrateur avant la prochaine assemblée annuelle : le tiers du nombre d’élus ({elected, number}) est inférieur à un.} one {Le conseil peut ajouter lui-même au plus # administrateur avant la prochaine assemblée annuelle, soit le tiers du nombre d’élus ({elected, number}).} other {Le conseil peut ajouter lui-même au plus # administrateurs avant la prochaine assemblée annuelle, soit le tiers du nombre d’élus ({elected, number}).}} Faites élire cet administrateur par les actionnaires, puis entrez le numéro de leur résolution, par exemple S-2026-01.',
  'PEOPLE.CONSENT_LATE':
    'Le consentement est postérieur au {date}, soit dix jours après l’élection. L’élection ne vaut que si l’administrateur y était présent ou a exercé ses fonctions depuis; sinon, élisez-le de nouveau.',
  'PEOPLE.MEMBERS_REQUIRED': 'Nommez au moins deux personnes qui détiennent les actions ensemble.',
  'PEOPLE.MEMBER_REPEATED': 'Cette personne est déjà nommée. Nommez une autre personne.',
  'PEOPLE.MEMBER_JOINT':
    'Des codétenteurs ne peuvent pas figurer parmi des codétenteurs. Nommez chacun d’eux.',
  'PEOPLE.MANAGES_SAVED': 'Votre choix a été enregistré.',
  'PEOPLE.APPOINTED': 'La nomination a été enregistrée.',
  'PEOPLE.DIRECTOR_UPDATED':
    'Les coordonnées de l’administrateur ou de l’administratrice ont été mises à jour.',
  'PEOPLE.OFFICER_UPDATED': 'Les coordonnées du dirigeant ou de la dirigeante ont été mises à jour.',
  'PEOPLE.REMOVED': 'La personne n’occupe plus ce poste.',
  'PEOPLE.PREVIEWED': 'Voici ce que dirait le registre. Rien n’a été inscrit.',
  'PEOPLE.PERSON_UPDATED': 'Les renseignements ont été mis à jour.',
  'PEOPLE.PERSON_REQUIRED': 'Choisissez une personne ou ajoutez-en une nouvelle.',
  'PEOPLE.ERASED': 'Les renseignements sur cette personne ont été effacés et ne peuvent plus être modifiés.',
  'PEOPLE.INVOLVED_REQUIRED':
    'Indiquez qui participe\u00a0: les propriétaires, les propriétaires et d’autres, ou d’autres personnes.',
  'PEOPLE.CORRECTION_OR_CHANGE':
    'Précisez s’il y avait une erreur ou si un changement est survenu un jour donné.',
  'PEOPLE.APPOINTMENT_NO_CHANGE':
    'Une nomination ne se modifie pas\u00a0: rectifiez-la s’il y a une erreur, ou mettez-y fin et nommez de nouveau.',
  'PEOPLE.ALREADY_APPOINTED': 'Cette personne occupe déjà ce poste ce jour-là.',
  'PEOPLE.POSITION_REPEATED': 'Choisissez un autre poste.',
} as const satisfies Record<keyof typeof en, string>;
