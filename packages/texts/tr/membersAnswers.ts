import type { membersAnswers as en } from '../en/membersAnswers.ts';

export const membersAnswers = {
  'ORGANIZATION_USER.SUB_TYPE_FIXED':
    'Hesabın kullanıcısı başka bir türe dönüştürülemez. Erişimi kaldırıp yeniden davet edin.',
  'ORGANIZATION_USER.SUB_USER_NO_ADMIN':
    'Alt kullanıcının erişimi en çok tam erişim olabilir. Birini hesap sorumlusu yapmak için onu üye olarak davet edin.',
  'ORGANIZATION_USER.CREATE_ORGANIZATION_USER.SUCCESS': 'Yeni kullanıcı oluşturuldu!',
  'ORGANIZATION_USER.UPDATE_ORGANIZATION_USER.SUCCESS': 'Kullanıcı verileri güncellendi!',
  'ORGANIZATION_USER.CHANGE_ACCESS_TYPE.SUCCESS': 'Erişim türü değiştirildi!',
  'ORGANIZATION_USER.DELETE_ORGANIZATION_USER.SUCCESS': 'Kullanıcı silindi!',
  'ORGANIZATION_USER.INVITATION_SENT': 'Davet yeniden gönderildi.',
  'LOGIN.INVITATION_SENT_RECENTLY':
    'Kısa süre önce bir davet gönderildi. Lütfen yenisini göndermeden önce bekleyin.',
  'ORGANIZATION_USER.INVITATION_WITHDRAWN': 'Davet geri alındı. Bağlantısı artık çalışmıyor.',
  'INVITATION.ACCEPT.SUCCESS': 'Daveti kabul ettiniz.',
  'INVITATION.DECLINE.SUCCESS': 'Daveti reddettiniz.',
  'INVITATION.INVALID':
    'Bu davet bilinmiyor veya yerine daha yenisi gönderildi. En yeni e-postayı açın veya yeni bir davet isteyin.',
  'INVITATION.ALREADY_MEMBER': 'Bu organizasyona zaten erişiminiz var. Kabul edilecek bir şey kalmadı.',
} as const satisfies Record<keyof typeof en, string>;
