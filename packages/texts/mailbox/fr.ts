import type { mailbox as en } from './en.ts';

export const mailbox: Record<keyof typeof en, string> = {
  'mailbox.code.lead': 'Bonjour {name}. Pour confirmer votre identité, nous enverrons un code à {email}.',
  'mailbox.code.sent': 'Entrez les six chiffres envoyés à {email}.',
  'mailbox.code.send': 'M’envoyer le code',
  'mailbox.code.again': 'Envoyer un autre code',
  'mailbox.code.label': 'Code',
  'mailbox.mail.code': 'Votre code est {code}. Il est valable 10 minutes.',
  'mailbox.mail.notYou':
    'Si vous ne l’avez pas demandé, ignorez ce courriel et ne donnez le code à personne.',
};
