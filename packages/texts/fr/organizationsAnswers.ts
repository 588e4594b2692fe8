import type { organizationsAnswers as en } from '../en/organizationsAnswers.ts';

export const organizationsAnswers = {
  'ORGANIZATION.CREATE_ORGANIZATION.SUCCESS': 'L’organisation a été créée.',
  'ORGANIZATION.UPDATE_ACCOUNT_INFO.SUCCESS': 'Les renseignements du compte ont été enregistrés.',
  'ORGANIZATION.UPDATE_COMPANY_INFO.SUCCESS': 'Les renseignements sur l’entreprise ont été enregistrés.',
  'ORGANIZATION.UPDATE_CORPORATE_INFO.SUCCESS': 'Les renseignements sur la société ont été enregistrés.',
  'ORGANIZATION.UPDATE_TAX_INFO.SUCCESS': 'Vos renseignements fiscaux ont été mis à jour.',
  'ORGANIZATION.UPDATE_FILING_YEAR.SUCCESS': 'L’année de dépôt a été fixée.',
  'ORGANIZATION.UPLOAD_PROFILE.SUCCESS': 'L’image a été téléversée.',
  'ORGANIZATION.UPDATE_BILLING_ADDRESS.SUCCESS': 'L’adresse de facturation a été mise à jour.',
  'ORGANIZATION.UPDATE_BILLING_ADDRESS.FAILED': 'Un problème est survenu.',
  'ORGANIZATION.NAME_REQUIRED': 'Entrez le nom de l’organisation.',
  'ORGANIZATION.STATUS_NOT_POSSIBLE': 'L’organisation ne peut pas franchir cette étape dans son état actuel.',
  'ORGANIZATION.FILING_YEAR_TOO_EARLY':
    'La première année de dépôt est {year}. Entrez cette année ou une année ultérieure.',
  'ORGANIZATION.ANCHOR_TOO_EARLY':
    'Une fusion ou une prorogation ne peut pas précéder la constitution. Entrez cette date ou une date ultérieure.',
  'ORGANIZATION.IMAGE_INVALID': 'Choisissez une image PNG ou JPEG.',
} as const satisfies Record<keyof typeof en, string>;
