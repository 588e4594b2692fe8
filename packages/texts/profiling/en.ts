/** The profile of a corporation at the registry, as it is copied here. Loaded with the pages that read it. */
export const profiling = {
  'registryProfile.title': 'Registry profile',
  'registryProfile.lead':
    'Copy the federal profile here to fill in these pages. Nothing is recorded until you save.',
  'registryProfile.paste': 'Text of the profile',
  'registryProfile.paste.help':
    'Or copy the whole page from Corporations Canada, in English or French, and paste it here.',
  'registryProfile.upload': 'Profile as a PDF or text file',
  'registryProfile.reading': 'Reading the file…',
  'registryProfile.unread': 'These lines could not be read',
  'registryProfile.fill': 'Fill in',
  'registryProfile.filled':
    'Filled in. Check each field, and save. The office and the directors are offered on their pages.',
  'registryProfile.office': 'The registry profile gives the registered office and the number of directors.',
  'registryProfile.directors': 'Directors in the registry profile',
  'registryProfile.directors.lead': 'Add each of them. You complete what the profile does not say.',
  'registryProfile.add': 'Add',
} as const;
