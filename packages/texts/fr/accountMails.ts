import type { accountMails as en } from '../en/accountMails.ts';

export const accountMails = {
  'entry.mail.verify.subject': 'Veuillez confirmer votre adresse courriel',
  'entry.mail.verify.body':
    'Confirmez que cette adresse est la vôtre. D’ici là, vous pouvez travailler, mais pas inviter d’autres personnes. Le lien ne sert qu’une fois et expire dans sept jours.',
  'entry.mail.verify.notYou': 'Si vous n’avez pas créé de compte, ignorez ce message.',
  'entry.mail.verify.action': 'Confirmer mon adresse',
  'entry.mail.reset.subject': 'Réinitialiser votre mot de passe',
  'entry.mail.reset.body':
    'Ce lien vous permet de choisir un nouveau mot de passe. Il ne sert qu’une fois et expire dans une heure.',
  'entry.mail.reset.notYou':
    'Si vous n’avez rien demandé, ignorez ce message\u00a0: votre mot de passe reste le même.',
  'entry.mail.reset.action': 'Choisir un nouveau mot de passe',
  'account.mail.greeting': 'Bonjour {firstname},',
  'account.mail.passwordChanged.subject': 'Votre mot de passe a été changé',
  'account.mail.passwordChanged.body':
    'Le mot de passe de votre compte vient d’être changé. Les sessions de tous les autres appareils ont été fermées.',
  'account.mail.passwordChanged.notYou':
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe\u00a0: toutes les autres sessions seront fermées.',
  'account.mail.passwordChanged.action': 'Choisir un nouveau mot de passe',
} as const satisfies Record<keyof typeof en, string>;
