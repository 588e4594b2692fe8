import type { documents as en } from './en.ts';

export const documents: Record<keyof typeof en, string> = {
  'DOCUMENTS.MADE': 'Document créé.',
  'DOCUMENTS.ORDERED': 'Vos documents sont en préparation.',
  'DOCUMENTS.UPLOADED': 'Document téléversé.',
  'DOCUMENTS.LINKED': 'Document lié',
  'DOCUMENTS.BLANKS': 'Il manque à ce document des renseignements qui ne sont pas encore inscrits.',
  'DOCUMENTS.UNPRINTABLE':
    'Ces caractères ne peuvent pas être imprimés : {characters}. Inscrivez le nom dans une autre écriture.',
  'DOCUMENTS.PRINTING_UNAVAILABLE': 'Ce serveur ne peut pas créer de documents pour le moment.',
  'DOCUMENTS.PRINTING_FAILED': 'Le document n’a pas pu être créé. Réessayez.',
  'DOCUMENTS.NOT_GENERATED_HERE': 'Les documents ne sont pas générés ici. Vous pouvez téléverser les vôtres.',
  'DOCUMENTS.SIGNED': 'Un document signé ne se modifie pas. Annulez-le d’abord, puis créez-en un nouveau.',
  'DOCUMENTS.STATUS_NOT_POSSIBLE': 'Ce document ne peut pas prendre cet état.',
  'DOCUMENTS.CATEGORY_EXISTS': 'Une section porte déjà ce nom.',
  'DOCUMENTS.NONE_CHOSEN': 'Choisissez au moins un document.',
  'DOCUMENTS.TOO_MANY': 'Un téléchargement contient au plus {most} documents.',
  'DOCUMENTS.UPLOAD_FAILED': 'Échec du téléversement du document',
  'DOCUMENTS.LINK_FAILED': 'Une erreur est survenue.',
  'DOCUMENTS.UNKNOWN_MERGE_FIELD': 'Le champ {name} n’existe pas.',
  'document.mail.subject': 'Les livres de {company}',
  'document.mail.body':
    '{company} est inscrite depuis le {date}. Ses livres contiennent {documents, plural, =0 {aucun document pour le moment} one {# document} other {# documents}}.',
  'document.mail.action': 'Ouvrir les livres',
};
