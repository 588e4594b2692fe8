import type { profiling as en } from './en.ts';

export const profiling = {
  'registryProfile.title': 'Profil du registre',
  'registryProfile.lead':
    'Copiez ici le profil fédéral pour remplir ces pages. Rien n’est inscrit avant l’enregistrement.',
  'registryProfile.paste': 'Texte du profil',
  'registryProfile.paste.help':
    'Ou copiez toute la page de Corporations Canada, en français ou en anglais, et collez-la ici.',
  'registryProfile.upload': 'Profil en PDF ou en fichier texte',
  'registryProfile.reading': 'Lecture du fichier…',
  'registryProfile.unread': 'Ces lignes n’ont pas pu être lues',
  'registryProfile.fill': 'Remplir',
  'registryProfile.filled':
    'C’est rempli. Vérifiez chaque champ, puis enregistrez. Le siège et les administrateurs sont proposés sur leurs pages.',
  'registryProfile.office': 'Le profil du registre indique le siège social et le nombre d’administrateurs.',
  'registryProfile.directors': 'Administrateurs selon le profil du registre',
  'registryProfile.directors.lead': 'Ajoutez chacun d’eux, et complétez ce que le profil ne dit pas.',
  'registryProfile.add': 'Ajouter',
} as const satisfies Record<keyof typeof en, string>;
