import type { memberMails as en } from '../en/memberMails.ts';

export const memberMails = {
  'members.mail.invitation.subject': '{company}: {inviter} sizi davet ediyor',
  'members.mail.invitation.subject.unnamed': '{inviter} sizi davet ediyor',
  'members.mail.invitation.body':
    '{inviter}, bu daveti kabul ettiğinizde size {company} şirketinin kayıt dosyasına erişim verecek.',
  'members.mail.invitation.unnamed': '{inviter} sizi bir şirketin kayıt dosyasına davet ediyor.',
  'members.mail.invitation.account':
    '{inviter} sizi hesabındaki tüm organizasyonların kayıt dosyalarına davet ediyor.',
  'members.mail.invitation.link':
    'Bu iletinin gönderildiği adresle oturum açın veya hesap oluşturun. Bağlantı yedi gün geçerlidir ve yalnızca bir kez kullanılabilir.',
  'members.mail.invitation.newAccount':
    'Kabul etmek için bir parola belirleyin. Bağlantı yedi gün geçerlidir ve yalnızca bir kez kullanılabilir.',
  'members.mail.invitation.notYou': 'Göndereni tanımıyorsanız bu iletiyi dikkate almayın.',
  'members.mail.invitation.action': 'Daveti aç',
} as const satisfies Record<keyof typeof en, string>;
