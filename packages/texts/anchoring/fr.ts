import type { anchoring as en } from './en.ts';

export const anchoring: Record<keyof typeof en, string> = {
  'organization.anchor': 'Rapports annuels depuis',
  'organization.anchor.help':
    'L’événement dont l’anniversaire ouvre chaque année le rapport annuel. Une reconstitution n’y change rien.',
  'organization.anchor.incorporation': 'Constitution',
  'organization.anchor.amalgamation': 'Fusion',
  'organization.anchor.continuance': 'Prorogation',
  'organization.anchor.on.amalgamation': 'Date de la fusion',
  'organization.anchor.on.continuance': 'Date de la prorogation',
  'organization.since.office': 'À cette adresse depuis le',
  'organization.since.year_end': 'Cette fin d’exercice depuis le',
  'organization.since.help': 'Laissez vide si c’est le cas depuis la constitution.',
};
