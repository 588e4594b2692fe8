import type { wizardCompany as en } from '../en/wizardCompany.ts';

export const wizardCompany = {
  'wizard.company.title': 'Dénomination sociale',
  'wizard.company.lead': 'La dénomination de la société et la loi qui la régit.',
  'wizard.company.kind': 'La société',
  'wizard.company.type': 'Existe-t-elle déjà?',
  'wizard.company.new': 'Non, la constituer',
  'wizard.company.new.note': 'Nous préparons les statuts et les envoyons au registraire.',
  'wizard.company.old': 'Oui, l’ajouter',
  'wizard.company.old.note': 'Entrez son numéro, sa date et ses registres; rien n’est envoyé.',
  'wizard.company.law': 'Loi applicable',
  'wizard.company.law.help':
    'La loi fédérale est le choix habituel. La société doit quand même s’inscrire dans les provinces où elle exerce ses activités.',
  'wizard.company.format': 'Type de dénomination',
  'wizard.company.named': 'Une dénomination en mots',
  'wizard.company.numbered': 'Un numéro',
  'wizard.company.numbered.note':
    'Le registraire attribue le numéro avec le certificat. Aucune recherche n’est nécessaire.',
  'wizard.company.name': 'Dénomination',
  'wizard.company.name.help': 'Un mot distinctif, puis ce que fait la société\u00a0: Érable Robotique',
  'wizard.company.element': 'Élément juridique (Inc., Ltée)',
  'wizard.company.element.help': 'La fin de la dénomination, comme dans Maple Robotics Inc.',
  'wizard.company.number': 'Numéro de la société',
  'wizard.company.date': 'Date de constitution',
  'wizard.search.title': 'La dénomination est-elle libre?',
  'wizard.search.idle': 'Entrez une dénomination\u00a0: les noms semblables s’affichent ici.',
  'wizard.search.free': 'Rien de semblable',
  'wizard.search.taken': 'Trop semblable à une autre',
  'wizard.search.notAllowed': 'Non permise',
  'wizard.search.reserved': 'Quelqu’un d’autre prépare déjà ici une société de ce nom.',
  'wizard.search.matches': 'Noms semblables',
  'wizard.search.identical': 'Identique',
  'wizard.search.same_words': 'Mêmes mots',
  'wizard.search.sounds_alike': 'Même son',
  'wizard.search.contains': 'La contient',
  'wizard.search.similar': 'Semblable',
  'wizard.search.hereOnly':
    'Comparaison avec les seules sociétés de cette installation\u00a0: aucun fichier de registre n’est importé. Ce n’est pas un rapport Nuans et les marques de commerce n’y figurent pas.',
  'wizard.search.withRegistry':
    'Comparaison avec les sociétés d’ici et un fichier de registre importé. Ce n’est pas un rapport Nuans et les marques de commerce n’y figurent pas.',
  'wizard.kind.open': 'Société',
  'wizard.search.near': 'Noms proches trouvés',
} as const satisfies Record<keyof typeof en, string>;
