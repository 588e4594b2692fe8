import type { mail as en } from '../en/mail.ts';

export const mail = {
  'mail.copyLink': 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
  'mail.automatic': 'Ce message a été envoyé automatiquement par {brand}. Veuillez ne pas y répondre.',
  'mail.support': 'Des questions? Écrivez à {address}.',
} as const satisfies Record<keyof typeof en, string>;
