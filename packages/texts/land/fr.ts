import type { land as en } from './en.ts';

export const land = {
  'land.title': 'Biens-fonds en Ontario',
  'land.lead':
    'Chaque bien-fonds en Ontario dont la société est ou a été propriétaire, avec les actes qui l’établissent (LSAO, art. 140.1).',
  'land.who.current': 'En propriété',
  'land.who.former': 'Aliénés',
  'land.who.all': 'Tous, y compris les biens aliénés',
  'land.property': 'Bien-fonds',
  'land.acquired': 'Acquisition',
  'land.disposed': 'Disposition',
  'land.deed': 'Acte',
  'land.identifier': 'Cote foncière (PIN)',
  'land.division': 'Division d’enregistrement des droits immobiliers',
  'land.legal': 'Description légale',
  'land.roll': 'Numéro de rôle',
  'land.address': 'Adresse municipale',
  'land.acquiredOn': 'Acquis le',
  'land.disposedOn': 'Aliéné le',
  'land.deed.help':
    'Le numéro de l’acte de transfert au bureau d’enregistrement immobilier. Versez-en une copie dans les livres de la société, à partir du menu de la ligne.',
  'land.identify': 'Saisissez au moins l’adresse, la cote foncière ou la description légale.',
  'land.add': 'Ajouter un bien-fonds',
  'land.add.title': 'Acquisition d’un bien-fonds',
  'land.dispose': 'Inscrire la disposition',
  'land.dispose.title': 'Disposition d’un bien-fonds',
  'land.none': 'Aucun bien-fonds en Ontario à cette date',
  'land.whyNone':
    'Les sociétés de l’Ontario tiennent ce registre même si elles ne possèdent aucun bien-fonds.',
  'land.notKept': 'Cette société ne relève pas de l’Ontario et ne tient pas de registre des biens-fonds.',
} as const satisfies Record<keyof typeof en, string>;
