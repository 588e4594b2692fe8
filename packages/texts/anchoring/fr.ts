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
};
