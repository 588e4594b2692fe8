import type { found as en } from './en.ts';

export const found = {
  'zip.not_a_zip': 'Bu, bütün bir zip dosyası değil. Lütfen .ocf.zip paketini olduğu gibi seçin.',
  'zip.damaged': 'Paketteki bir dosya bozuk. Lütfen paketi yeniden alın.',
  'zip.encrypted': 'Paket şifreli. Lütfen parolasız kaydedin.',
  'zip.too_large': 'Dosya açıldığında okunabilecek boyutu aşıyor; bu yüzden okunmadı.',
  'zip.too_many': 'Pakette 1.000’den fazla dosya var; bu yüzden okunmadı.',
  ZIP_PATH: 'Bu dosyanın adı paketin dışına çıkıyor; bu yüzden okunmadı.',
  ZIP_DUPLICATE: 'Pakette bu adda iki dosya var.',
  JSON: 'Bu dosya JSON olarak okunamadı ({details}).',
  MANIFEST_COUNT: 'Bir paketin tek bildirimi olur; bunda {count} tane var.',
  VERSION: 'Biçimin {version} sürümü burada bilinmiyor ({known}).',
  FILE_PATH: 'Paketin dışında bir dosyayı anıyor.',
  FILE_MISSING: 'Bildirimin andığı bir dosya yok ({details}).',
  FILE_TYPE: 'Dosyanın türü bildirimdeki yerinden farklı ({details}).',
  ITEMS: 'Dosyada öğe listesi yok.',
  MD5: 'Dosya, bildirimin anlattığı dosya değil.',
  UNLISTED: 'Bildirim bu dosyayı anmıyor; bu yüzden okunmadı.',
  SCHEMA: 'Biçimin şemasına uymuyor ({details}).',
  OBJECT_TYPE: '{type} diye bir nesne türü yok.',
  DUP_ID: '{id} kimliği başka bir nesneye de verilmiş.',
  REF: 'Pakette olmayan bir şeyi anıyor ({details}).',
  EMPTY_REF: 'Bir gönderme boş metin; yok sayıldı.',
  VEST_REF: 'Hak ediş koşulları kendilerinde olmayan bir koşulu anıyor.',
  VEST_CYCLE: 'Hak ediş koşullarından biri kendine dönüyor.',
  VESTINGS_SUM: 'Hak edilen payların toplamı ihraç edilenlere eşit değil ({details}).',
  DUP_SECURITY: '{security} menkul kıymeti iki kez ihraç edilmiş.',
  BEFORE_ISSUE: 'Tarihi, menkul kıymetinin ihracından önce ({details}).',
  AS_OF: 'Tarihi paketin tarihinden sonra ({details}).',
  DOUBLE_SPEND: '{security} menkul kıymeti daha önce {by} ile sona ermiş.',
  DOUBLE_SOURCE: '{security} menkul kıymeti {by} işleminden de çıkıyor.',
  RESULT_DATE: 'Bundan çıkan bir menkul kıymet başka bir günde ihraç edilmiş ({details}).',
  BALANCE_HOLDER: 'Bakiye başka bir sahibe ait ({details}).',
  NUMBER: 'Bir sayı okunamayacak kadar uzun.',
  TEXT: 'Bir metin, saklanamayan karakterler içeriyor. Lütfen paketi onlar olmadan yeniden yazın.',
  QTY: 'Pay sayısı mümkün değil ({details}).',
  PRICE: 'Bir fiyat sıfırın altında ({details}).',
  DUP_NUMBER: '{number} numaralı pay senedi aynı gruptaki başka bir menkul kıymette de var.',
  CONSERVATION: 'Paylar kendiliğinden çoğalır ya da yok olurdu ({details}).',
  AUTHORIZED: 'İzin verilenden fazla pay dolaşımda ({details}).',
  POOL: 'Planın ayırdığından fazla opsiyon verilmiş ({details}).',
  SPLIT: 'Bir bölünme hiçbir pay senedini değiştirmiyor; her senet pay sayısını korur ({details}).',
  COST_BASIS: 'Bir maliyet, pay sayısı ile fiyatın çarpımına eşit değil; maliyet esas alınır ({details}).',
  SELF_TRANSFER: 'Payların zaten sahibi olan kişiye devir, senet yenilemesi olarak kaydedilir ({details}).',
  'class.differs':
    'Paketin {name} grubu, defterdeki aynı adlı gruptan başka türdedir ya da oyları başkadır. Birine başka ad verin ya da önce defteri düzeltin.',
  'package.differences':
    'Defterler paketin kendi sermaye tablosundan {most} yerden fazlasında farklı olacak. Önce paketi düzeltin.',
  'package.too_early':
    '{value} tarihli; {since} tarihli kuruluştan önce. Lütfen defterdeki kuruluş tarihini ya da paketi düzeltin.',
  'table.unreadable':
    'Bu, tablo olarak okunamadı. Lütfen CSV (UTF-8) ya da Excel çalışma kitabı (.xlsx) olarak kaydedin.',
  'table.empty': 'Başlıkların altında satır yok.',
  'table.too_long': 'Tabloda {most} satırdan fazlası var. Lütfen bölün.',
  'table.too_many_classes':
    'Tablo, defterde olmayan {most} taneden fazla pay grubu anıyor. Lütfen sütunu denetleyin.',
  'table.no_rows_of_class':
    '{name} için beyan edilmiş sermaye bildirildi, ama hiçbir satırda bu gruptan pay yok. Adları denetleyin.',
  'file.too_large':
    'Bu dosya tek seferde okunamayacak kadar çok veri içeriyor; bu yüzden okunmadı. Lütfen bölün.',
  'file.too_slow': 'Bu dosyayı okumak {seconds} saniyeden uzun sürdü; bu yüzden okunmadı. Lütfen bölün.',
  'table.not_mapped': 'Lütfen bunu içeren sütunu seçin: {column}.',
  'cell.required': 'Bu hücre boş. Lütfen doldurun: {column}.',
  'cell.not_whole': '“{value}” tam sayıda pay değil. Lütfen yalnızca rakam yazın, örneğin 1200.',
  'cell.sum_too_large': 'Bu satırla dosyada defterlerin sayabileceğinden fazla pay olur.',
  'cell.not_amount': '“{value}” bir dolar tutarı değil. Lütfen 1250.50 gibi yazın.',
  'cell.not_a_date': '“{value}” tek biçimde okunabilen bir tarih değil. Lütfen 2025-03-31 gibi yazın.',
  'cell.future': '{value} henüz gelmedi. Lütfen en geç bugünün tarihini yazın.',
  'cell.too_early': '{value}, {since} tarihli kuruluştan önce. Lütfen tarihi düzeltin.',
  'cell.after_opening':
    '{value}, açılış durumunun günü olan {on} tarihinden sonra. Lütfen iki tarihten birini düzeltin.',
  'cell.class_untold':
    'Defterde {name} pay grubu yok. Lütfen dosyadaki adı düzeltin ya da sütunlara dönüp yeni grubun haklarını bildirin.',
  'cell.unknown_kind':
    '“{value}” bir pay sahibi türü değil. Lütfen gerçek kişi, şirket, trust ya da müşterek yazın.',
  'cell.unknown_country': '“{value}” bir ülke değil. Lütfen adını ya da CA gibi iki harfli kodunu yazın.',
  'cell.too_long': 'Bu, {most} karakterden uzun. Lütfen kısaltın.',
  'cell.forbidden': 'Hücrede basılamayan karakterler var. Lütfen yeniden yazın.',
  'cell.error': 'Bu hücredeki formülün sonucu yok. Lütfen yerine değeri yazın.',
  'cell.number_repeated': '{value} numaralı pay senedi {row}. satırda da var. Lütfen birini düzeltin.',
  'warn.formulas': '{count} hücrede formül var; son sonuçları alınır.',
  'warn.no_amount': '{count} satırda ne fiyat ne tutar var: beyan edilmiş sermayeye bir şey eklenmez.',
  'warn.no_capital': '{name} için beyan edilmiş sermaye bildirilmedi: hesabı sıfırdan başlar.',
  'warn.same_name':
    'Birkaç satır {name} adını farklı adreslerle anıyor. İlk adresteki tek pay sahibi sayılır. Birden çok kişilerse adlarını ayırın.',
  'warn.class_differs':
    'Paketin {name} grubunun çıkarılabilecek pay sayısı ya da dönüşümü, defterdeki aynı adlı grubunkinden başkadır. Defterdeki kalır.',
  'warn.amount_differs':
    '{count} satırda fiyat ile tutar uyuşmuyor (satırlar {rows}). İkisi de olduğu gibi alınır; beyan edilmiş sermaye için tutar geçerlidir.',
  'warn.guessed_individual':
    'Adlarına göre gerçek kişi sayılanlar ({count}): {names}{more, plural, =0 {} other { ve # kişi daha}}. Biri değilse sahip türlerini ayrı bir sütunda bildirin.',
  'warn.guessed_body_corporate':
    'Adlarına göre tüzel kişi sayılanlar ({count}): {names}{more, plural, =0 {} other { ve # kişi daha}}. Biri değilse sahip türlerini ayrı bir sütunda bildirin.',
  'warn.guessed_trust':
    'Adlarına göre trust ya da tereke sayılanlar ({count}): {names}{more, plural, =0 {} other { ve # kişi daha}}. Biri değilse sahip türlerini ayrı bir sütunda bildirin.',
  'warn.guessed_joint':
    'Adlarına göre müşterek sahip sayılanlar ({count}): {names}{more, plural, =0 {} other { ve # kişi daha}}. Biri değilse sahip türlerini ayrı bir sütunda bildirin. Kim oldukları henüz kayıtlı değil. Defterde adlarını verin.',
  'warn.rights_assumed':
    'Biçim, {name} grubunun bütün haklarını söylemiyor: {kind, select, common {diğerleri gibi katıldığı kâr payı} other {takdire bağlı kâr payı}} ve ne şirketçe ne pay sahibinin istemiyle itfa edilebilir olduğu varsayıldı. Esas sözleşmeyle karşılaştırın; farklıysa grubu düzeltin.',
  'warn.conversion_left_out':
    '{name} grubunun defterlerin tutamadığı bir dönüşümü var: pakette olmayan bir gruba, oransız ya da birkaç yolla. Defterlerin yanında saklanır.',
  'warn.preference_left_out':
    '{name} grubunun, pay başına dolarla yazılamayan bir imtiyazı, tavanı ya da itibari değeri var. Defterlerin yanında saklanır; grubu esas sözleşmeye göre düzeltin.',
  'warn.number_on_record':
    'Defterde {value} numaralı bir pay senedi zaten var. Lütfen iki numaradan birini düzeltin; böyle alınırsa ikisi de bu numarayı taşır.',
  'warn.sheets': 'Çalışma kitabında birkaç sayfa var; yalnızca biri okundu: {name}.',
  'warn.not_utf8':
    'Dosya karakter kodlamasını belirtmiyor; {encoding} olarak okundu. Adlar yanlış görünüyorsa sütunlara dönüp başka bir kodlama seçin.',
  'table.letters':
    'Bu dosyanın karakterleri okunamıyor. Lütfen CSV (UTF-8) veya Excel çalışma kitabı (.xlsx) olarak kaydedin.',
  'ask.total':
    '{count, plural, one {{rows}. satırda “{name}” yazıyor; bir toplama benziyor.} other {# satırda “{name}” yazıyor; toplamlara benziyor (satırlar: {rows}).}}',
  'ask.sum':
    '{count, plural, one {{rows}. satır bir pay senedi belirtmiyor ve sayısı üstteki satırların toplamına eşit.} other {# satır bir pay senedi belirtmiyor ve sayıları üstteki satırların toplamına eşit (satırlar: {rows}).}}',
  'ask.hidden':
    '{count, plural, one {{rows}. satır çalışma kitabında gizli.} other {# satır çalışma kitabında gizli (satırlar: {rows}).}}',
  'warn.hidden_sheets':
    '{count, plural, one {Gizli {names} sayfası okunmadı.} other {# gizli sayfa okunmadı: {names}.}}',
  'warn.hidden_columns':
    '{count, plural, one {{columns} sütunu çalışma kitabında gizli, ancak okundu.} other {{columns} sütunları çalışma kitabında gizli, ancak okundu.}}',
  'warn.above_heads': 'Başlık {row}. satırda. Üstündeki satırlar alınmadı.',
  'warn.heads_again':
    '{count, plural, one {{rows}. satır başlığı yineliyor ve alınmadı.} other {# satır başlığı yineliyor ve alınmadı (satırlar: {rows}).}}',
  'warn.same_head': 'İki sütunun adı {name}. {used} sütunu kullanılıyor, bu sütun kullanılmıyor.',
  'table.no_corporations':
    'Hiçbir sütunda şirket numarası veya unvan yok. Örnek tablonun başlıklarını kullanın.',
  'table.too_many_people': 'Bir şirkette {most} kişiden fazlası var. Bölün veya kalanları sonra ekleyin.',
  'row.no_corporation':
    'Bu satır bir şirket belirtmiyor ve üstünde de şirket yok. Numarasını veya unvanını girin.',
  'cell.differs_above':
    '{row}. satırda aynı şirket veya kişi için başka bir bilgi var. İkisini aynı yapın veya bu hücreyi boş bırakın.',
  'cell.unknown_law': '“{value}” bir yetki alanı değil. Federal yazın veya tabi olduğu eyaleti girin.',
  'cell.unknown_position':
    '“{value}” bir görev değil. Yönetim kurulu üyesi, Şirket sekreteri gibi bilinen adıyla, virgülle ayırarak girin.',
  'cell.unknown_resident':
    '“{value}”, üyenin yerleşik Kanadalı olup olmadığını söylemiyor. Vatandaş, daimi oturumlu, yurt dışında vatandaş veya hayır yazın.',
  'cell.two_days': 'Tarihi veya en geç tarihi girin; ikisini birden girmeyin.',
  'cell.not_a_year_end': '“{value}” yılın bir günü değil. 12-31 biçiminde yazın.',
  'cell.not_a_count': '“{value}” bir üye sayısı değil. Tam sayı girin.',
  'cell.required_person': 'Bu satırda adı olmayan bir kişi var. Soyadını girin.',
  'warn.first_sheet': 'Çalışma kitabında birkaç sayfa var; yalnızca ilki okundu.',
  'warn.hidden_rows':
    '{count, plural, one {{rows}. satır çalışma kitabında gizli, ancak okundu.} other {# satır çalışma kitabında gizli, ancak okundu (satırlar: {rows}).}}',
  'taking.number': 'Şirket numarası',
  'taking.name': 'Şirket unvanı',
  'taking.law': 'Yetki alanı',
  'taking.incorporated_on': 'Kuruluş tarihi',
  'taking.office': 'Kayıtlı merkez: sokak',
  'taking.office_unit': 'Kayıtlı merkez: daire',
  'taking.office_city': 'Kayıtlı merkez: şehir',
  'taking.office_province': 'Kayıtlı merkez: eyalet',
  'taking.office_postal_code': 'Kayıtlı merkez: posta kodu',
  'taking.office_since': 'Kayıtlı merkez: başlangıç',
  'taking.office_on_or_before': 'Kayıtlı merkez: en geç',
  'taking.year_end': 'Mali yıl sonu (AA-GG)',
  'taking.year_end_since': 'Mali yıl sonu: başlangıç',
  'taking.year_end_on_or_before': 'Mali yıl sonu: en geç',
  'taking.business_number': 'İşletme numarası',
  'taking.min_directors': 'En az üye sayısı',
  'taking.max_directors': 'En çok üye sayısı',
  'taking.restriction': 'Pay devri kısıtlamaları',
  'taking.firstname': 'Ad',
  'taking.lastname': 'Soyadı',
  'taking.positions': 'Görevler',
  'taking.since': 'Başlangıç',
  'taking.on_or_before': 'En geç',
  'taking.resident': 'Yerleşik Kanadalı',
  'taking.address': 'Sokak',
  'taking.unit': 'Daire',
  'taking.city': 'Şehir',
  'taking.region': 'Eyalet veya bölge',
  'taking.postal_code': 'Posta kodu',
  'taking.country': 'Ülke',
} as const satisfies Record<keyof typeof en, string>;
