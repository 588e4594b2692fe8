import type { general as en } from '../en/general.ts';

export const general = {
  'GENERAL.SUCCESS': 'C’est fait.',
  'GENERAL.MALFORMED': 'La demande n’a pas pu être lue. Vérifiez ce qui a été envoyé et réessayez.',
  'GENERAL.FIELD_INVALID': 'Cette valeur n’est pas valide.',
  'GENERAL.FIELD_REQUIRED': 'Ce champ est obligatoire',
  'GENERAL.FIELD_UNKNOWN': 'Champ inconnu. Retirez-le et réessayez.',
  'GENERAL.TOO_LONG': 'Utilisez au plus {max, number} caractères.',
  'GENERAL.TOO_SHORT': 'Utilisez au moins {min, number} caractères.',
  'GENERAL.NOT_A_DATE': 'Entrez une date valide, par exemple 2026-03-31, à partir de l’an 1600.',
  'GENERAL.NOT_AN_EMAIL': 'Cette adresse courriel n’est pas valide',
  'GENERAL.NOT_FOUND':
    'Nous n’avons rien trouvé. L’élément a peut-être été retiré, ou vous n’y avez pas accès.',
  'GENERAL.STALE':
    'Cette page a changé depuis que vous l’avez ouverte. Consultez la version la plus récente et réessayez.',
  'GENERAL.TOO_LARGE': 'L’envoi est trop volumineux. Réduisez-le ou divisez-le.',
  'GENERAL.WRONG_TYPE': 'Ce type de contenu n’est pas accepté ici.',
  'GENERAL.TOO_MANY':
    'Trop de tentatives. Attendez {seconds, plural, one {# seconde} other {# secondes}} et réessayez.',
  'GENERAL.UNEXPECTED': 'Une erreur s’est produite de notre côté. Rien n’a été enregistré. Réessayez.',
  'GENERAL.NOT_READY': 'Le service démarre ou est très sollicité. Réessayez dans un instant.',
  'IDEMPOTENCY.MISMATCH': 'Cette demande a déjà été envoyée avec un autre contenu. Recommencez.',
  'SESSION.INVALID': 'Identifiants d’accès non valides.',
  'SESSION.EXPIRED': 'Votre session a expiré',
  'ACCESS.VIEW_ONLY': 'Vous avez un accès en lecture seule à cette organisation.',
  'ACCESS.RESTRICTED': 'L’accès est restreint, car aucune autorisation n’est attribuée.',
  'ACCESS.SECTION_VIEW_ONLY': 'Vous avez un accès en lecture seule à la section {section}.',
  'ACCESS.STAFF_ONLY': 'Réservé à notre personnel.',
} as const satisfies Record<keyof typeof en, string>;
