import type { registerSheet as en } from '../en/registerSheet.ts';

export const registerSheet = {
  'register.export.compared': '{date} tarihiyle karşılaştırıldı',
  'register.export.difference': 'Fark',
  'register.export.before': 'Önceki',
  'register.export.part': '{what}: {value}',
  'register.export.rising': 'Sıralama: {column}',
  'register.export.falling': 'Sıralama: {column}, azalan',
  'books.price': 'Pay fiyatı',
  'books.paidOn': 'Ödeme tarihi',
  'books.state': 'Durum',
  'books.state.open': 'Dolaşımda',
  'books.state.ended': 'Sona erdi',
  'books.state.void': 'Geçersiz',
  'books.endedOn': 'Sona erme tarihi',
  'books.endedBy': 'Sona erme nedeni',
  'books.into': 'Yerine geçen',
  'books.others': 'Kimden veya kime',
  'books.in': 'Giren',
  'books.out': 'Çıkan',
  'books.balance': 'Bakiye',
  'books.control': 'Önemli kontrolü olan kişiler defteri, eksiksiz',
} as const satisfies Record<keyof typeof en, string>;
