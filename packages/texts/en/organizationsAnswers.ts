/** Answers that the server alone gives. */
export const organizationsAnswers = {
  'ORGANIZATION.CREATE_ORGANIZATION.SUCCESS': 'The organization has been created.',
  'ORGANIZATION.UPDATE_ACCOUNT_INFO.SUCCESS': 'The account information has been saved.',
  'ORGANIZATION.UPDATE_COMPANY_INFO.SUCCESS': 'The company information has been saved.',
  'ORGANIZATION.UPDATE_CORPORATE_INFO.SUCCESS': 'The corporate information has been saved.',
  'ORGANIZATION.UPDATE_TAX_INFO.SUCCESS': 'Your Tax Information has been updated successfully.',
  'ORGANIZATION.UPDATE_FILING_YEAR.SUCCESS': 'The filing year has been set.',
  'ORGANIZATION.UPLOAD_PROFILE.SUCCESS': 'Profile Uploaded Successfully',
  'ORGANIZATION.UPDATE_BILLING_ADDRESS.SUCCESS': 'Billing address updated successfully.',
  'ORGANIZATION.UPDATE_BILLING_ADDRESS.FAILED': 'Something Went Wrong.',
  'ORGANIZATION.NAME_REQUIRED': 'Enter a name for the organization.',
  'ORGANIZATION.STATUS_NOT_POSSIBLE': 'The organization cannot take this step at this stage.',
  'ORGANIZATION.FILING_YEAR_TOO_EARLY': 'The first filing year is {year}. Enter that year or a later one.',
  'ORGANIZATION.ANCHOR_TOO_EARLY':
    'An amalgamation or continuance cannot be before the incorporation. Enter that date or a later one.',
  'ORGANIZATION.IMAGE_INVALID': 'Choose a PNG or JPEG picture.',
} as const;
