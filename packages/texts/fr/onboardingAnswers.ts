import type { onboardingAnswers as en } from '../en/onboardingAnswers.ts';

export const onboardingAnswers = {
  'ONBOARDING.ARTICLES_SAVED': 'Les statuts ont été enregistrés.',
  'ONBOARDING.PLAN_CHOSEN': 'Le forfait a été choisi.',
  'ONBOARDING.RESOLUTION_SAVED': 'La date de la résolution d’organisation a été enregistrée.',
  'ONBOARDING.ISC_CONFIRMED': 'Les particuliers ayant un contrôle important ont été confirmés.',
  'ONBOARDING.SUBMITTED': 'Les statuts sont chez le registraire.',
  'ONBOARDING.RECORDED': 'La société est inscrite dans les livres.',
  'ONBOARDING.INCOMPLETE':
    '{count, plural, one {Il manque un élément avant l’envoi des statuts.} other {Il manque # éléments avant l’envoi des statuts.}}',
  'ONBOARDING.ALREADY_INCORPORATED': 'La société existe déjà.',
  'ONBOARDING.PLAN_UNKNOWN': 'Ce forfait n’est pas offert. Choisissez-en un autre.',
  'ONBOARDING.RESOLUTION_IS_SIGNED':
    'La résolution d’organisation d’une nouvelle société porte la date de sa dernière signature. Envoyez les documents d’organisation ou indiquez qu’ils ont été signés sur papier.',
  'ONBOARDING.RESOLUTION_TOO_EARLY':
    'La résolution d’organisation ne peut pas précéder la constitution de la société. Entrez le {date} ou une date ultérieure.',
  'ONBOARDING.RESOLUTION_IN_FUTURE':
    'La résolution d’organisation ne peut pas porter une date à venir. Entrez une date au plus tard aujourd’hui.',
  'ONBOARDING.RESOLUTION_USED':
    'Des dirigeants et des actions sont inscrits à cette date. Rectifiez-les plutôt dans leurs registres.',
  'TAKE_OVER.TAKEN': 'La société est ici comme brouillon. Elle est inscrite une fois son forfait payé.',
  'TAKE_OVER.ALREADY_HERE': 'Cette société est déjà ici. Rien n’a changé.',
  'TAKE_OVER.NO_CONTACT':
    'Ajoutez d’abord votre nom, votre courriel et votre adresse à votre profil\u00a0: vous êtes la personne à joindre pour ces sociétés.',
} as const satisfies Record<keyof typeof en, string>;
