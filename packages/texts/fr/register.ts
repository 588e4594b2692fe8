import type { register as en } from '../en/register.ts';

export const register = {
  'register.asOf': 'Registre en date du',
  'register.today': 'Aujourd’hui',
  'register.earlier': 'Changement précédent',
  'register.later': 'Changement suivant',
  'register.past': 'État en date du {date}. Pour inscrire quelque chose, revenez à aujourd’hui.',
  'register.pastKnown':
    'État en date du {date}, selon l’information inscrite au {at}. Ce qui a été inscrit plus tard est omis.',
  'register.knownAt': 'Information inscrite au…',
  'register.knownAt.field': 'Selon l’information inscrite au',
  'register.knownAt.zone': 'À l’heure du registraire\u00a0: {zone}.',
  'register.knownAt.show': 'Afficher',
  'register.knownAt.all': 'Afficher tout ce qui est inscrit',
} as const satisfies Record<keyof typeof en, string>;
