import type { profiling as en } from './en.ts';

export const profiling = {
  'registryProfile.title': 'Sicil profili',
  'registryProfile.lead':
    'Bu sayfaları doldurmak için federal profili buraya kopyalayın. Siz kaydedene dek deftere hiçbir şey girilmez.',
  'registryProfile.paste': 'Profil metni',
  'registryProfile.paste.help':
    'Ya da Corporations Canada sayfasının tamamını İngilizce veya Fransızca kopyalayıp buraya yapıştırın.',
  'registryProfile.upload': 'PDF veya metin dosyası olarak profil',
  'registryProfile.reading': 'Dosya okunuyor…',
  'registryProfile.unread': 'Okunamayan satırlar',
  'registryProfile.fill': 'Doldur',
  'registryProfile.filled':
    'Alanlar dolduruldu. Her birini gözden geçirip kaydedin. Merkez ve yönetim kurulu üyeleri kendi sayfalarında sunulur.',
  'registryProfile.office': 'Sicil profilinde kayıtlı merkez ve yönetim kurulu üye sayısı var.',
  'registryProfile.directors': 'Sicil profilindeki yönetim kurulu üyeleri',
  'registryProfile.directors.lead': 'Her birini ekleyin; profilde yazmayanları tamamlayın.',
  'registryProfile.add': 'Ekle',
} as const satisfies Record<keyof typeof en, string>;
