import type { uploads as en } from '../en/uploads.ts';

export const uploads = {
  'UPLOADS.EMPTY': 'Bu dosya boş. Başka bir dosya seçin.',
  'UPLOADS.TOO_LARGE':
    'Bu dosya {megabytes, number} MB’tan büyük. Dosyayı bölün veya daha küçük resimlerle kaydedin.',
  'UPLOADS.WRONG_TYPE': 'Bu dosya PDF, Word (.docx), PNG veya JPEG değil. PDF olarak kaydedip onu yükleyin.',
  'UPLOADS.ENCRYPTED': 'Bu dosya parolayla korunuyor. Parolasız bir kopyasını kaydedip onu yükleyin.',
  'UPLOADS.TOO_MANY_PAGES': 'Bu PDF {pages, number} sayfadan uzun. Bölüp parçalarını yükleyin.',
  'UPLOADS.DAMAGED': 'Bu dosya bozuk. Bilgisayarınızda açın, yeniden PDF olarak kaydedip onu yükleyin.',
  'UPLOADS.TOO_COMPLEX': 'Bu dosyanın açılması çok uzun sürüyor. Yeni bir PDF’ye yazdırıp onu yükleyin.',
  'UPLOADS.MACROS': 'Bu Word dosyasında makro var. Makrosuz .docx veya PDF olarak kaydedip onu yükleyin.',
  'UPLOADS.TOO_MANY_PIXELS':
    'Bu resim gösterilemeyecek kadar büyük. Daha düşük çözünürlükte kaydedip onu yükleyin.',
  'UPLOADS.UNPACKS_TOO_LARGE': 'Bu Word dosyası açıldığında çok büyüyor. PDF olarak kaydedip onu yükleyin.',
  'UPLOADS.LOADS_FROM_ELSEWHERE':
    'Bu Word dosyası şablon veya resim gibi parçalarını başka bir yerden yüklüyor. Her şeyi içine alarak ya da PDF olarak kaydedip onu yükleyin.',
  'UPLOADS.BUSY': 'Sunucu yoğun olduğu için bu dosya zamanında açılamadı. Bir dakika sonra yeniden deneyin.',
} as const satisfies Record<keyof typeof en, string>;
