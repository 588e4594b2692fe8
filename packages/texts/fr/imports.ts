import type { imports as en } from '../en/imports.ts';

export const imports = {
  'IMPORTS.RECORDED': 'L’importation est inscrite au registre.',
  'IMPORTS.REHEARSED': 'Voici ce que deviendraient les registres. Rien n’est inscrit.',
  'IMPORTS.TAKEN_BACK': 'L’importation est annulée.',
  'IMPORTS.FILE_REQUIRED': 'Veuillez choisir un fichier.',
  'IMPORTS.FAULTY':
    '{count, plural, one {Un point du fichier est à corriger d’abord.} other {# points du fichier sont à corriger d’abord.}} Rien n’est inscrit.',
  'IMPORTS.NOTHING': 'Le fichier ne contient rien que les registres puissent recevoir.',
  'IMPORTS.ANOMALIES_DIFFER': 'Les registres ont changé depuis votre examen. Veuillez revoir la comparaison.',
  'IMPORTS.ALREADY_TAKEN_BACK': 'Cette importation est déjà annulée.',
} as const satisfies Record<keyof typeof en, string>;
