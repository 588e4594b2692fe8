import type { session as en } from '../en/session.ts';

export const session = {
  'session.idle.over': 'Votre session a été fermée après 20 minutes sans activité.',
  'session.guest': 'Se connecter ou s’inscrire',
  'session.register': 'S’inscrire',
  'error404.title': 'Page introuvable',
  'error404.body': 'L’adresse est peut-être inexacte, ou la page a été déplacée.',
  'error500.title': 'Une erreur est survenue',
  'error500.body':
    'La page a cessé de fonctionner, ou il existe une version plus récente. Rechargez-la\u00a0: rien de ce qui était enregistré n’est perdu.',
  'error.home': 'Aller à la page d’accueil',
  'error.reload': 'Recharger la page',
} as const satisfies Record<keyof typeof en, string>;
