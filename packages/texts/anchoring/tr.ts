import type { anchoring as en } from './en.ts';

export const anchoring: Record<keyof typeof en, string> = {
  'organization.anchor': 'Yıllık bildirim başlangıcı',
  'organization.anchor.help':
    'Yıl dönümünde yıllık bildirimin açıldığı olay. Şirketin ihyası bunu değiştirmez.',
  'organization.anchor.incorporation': 'Kuruluş',
  'organization.anchor.amalgamation': 'Birleşme',
  'organization.anchor.continuance': 'Başka kanuna geçiş',
  'organization.anchor.on.amalgamation': 'Birleşme tarihi',
  'organization.anchor.on.continuance': 'Başka kanuna geçiş tarihi',
  'organization.since.office': 'Bu adreste olduğu tarih',
  'organization.since.year_end': 'Bu hesap dönemi sonunun başlangıcı',
  'organization.since.help': 'Kuruluştan beri böyleyse boş bırakın.',
};
