import type { transactions as codes } from '../codes/transactions.ts';

export const transactions = {
  'SHARES.TRANSACTION_RECORDED': 'Kaydedildi.',
  'SHARES.TRANSACTION_PREVIEWED': 'Defterler şöyle olurdu. Hiçbir şey kaydedilmedi.',
  'SHARES.ABOVE_CERTIFICATE': 'Bu pay senedi {held, number} pay içindir. Lütfen en çok bu kadar girin.',
  'SHARES.UNVESTED_STAY':
    '{vested, plural, =0 {Bu pay senedinin hiçbir payı henüz hak edilmemiştir. Hak edilmemiş payları da dahil edin ya da hak edilmelerini bekleyin.} other {Bu pay senedinin yalnızca {vested, number} payı hak edilmiştir. En çok bu kadar girin ya da hak edilmemiş payları da dahil edin.}}',
  'SHARES.UNVESTED_UNDIVIDED':
    'Hak edilmemiş paylar hep birlikte tek bir kişiye geçer. Lütfen tek bir alıcı seçin ve en az {unvested, number} pay girin.',
  'SHARES.TO_ITSELF': 'Bu paylar zaten bu kişinindir. Lütfen başka birini seçin.',
  'SHARES.NOT_YET_ISSUED':
    '{origin, select, certificate {Bu pay senedi {date} tarihinde bir başkasından çıktı. Daha önceki bir günün kaydı için önce {date} tarihli kaydı geri alın (sahibinin hesabından açılır), bunu kaydedin, sonra o kaydı yeniden girin.} other {Bu pay senedi {date} tarihlidir. Lütfen bu günü veya daha sonrasını girin.}}',
  'SHARES.CLASS_LATER': 'Bu pay grubu {date} tarihlidir. Lütfen bu günü veya daha sonrasını girin.',
  'SHARES.NOT_BELOW':
    'Bu paylar, “{name}” paylarına göre daha geniş hiçbir hak vermemeli ve en az bir hakkı daha dar olmalıdır. Koşulları bunu göstermiyor. Bu grubun ayrıca oy kullanması için “Hayır” yanıtını seçin.',
  'SHARES.POOL_LATER': 'Bu havuz o gün henüz yoktu. Lütfen daha sonraki bir gün girin.',
  'SHARES.BEFORE_RESOLUTION':
    'Bu karar işlemden sonraki bir tarihi taşıyor. Lütfen iki tarihten birini düzeltin.',
  'SHARES.SOLVENCY_LATER':
    'Yönetim kurulu ödeme gücünü paylar iktisap edilmeden veya sermaye azaltılmadan önce inceler. Lütfen yürürlük tarihini geçmeyen bir gün girin.',
  'SHARES.PAID_LATER':
    'Bu ödeme işlemden sonraki bir tarihi taşıyor. Lütfen yürürlük tarihini geçmeyen bir gün girin ya da tutarın borç olduğunu belirtin.',
  'SHARES.NOT_REDEEMABLE':
    'Bu pay grubunun şartları bu itfaya izin vermiyor. Lütfen şirketin iktisabı olarak kaydedin ya da önce grubu değiştirin.',
  'SHARES.ABOVE_REDEMPTION_PRICE':
    'Esas sözleşmeye göre itfa bedeli pay başına en çok {price, number, ::currency/CAD .00########} olabilir (CBCA m. 36(1)). Lütfen bedeli düşürün ve karar verilmiş kâr paylarını katmayın.',
  'SHARES.NOT_CONVERTIBLE':
    'Bu pay grubunun şartları dönüştürmeye izin vermiyor. Lütfen önce grubu değiştirin.',
  'SHARES.INSTRUMENT_NOT_OPEN':
    'Bu araç o tarihte açık değildi. Lütfen başka bir tarih ya da açık bir araç seçin.',
  'SHARES.RESERVE_SHORT':
    'Esas sözleşme bu gruptan kimseye söz verilmemiş {left, number} pay bırakıyor. Şirket, verilen her pay hakkı için yeterli pay ayırmalıdır (CBCA m. 29).',
  'SHARES.STATED_LATER':
    'Hesap bundan daha geç bir günde çıkarılmıştır. Lütfen kayıt için o günü ya da daha sonraki bir günü girin.',
  'SHARES.NOT_ADJUSTED':
    'Uyarlanmadı: {rights}{more, plural, =0 {} other { ve # tane daha}}. Ne olacağını lütfen şartlarından okuyun ve bir hukukçuya onaylatın.',
  'SHARES.EXEMPTION_REQUIRED':
    'Esas sözleşme devirleri sınırlıyor; şirket kapalı ihraççı olarak yalnızca belirli kişilere satabilir. Lütfen pay sahibinin şirketle ilişkisini ya da ihracın başka bir muafiyete dayandığını belirtin (NI 45-106 m. 2.4).',
  'SHARES.PRIVATE_ISSUER_LIMIT':
    'Bununla sayılan pay sahipleri {counted} olur; kapalı ihraççının en çok {most} pay sahibi olabilir (NI 45-106 m. 2.4). Lütfen yine de neden kaydedildiğini belirtin.',
  'SHARES.INTEREST_ABOVE_ACCRUED':
    'Şartlarına göre o güne dek en çok {accrued} faiz işledi. Lütfen tutarı denetleyin.',
  'SHARES.INTEREST_UNCHECKED': 'İşleyen faiz burada hesaplanmadı. Lütfen tutarı şartlarla karşılaştırın.',
  'SHARES.AFTER_WINDOW':
    'Sahibi ayrıldığı için bu opsiyon yalnızca {until} tarihine kadar kullanılabilirdi. Süresinin uzatıldığını doğrulayın.',
  'SHARES.SETTLEMENT_VALUE':
    'Bu payların değeri beyan edilmiş sermayeye eklenir. Bunun ve tutarın doğruluğu burada denetlenmedi: lütfen muhasebecinize ve bir hukukçuya onaylatın.',
  'SHARES.EXPIRES_BEFORE_GRANT':
    'Verilme ya da ihraç günü {date}. Lütfen bu günü ya da daha sonraki bir günü girin ya da alanı boş bırakın.',
  'SHARES.NO_PLAN': 'Bu paylar bir plandan gelmiyor. Lütfen havuzu olduğu gibi bırakın.',
  'SHARES.NOTHING_WHOLE': 'Bu kadar az paydan tam pay çıkmaz. Lütfen daha fazla girin.',
  'SHARES.RATIO_INVALID': 'Bölünmede paylar çoğalır, birleştirmede azalır. Lütfen iki sayıyı düzeltin.',
  'SHARES.SUBSCRIPTIONS_WAIT':
    'Bu gruptan taahhüt edilmiş, bekleyen paylar var: {names}. Bunlar bugünkü paylara göre sayıldığından lütfen önce onları çıkarın ya da taahhüdü geri alın.',
  'SHARES.CASH_ROUNDS_DOWN':
    'Kesirler için yalnızca aşağı yuvarlandıklarında ödeme yapılır. Lütfen aşağı yuvarlayın ya da tutarı boş bırakın.',
  'SHARES.DIRECTORS_RESOLVE':
    'Ödemeyi yönetim kurulu ayrı bir kararla onaylar. Lütfen o kararın numarasını girin: {number}, pay sahiplerinin kararıdır.',
  'SHARES.NOTHING_CHANGES': 'Kayıtta zaten bu yazıyor. Lütfen bir şeyi değiştirin.',
  'SHARES.RIGHT_MISSING':
    '{right, select, vote {En az bir pay grubunun oy hakkı olmalıdır.} dividend {En az bir pay grubunun kâr payı hakkı olmalıdır.} other {En az bir pay grubunun kalan mal varlığı üzerinde hakkı olmalıdır.}}',
  'SHARES.NOT_ONE_HOLDING':
    'Bu senetler birden çok pay sahibine ya da gruba ait. Lütfen tek bir sahibin tek grubundakileri seçin.',
  'SHARES.PARTS_DIFFER': 'Yeni senetler birlikte {held, number} pay için olmalı. Lütfen sayıları düzeltin.',
  'SHARES.UNVESTED_TOGETHER':
    '{unvested, number} pay henüz hak edilmedi ve tek senette kalır. Lütfen en az o kadar paylık bir senet yapın ve onunla birlikte başka senet değiştirmeyin.',
  'SHARES.ACCOUNT_OPENED':
    'Bu grubun beyan edilmiş sermaye hesabında o gün zaten {capital, number, ::currency/CAD} var. Lütfen bunun yerine bir değişiklik kaydedin.',
  'SHARES.SERIES_NOT_ALLOWED':
    'Esas sözleşme yönetim kurulunun bu grubun serilerini belirlemesine izin vermiyor. Lütfen başka bir grup seçin ya da önce bu grubu değiştirin.',
  'SHARES.SERIES_RANK':
    'Bir grubun serileri aynı sıradadır (CBCA m. 27(3)). {series}, {name} ile aynı sırada olmalıdır: {rank, number}.',
  'SHARES.RESOLUTION_MISSING': 'Karar belirtilmedi. Şirket kayıt dosyası bunu isteyecek.',
  'SHARES.CERTIFICATE_MISSING':
    'Sicil makamının verdiği değişiklik belgesinin numarası belirtilmedi. Şirket kayıt dosyası bunu isteyecek.',
  'SHARES.REDUCTION_TESTS_MISSING':
    'Ödeme gücü incelemesi kayıtlı değil. Ödeme gücü testini geçmediğine inanmak için makul nedenler varsa şirket sermayesini azaltamaz (CBCA m. 38(3)).',
  'SHARES.SOLVENCY_MISSING':
    'Ödeme gücü incelemesi kayıtlı değil. Ödeme gücü testini geçmediğine inanmak için makul nedenler varsa şirket paylar için ödeme yapamaz (CBCA m. 34(2), 35(3), 36(2)).',
  'SHARES.CONSIDERATION_DIFFERS': 'Tutar, fiyat ile pay sayısının çarpımı değil.',
} as const satisfies Record<keyof typeof codes, string>;
