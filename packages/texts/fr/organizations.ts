import type { organizations as en } from '../en/organizations.ts';

export const organizations = {
  'ORGANIZATION.CREATE_ORGANIZATION.SUCCESS': 'L’organisation a été créée.',
  'ORGANIZATION.UPDATE_ACCOUNT_INFO.SUCCESS': 'Les renseignements du compte ont été enregistrés.',
  'ORGANIZATION.UPDATE_COMPANY_INFO.SUCCESS': 'Les renseignements sur l’entreprise ont été enregistrés.',
  'ORGANIZATION.UPDATE_CORPORATE_INFO.SUCCESS': 'Les renseignements sur la société ont été enregistrés.',
  'ORGANIZATION.UPDATE_TAX_INFO.SUCCESS': 'Vos renseignements fiscaux ont été mis à jour.',
  'ORGANIZATION.UPDATE_FILING_YEAR.SUCCESS': 'L’année de dépôt a été fixée.',
  'ORGANIZATION.UPLOAD_PROFILE.SUCCESS': 'L’image a été téléversée.',
  'ORGANIZATION.UPDATE_BILLING_ADDRESS.SUCCESS': 'L’adresse de facturation a été mise à jour.',
  'ORGANIZATION.UPDATE_BILLING_ADDRESS.FAILED': 'Un problème est survenu.',
  'ORGANIZATION.NAME_REQUIRED': 'Veuillez saisir le nom de l’organisation.',
  'ORGANIZATION.STATUS_NOT_POSSIBLE': 'L’organisation ne peut pas franchir cette étape dans son état actuel.',
  'ORGANIZATION.SUBMITTED':
    'Les statuts sont chez le registraire. Ils pourront être modifiés s’ils sont retournés.',
  'ORGANIZATION.CHANGE_NEEDED': 'La société existe; ceci ne change que par un changement à la société.',
  'ORGANIZATION.CHANGE_NEEDED.NAME':
    'La dénomination sociale change par des clauses modificatrices. Commencez un changement de dénomination sous Changements.',
  'ORGANIZATION.CHANGE_NEEDED.ADDRESS':
    'Le siège social change par un avis au registraire. Commencez un changement d’adresse sous Changements.',
  'ORGANIZATION.CHANGE_NEEDED.ARTICLES':
    'Ceci figure dans les statuts ou sur le certificat et ne change que par modification. Commencez sous Changements.',
  'ORGANIZATION.CHANGE_NEEDED.YEAR_END':
    'La fin de l’exercice change par résolution. Commencez sous Changements.',
  'ORGANIZATION.DATE_IN_FUTURE': 'Cette date ne peut pas être dans l’avenir.',
  'ORGANIZATION.DATE_FROM_CERTIFICATE':
    'La date de constitution vient avec le certificat; laissez ce champ vide d’ici là.',
  'ORGANIZATION.FILING_YEAR_TOO_EARLY': 'La première année de dépôt suit l’année de constitution, {year}.',
  'ORGANIZATION.BUSINESS_NUMBERS_DIFFER':
    'Tous les comptes doivent commencer par le même numéro d’entreprise.',
  'ORGANIZATION.REGISTRATION_TWICE': 'Cette autorité législative figure deux fois dans la liste.',
  'ORGANIZATION.REGISTRATION_AT_HOME':
    'La société y est constituée; n’indiquez que les autres autorités législatives.',
  'ORGANIZATION.IMAGE_REQUIRED': 'Veuillez choisir une image.',
  'ORGANIZATION.IMAGE_INVALID': 'Veuillez choisir une image PNG ou JPEG.',

  'organization.filingYear.title': 'Fixer l’année de dépôt?',
  'organization.filingYear.ask':
    'La société a été constituée le {on}. La première année de dépôt sera-t-elle {year}?',
  'organization.filingYear.askDue':
    'La société a été constituée le {on}. La première année de dépôt sera-t-elle {year}? La date limite du rapport annuel sera alors le {due}.',
} as const satisfies Record<keyof typeof en, string>;
