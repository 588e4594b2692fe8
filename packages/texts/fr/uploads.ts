import type { uploads as en } from '../en/uploads.ts';

export const uploads = {
  'UPLOADS.EMPTY': 'Ce fichier est vide. Choisissez-en un autre.',
  'UPLOADS.TOO_LARGE':
    'Ce fichier dépasse {megabytes, number} Mo. Divisez-le ou enregistrez-le avec des images plus petites.',
  'UPLOADS.WRONG_TYPE':
    'Ce fichier n’est pas au format PDF, Word (.docx), PNG ou JPEG. Enregistrez-le en PDF, puis téléversez ce PDF.',
  'UPLOADS.ENCRYPTED':
    'Ce fichier est protégé par un mot de passe. Enregistrez une copie sans mot de passe, puis téléversez-la.',
  'UPLOADS.TOO_MANY_PAGES':
    'Ce PDF compte plus de {pages, number} pages. Divisez-le, puis téléversez les parties.',
  'UPLOADS.DAMAGED':
    'Ce fichier est endommagé. Ouvrez-le sur votre ordinateur, enregistrez-le de nouveau en PDF, puis téléversez ce PDF.',
  'UPLOADS.TOO_COMPLEX':
    'L’ouverture de ce fichier prend trop de temps. Imprimez-le dans un nouveau PDF, puis téléversez ce PDF.',
  'UPLOADS.MACROS':
    'Ce fichier Word contient des macros. Enregistrez-le en .docx sans macros ou en PDF, puis téléversez cette copie.',
  'UPLOADS.TOO_MANY_PIXELS':
    'Cette image est trop grande pour être affichée. Enregistrez-la dans une résolution plus faible, puis téléversez-la.',
  'UPLOADS.UNPACKS_TOO_LARGE':
    'Ce fichier Word devient trop volumineux à l’ouverture. Enregistrez-le en PDF, puis téléversez ce PDF.',
  'UPLOADS.LOADS_FROM_ELSEWHERE':
    'Ce fichier Word charge des éléments depuis un autre emplacement, comme un modèle ou une image. Enregistrez-le avec tout son contenu intégré, ou en PDF, puis téléversez-le de nouveau.',
  'UPLOADS.BUSY':
    'Le serveur est très occupé et n’a pas pu ouvrir ce fichier à temps. Réessayez dans une minute.',
} as const satisfies Record<keyof typeof en, string>;
