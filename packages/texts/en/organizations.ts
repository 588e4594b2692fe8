/** Organizations: replies, screens. */
export const organizations = {
  'ORGANIZATION.CREATE_ORGANIZATION.SUCCESS': 'The organization has been created.',
  'ORGANIZATION.UPDATE_ACCOUNT_INFO.SUCCESS': 'The account information has been saved.',
  'ORGANIZATION.UPDATE_COMPANY_INFO.SUCCESS': 'The company information has been saved.',
  'ORGANIZATION.UPDATE_CORPORATE_INFO.SUCCESS': 'The corporate information has been saved.',
  'ORGANIZATION.UPDATE_TAX_INFO.SUCCESS': 'Your Tax Information has been updated successfully.',
  'ORGANIZATION.UPDATE_FILING_YEAR.SUCCESS': 'The filing year has been set.',
  'ORGANIZATION.UPLOAD_PROFILE.SUCCESS': 'Profile Uploaded Successfully',
  'ORGANIZATION.UPDATE_BILLING_ADDRESS.SUCCESS': 'Billing address updated successfully.',
  'ORGANIZATION.UPDATE_BILLING_ADDRESS.FAILED': 'Something Went Wrong.',
  'ORGANIZATION.NAME_REQUIRED': 'Please enter a name for the organization.',
  'ORGANIZATION.STATUS_NOT_POSSIBLE': 'The organization cannot take this step from where it stands now.',
  'ORGANIZATION.SUBMITTED':
    'The articles are with the registry. They can be edited again if the registry sends them back.',
  'ORGANIZATION.CHANGE_NEEDED': 'The corporation exists; this can only change by a corporate change.',
  'ORGANIZATION.CHANGE_NEEDED.NAME':
    'The corporate name changes by articles of amendment. Start a name change under Changes.',
  'ORGANIZATION.CHANGE_NEEDED.ADDRESS':
    'The registered office moves by a notice to the registry. Start an address change under Changes.',
  'ORGANIZATION.CHANGE_NEEDED.ARTICLES':
    'This stands in the articles or on the certificate and changes only by amendment. Start it under Changes.',
  'ORGANIZATION.CHANGE_NEEDED.YEAR_END':
    'The fiscal year end changes by a resolution. Start it under Changes.',
  'ORGANIZATION.DATE_IN_FUTURE': 'This date cannot lie in the future.',
  'ORGANIZATION.DATE_FROM_CERTIFICATE':
    'The date of incorporation comes with the certificate; leave it empty until then.',
  'ORGANIZATION.FILING_YEAR_TOO_EARLY':
    'The first filing year comes after the year of incorporation, {year}.',
  'ORGANIZATION.BUSINESS_NUMBERS_DIFFER': 'All accounts must begin with the same business number.',
  'ORGANIZATION.REGISTRATION_TWICE': 'This jurisdiction is in the list twice.',
  'ORGANIZATION.REGISTRATION_AT_HOME': 'The corporation is at home there; list only other jurisdictions.',
  'ORGANIZATION.IMAGE_REQUIRED': 'Please choose a picture.',
  'ORGANIZATION.IMAGE_INVALID': 'Please choose a PNG or JPEG picture.',

  'organization.filingYear.title': 'Set the filing year?',
  'organization.filingYear.ask': 'You were incorporated on {on}. Shall the first filing year be {year}?',
  'organization.filingYear.askDue':
    'You were incorporated on {on}. Shall the first filing year be {year}? The annual return is then due on {due}.',
} as const;
