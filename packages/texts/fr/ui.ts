import type { ui as en } from '../en/ui.ts';

export const ui = {
  'ui.cancel': 'Annuler',
  'ui.close': 'Fermer',
  'ui.optional': '(facultatif)',
  'ui.loading': 'Chargement…',
  'ui.lost': 'Pas de connexion. Rien n’est perdu\u00a0: veuillez réessayer.',
  'ui.skip': 'Aller au contenu',
  'ui.language': 'Langue\u00a0: {language}',
  'ui.password.show': 'Afficher le mot de passe',
  'ui.password.hide': 'Masquer le mot de passe',
  'ui.error.title': 'Le chargement a échoué',
  'ui.error.body': 'Rien n’est perdu. Ce que vous avez saisi est conservé dans cet onglet.',
  'ui.error.retry': 'Réessayer',
  'ui.specimen.mark': 'Spécimen',
  'ui.specimen.register': 'Registre des valeurs mobilières, actions ordinaires, en date du {date}',
  'ui.specimen.certificate': 'Certificat',
  'ui.specimen.holder': 'Actionnaire',
  'ui.specimen.shares': 'Actions',
  'ui.specimen.carried': 'À reporter',
  'ui.specimen.entered': 'Inscription faite par {name} le {date}.',
  'ui.specimen.promise': 'Chaque inscription à vos registres est conservée\u00a0: qui l’a faite, et quand.',
} as const satisfies Record<keyof typeof en, string>;
