import type { people as en } from '../en/people.ts';

export const people = {
  'PEOPLE.COMPANY_NAME_REQUIRED': 'Entrez le nom de la personne morale ou de la fiducie.',
  'PEOPLE.ALREADY_ON_RECORD':
    'Cette personne semble déjà inscrite\u00a0: même nom, et même courriel, adresse ou date de naissance.',
  'PEOPLE.KIND_FIXED':
    'Un particulier ne peut pas devenir une personne morale, ni l’inverse. Ajoutez une autre personne.',
  'PEOPLE.RESIDENCY_GROUND_REQUIRED':
    'Indiquez si cette personne est résidente canadienne et, si oui, à quel titre.',
  'PEOPLE.DATE_IN_FUTURE': 'Cette date est à venir. Entrez une date au plus tard aujourd’hui.',
  'PEOPLE.DATED_BY_CERTIFICATE': 'Le certificat de constitution donne cette date. Laissez-la vide.',
  'PEOPLE.BEFORE_INCORPORATION':
    'La société existe depuis le {date}. Entrez cette date ou une date ultérieure.',
  'PEOPLE.BEFORE_RESOLUTION':
    'Cette résolution est postérieure au {date}. Une nomination ou une révocation prend effet à la date de la résolution ou après. Corrigez l’une des deux dates.',
  'PEOPLE.BEFORE_APPOINTMENT': 'La nomination date du {date}. Entrez cette date ou une date ultérieure.',
  'PEOPLE.RESOLUTION_DATE_REQUIRED': 'Entrez aussi la date de la résolution.',
  'PEOPLE.RESOLUTION_NUMBER_REQUIRED': 'Entrez aussi le numéro de la résolution.',

  'PEOPLE.TITLE_REQUIRED': 'Entrez le titre de ce poste.',
  'PEOPLE.TITLE_NOT_ALLOWED': 'Seul un poste sans titre peut recevoir un titre de votre choix.',
  'PEOPLE.NOT_INDIVIDUAL': 'Seul un particulier peut être administrateur ou dirigeant.',
  'PEOPLE.UNDER_AGE': 'Un administrateur ou une administratrice doit avoir au moins {age, number} ans.',
  'PEOPLE.NOT_CAPABLE':
    'Un administrateur ou une administratrice doit avoir au moins 18 ans, ne pas avoir fait l’objet d’une déclaration d’incapacité et ne pas être en faillite.',

  'PEOPLE.BOARD_EMPTY':
    'Personne ne siège au conseil. Il faut au moins un administrateur ou une administratrice.',
  'PEOPLE.CONSENT_MISSING':
    'Le consentement écrit est nécessaire avant l’élection ou dans les 10 jours qui la suivent.',
  'PEOPLE.NOTICE_DUE':
    'Le registraire doit être avisé de ce changement d’administrateurs au plus tard le {date}.',
  'PEOPLE.EMAIL_SHARED': '{name} utilise déjà cette adresse courriel.',

  'position.directors': 'Administrateur ou administratrice',
  'position.shareholders': 'Actionnaire',
  'position.assistant_secretary': 'Secrétaire adjoint ou secrétaire adjointe',
  'position.assistant_treasurer': 'Trésorier adjoint ou trésorière adjointe',
  'position.authorized_signing_officer': 'Signataire autorisé ou signataire autorisée',
  'position.chair': 'Présidence du conseil d’administration',
  'position.chair_person': 'Président ou présidente du conseil d’administration',
  'position.chair_man': 'Président du conseil d’administration',
  'position.chair_woman': 'Présidente du conseil d’administration',
  'position.chief_administrative_officer': 'Chef de l’administration',
  'position.chief_financial_officers': 'Chef des finances',
  'position.chief_information_officers': 'Chef de l’information',
  'position.chief_manager': 'Gestionnaire en chef',
  'position.comptroller': 'Contrôleur ou contrôleuse',
  'position.executive_director': 'Directeur exécutif ou directrice exécutive',
  'position.managing_director': 'Administrateur délégué ou administratrice déléguée',
  'position.other': 'Autre, sans titre',
  'position.vice_chair': 'Vice-président ou vice-présidente du conseil d’administration',
  'position.presidents': 'Président ou présidente',
  'position.secretaries': 'Secrétaire',
  'position.treasurers': 'Trésorier ou trésorière',
  'position.chief_operating_officers': 'Chef de l’exploitation',
  'position.chief_executive_officers': 'Chef de la direction',
  'position.vice_presidents': 'Vice-président ou vice-présidente',
  'position.general_managers': 'Directeur général ou directrice générale',
} as const satisfies Record<keyof typeof en, string>;
