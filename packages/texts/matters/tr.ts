import type { matters as en } from './en.ts';

export const matters = {
  'matters.title': 'Devam edenler',
  'matters.kind.incorporation': 'Kuruluş',
  'matters.kind.founding_set': 'Kuruluş belgeleri',
  'matters.kind.entry': 'İmzalanıp ödenecek değişiklik',
  'matters.kind.annual_filing': 'Yıllık bildirim',
  'matters.kind.change': 'Şirket değişikliği',
  'matters.step.answered': 'Her şey onaylandı',
  'matters.step.paid': 'Ödendi',
  'matters.step.sent': 'Gönderildi',
  'matters.step.certified': 'Belge',
  'matters.step.signed': 'İmzalandı',
  'matters.step.confirmed': 'Pay sahipleri onayladı',
  'matters.step.recorded': 'Kaydedildi',
  'matters.step.filed': 'Verildi',
  'matters.signatures': '{given} / {of}',
  'matters.stopped': 'Durdu: {reason}',
  'matters.inCharge': 'Sorumlu: {name}',
  'matters.take': 'Sorumluluğu al',
  'matters.withdraw': 'Geri çek',
  'matters.withdraw.title': 'Bu dosya geri çekilsin mi?',
  'matters.withdraw.body':
    'Bekleyenler geri alınır, imza istenen kişilere haber verilir ve ödenen tutar karta iade edilir.',
} satisfies Record<keyof typeof en, string>;
