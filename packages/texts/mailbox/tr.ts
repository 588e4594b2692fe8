import type { mailbox as en } from './en.ts';

export const mailbox: Record<keyof typeof en, string> = {
  'mailbox.code.lead':
    'Merhaba {name}. Siz olduğunuzu doğrulamak için {email} adresine bir kod göndereceğiz.',
  'mailbox.code.sent': '{email} adresine gönderdiğimiz altı haneli kodu girin.',
  'mailbox.code.send': 'Kodu bana gönder',
  'mailbox.code.again': 'Başka bir kod gönder',
  'mailbox.code.label': 'Kod',
  'mailbox.mail.code': 'Kodunuz {code}. 10 dakika geçerlidir.',
  'mailbox.mail.notYou': 'Bunu siz istemediyseniz bu e-postayı yok sayın ve kodu kimseyle paylaşmayın.',
};
