import type { registers as en } from '../en/registers.ts';

export const registers = {
  'REGISTERS.PROPOSED': 'Önerildi. Eksikler tamamlanınca kaydedilir.',
  'CORPORATION.CHANGE_RECORDED': 'Kaydedildi.',
  'CORPORATION.CHANGE_PREVIEWED': 'Defterler böyle görünürdü. Hiçbir şey kaydedilmedi.',
  'CORPORATION.NOT_ALL_AGREE':
    '{count, plural, =0 {Henüz kimsenin payı yok. Önce pay çıkarın.} one {Tüm paylar tek kişide. Beyanı seçin.} other {# kişinin payı var. Hepsinin imzalayacağı sözleşmeyi seçin.}}',
  'CORPORATION.NO_DIVIDEND_RIGHT': '{className} paylarının kâr payı hakkı yok. Başka bir grup seçin.',
  'CORPORATION.AFTER_NEXT_ENTRY': '{date} tarihinde yeniden değişti. Daha önceki bir gün girin.',
  'CORPORATION.RECORD_NOT_AHEAD':
    'Kayıt tarihi {date} tarihli karardan önce olamaz. O günü veya daha sonraki bir günü seçin (CBCA m. 134).',
  'CORPORATION.RECORD_TOO_EARLY':
    'Kayıt tarihi ödemeden {most} günden daha önce olamaz. Daha sonraki bir kayıt tarihi veya daha erken bir ödeme günü seçin (CBCA Yönetmeliği m. 43).',
  'CORPORATION.SENIOR_DIVIDENDS':
    'Önce {className} gelir: pay başına {owed, number, ::currency/CAD .00########} borç var. Bundan önce o kâr payını açıklayın.',
  'CORPORATION.OFFICE_STAYS':
    'Bir eyaletin yasasına tabi şirketin kayıtlı merkezi o eyalette kalır. Başka bir eyalete taşımak için şirketin o eyaletin yasasına geçmesini bir avukata danışın.',
  'CORPORATION.LAND_ELSEWHERE': 'Bu defteri yalnızca Ontario şirketleri tutar (OBCA m. 140.1).',
  'CORPORATION.LAND_UNIDENTIFIED':
    'Taşınmazın belirlenebilmesi için adresi, taşınmaz numarasını veya hukuki tanımı girin (OBCA m. 140.1).',
  'CORPORATION.IDENTIFIER_INVALID':
    'Taşınmaz numarası dokuz haneden oluşur, örneğin 21234-0056. Tapu sicilinde göründüğü gibi girin.',
  'REGISTERS.NO_LAND': 'Taşınmaz o tarihte defterde yok. Önce edinildiğini kaydedin.',
  'REGISTERS.LAND_DISPOSED': 'Bu taşınmaz daha önce elden çıkarılmış. Kayıt yanlışsa düzeltin.',
  'CORPORATION.SHARES_STAND':
    'Çıkarılmış paylar var. Pay sahiplerinin karar vereceği başka bir gerekçe seçin.',
  'CORPORATION.NEEDS_A_LAWYER': 'Şirketinizin tabi olduğu hukukta bu henüz sunulmuyor. Bir avukata danışın.',
  'CORPORATION.TOO_FEW_SIGNERS':
    '{count} kişi seçtiğiniz için en fazla {count} kişi birlikte imzalayabilir. Sayıyı azaltın veya başka kişi ekleyin.',
  'REGISTERS.PROPOSAL_RECORDED': 'Kaydedildi.',
  'REGISTERS.PROPOSAL_NEEDS_ATTENTION':
    'Önerildiği gibi kaydedilemedi. Nedenine bakın, ardından değiştirin veya geri çekin.',
  'REGISTERS.PROPOSAL_WITHDRAWN': 'Geri çekildi.',
  'REGISTERS.UNPAID_WITHDRAWN': 'Yer ücreti ödenmeyen pay sahipleri kaldırıldı.',
  'REGISTERS.HELD_UP':
    'Şu anda burada başkası kayıt yapıyor ve bu uzun sürüyor. Lütfen birazdan yeniden deneyin.',
  'REGISTERS.AWAITED':
    'Kaydedilmeyi bekleyen bir işlem buna dayanıyor. Lütfen önce onu kaydedin ya da geri çekin.',
  'REGISTERS.DOES_NOT_FIT':
    'Bu, kayıtlı olanlarla bağdaşmıyor. Lütfen listelenen kayıtlara bakıp onları birlikte düzeltin.',
  'REGISTERS.PAYLOAD_INVALID': 'Bu kayıt eksik. Lütfen belirtilen alanları kontrol edin.',
  'REGISTERS.OF_CHANGE': 'Bu bir şirket değişikliğinin parçası. Sürdürmek için Değişiklikler altında açın.',
  'REGISTERS.WAITS': 'Bu henüz kaydedilemez: bir tarih ya da numara eksik.',
  'REGISTERS.FUTURE_DATE': 'Bu ancak tarihi geldiğinde kaydedilebilir. Lütfen en geç bugünün tarihini girin.',
  'REGISTERS.DISSOLVED': 'Şirket o günden önce sona ermişti. Yalnızca o güne kadar olanları kaydedin.',
  'REGISTERS.FACT_RETAINED': 'Kanun, defterin bunu saklamasını gerektiriyor. Silinemez.',
  'REGISTERS.PRINTED_DIFFERS':
    'İmzalanan metin artık kaydedilecek olanla aynı değil. Lütfen yeniden inceleyin ve yeniden imzalatın.',
  'REGISTERS.RESOLUTION_DECLINED': '{next} numarasını kullanın: {number} reddedildi.',
  'REGISTERS.RESOLUTION_VOID': '{next} numarasını kullanın: {number} iptal edildi.',
  'REGISTERS.RESOLUTION_EXPIRED': '{next} numarasını kullanın: {number} süresinde imzalanmadı.',
  'REGISTERS.RESOLUTION_ANNUAL':
    '{next} numarasını kullanın: bunun için özel karar gerekir, {number} ise yıllık karardır.',
  'REGISTERS.RESOLUTION_OF_OTHERS': '{next} numarasını kullanın: {number} başka bir işlemi onaylıyor.',
  'REGISTERS.RESOLUTION_OF_BODY':
    '{next} numarasını kullanın: buna {body, select, shareholders {pay sahipleri} other {yönetim kurulu}} karar verir.',
  'REGISTERS.RESOLUTION_OF_DAY':
    '{number} sayılı kararın tarihini ({on}) girin ya da {next} numarasını kullanın.',
  'REGISTERS.TERMS_CHANGED':
    'Bu kayıt girildikten sonra paylar bölündü, birleştirildi ya da uyarlandı; buradaki sayılar ve fiyatlar artık geçerli değil. Geri çekin ve yeni rakamlarla yeniden girin.',
  'REGISTERS.BOARD_CHANGED':
    'Yönetim kurulu, imzaya gönderildikten sonra değişti. Yazılı kararı görevdeki bütün üyelerin imzalaması gerekir (CBCA m. 117(1)). Geri çekin, yeniden girin ve bugünkü üyelere imzalatın.',
  'REGISTERS.VOTERS_CHANGED':
    'Pay sahipleri, imzaya gönderildikten sonra değişti. Yazılı kararı oy hakkı olan bütün pay sahiplerinin imzalaması gerekir (CBCA m. 142). Geri çekin, yeniden girin ve bugünkü pay sahiplerine imzalatın.',
  'REGISTERS.PARTLY_SIGNED':
    '{number} henüz herkesçe imzalanmadı. Diğerlerine gönderin veya herkesin imzaladığı nüshayı yükleyin, ardından bunu kaydedin.',
  'REGISTERS.OUT_FOR_SIGNATURE':
    'Bu kayıt imzada; son kişi imzalayınca kaydedilecek. Değiştirmek için önce talebi hükümsüz kılın.',
  'REGISTERS.PROPOSAL_CLOSED': 'Bu taslak daha önce kaydedildi ya da geri çekildi.',
  'REGISTERS.NOT_INCORPORATED':
    'Şirket o tarihte mevcut değildi. Lütfen kuruluş tarihini ya da sonrasını seçin.',
  'REGISTERS.ALREADY_INCORPORATED': 'Kuruluş zaten kayıtlı.',
  'REGISTERS.ALREADY_EXISTS': 'Bu zaten kayıtlı.',
  'REGISTERS.NO_PERSON': 'Bu kişi o tarihte defterde yok.',
  'REGISTERS.NO_CLASS': 'Bu pay grubu o tarihte mevcut değil.',
  'REGISTERS.NO_APPOINTMENT': 'Bu atama o tarihte defterde yok.',
  'REGISTERS.NOT_AN_INDIVIDUAL': 'Yalnızca gerçek kişi yönetim kurulu üyesi olabilir.',
  'REGISTERS.NOT_JOINT': 'Yalnızca müşterek sahiplerin üyeleri olur.',
  'REGISTERS.JOINT_MEMBER':
    'Müşterek sahipler başka müşterek sahiplerin üyesi olamaz. Lütfen her kişiyi tek tek belirtin.',
  'REGISTERS.ALREADY_APPOINTED': 'Bu kişi o tarihte bu görevi zaten yürütüyor.',
  'REGISTERS.ALREADY_CEASED': 'Bu atama zaten sona erdi.',
  'REGISTERS.ABOVE_AUTHORIZED':
    'Esas sözleşme bu grupta {authorized, number} paya izin veriyor; {issued, number} pay çıkarılmış olurdu. Lütfen daha az pay çıkarın.',
  'REGISTERS.ABOVE_CLASS':
    'Esas sözleşme bu grupla serilerinde birlikte {authorized, number} paya izin veriyor; {issued, number} pay çıkarılmış olurdu. Lütfen daha az pay çıkarın.',
  'REGISTERS.BELOW_ISSUED': 'Bu grupta {issued, number} pay çıkarılmış. Lütfen en az bu kadarına izin verin.',
  'REGISTERS.SERIES_ABOVE_CLASS':
    'Bu grubun serileri birlikte, grubun {authorized, number} paylık sınırını aşardı.',
  'REGISTERS.SERIES_DIFFERS': 'Defterde bu grup başka bir grubun serisi ya da hiçbirinin serisi değil.',
  'REGISTERS.ACCOUNT_DIFFERS':
    'O tarihte hesapta {capital, number, ::currency/CAD} beyan edilmiş sermaye ve {shares, number} pay var. Lütfen bunların payına düşeni çıkarın.',
  'REGISTERS.ACCOUNT_BELOW_ZERO':
    'Beyan edilmiş sermaye hesabı {capital, number, ::currency/CAD} tutarına düşerdi. Lütfen daha azını çıkarın.',
  'REGISTERS.ACCOUNT_STANDS':
    'Bu hesapta zaten {capital, number, ::currency/CAD} var. Lütfen hesabı ilk hareketten önce devralın.',
  'REGISTERS.NOT_ALL_SHARES':
    'O tarihte bu grupta tedavülde {issued, number} pay var. Lütfen hepsini yeniden çıkarın.',
  'REGISTERS.NO_SECURITY': 'Bu pay senedi o tarihte defterde yok.',
  'REGISTERS.RESTS_ON': 'Bu kayıt {certificate} numarasına dayanıyor; o tarihte geçerli olmalı.',
  'REGISTERS.NOT_OPEN': 'Bu pay senedi sona erdi ya da hükümsüz. Lütfen o tarihte geçerli olan birini seçin.',
  'REGISTERS.SOURCE_DIFFERS': 'Bu pay senedinin o tarihte sahibi, grubu ya da pay sayısı farklı.',
  'REGISTERS.RATE_DIFFERS':
    'Lütfen Kanada doları olmayan tutar için bir kur girin, Kanada doları için girmeyin.',
  'REGISTERS.ADJUSTED_WITH_IT':
    'Grubun opsiyonları bununla birlikte uyarlandı. Sayıları paylara uysun diye lütfen ikisini de hükümsüz kılıp yeniden kaydedin.',
  'REGISTERS.NOT_DIVIDED':
    'Opsiyonların uyarlanması, aynı grubun aynı gün aynı oranla bölünmesine ya da birleştirilmesine bağlıdır.',
  'REGISTERS.NO_VESTING': 'Bu pay senedinde o tarihte hak ediş yok.',
  'REGISTERS.VESTING_DIFFERS':
    'Bu pay senedinde hak edilmemiş {unvested} pay var, yerine geçenlerde ise {after}. Lütfen hak edişi aktarın.',
  'REGISTERS.PEOPLE_ERASED':
    'Bu kayıttaki kişiler yanlışlıkla girilmişti ve silindi. Lütfen onları yeniden girin.',
  'REGISTERS.VESTING_SUM_DIFFERS':
    'Hak ediş tarihlerinin toplamı {sum} pay; bunlara göre hak edilecek pay sayısı ise {shares}. Lütfen tüm paylar için tarih girin.',
  'REGISTERS.ABOVE_UNVESTED':
    'O tarihte yalnızca {unvested} pay hak edilmemiş. Lütfen daha fazlasını öne almayın.',
  'REGISTERS.NO_POOL': 'Bu opsiyon havuzu o tarihte yok.',
  'REGISTERS.POOL_DIFFERS': 'Bu havuz başka bir pay grubu için ya da opsiyon bu havuzdan verilmemiş.',
  'REGISTERS.ABOVE_POOL':
    'Bu havuzda {available, number} pay kaldı. Lütfen en çok bu kadar verin veya önce havuzu artırın.',
  'REGISTERS.BELOW_USED': 'Opsiyonlar bu havuzun {used} payını kullandı. Lütfen en az bu kadar pay ayırın.',
  'REGISTERS.NOT_AN_OPTION': 'Bu araç belirli sayıda pay hakkı vermez.',
  'REGISTERS.IS_AN_OPTION': 'Bir opsiyon kullanılınca, süresi dolunca veya geri alınınca sona erer.',
  'REGISTERS.NOT_CONVERTIBLE':
    'Yalnızca dönüştürülebilir senet veya gelecekteki öz sermaye sözleşmesi paya dönüştürülür.',
  'REGISTERS.ABOVE_OPEN': 'Bu opsiyondan {open, number} pay kaldı. Lütfen en çok bu kadar girin.',
  'REGISTERS.ABOVE_VESTED': 'O tarihte bu opsiyonun {vested, number} payı kullanılabilir.',
  'REGISTERS.VESTED_DIFFERS':
    'O tarihte bu opsiyonun {vested} payı hak edilmişti. Lütfen kalanı yeniden girin.',
  'REGISTERS.SETTLEMENT_DIFFERS': 'Bu hak bu yolla kullanılmaz. Lütfen başka bir yol seçin.',
  'REGISTERS.PRICE_DIFFERS': 'Kullanım fiyatı {price}. Lütfen bu fiyatı girin.',
  'REGISTERS.NET_DIFFERS': 'Bu değerle {shares, number} pay çıkarılır. Lütfen bu sayıyı girin.',
  'REGISTERS.NO_TRIGGER': 'Bu aracın koşulları bu durumu saymıyor. Lütfen kendi durumlarından birini seçin.',
  'REGISTERS.ABOVE_PRINCIPAL': 'Kalan borç {owed}. Lütfen en çok bu kadar girin.',
  'REGISTERS.STILL_VESTING': 'Hak edişi süren bir araç bütünüyle devredilir. Lütfen tümünü devredin.',
  'REGISTERS.BEFORE_EXPIRY':
    'Bu opsiyonun süresi o tarihte dolmamış. {expiresOn, select, none {Son günü yok.} other {Son günü: {expiresOn}.}} Lütfen vazgeçin veya daha sonraki bir gün seçin.',
  'REGISTERS.EXPIRES_WHOLE':
    'Son günü geçti: kalan {open, number} payın tümünün süresi dolar. Lütfen bu sayıyı girin veya boş bırakın.',
  'REGISTERS.AFTER_EXPIRY': 'Bu opsiyonun süresi {expiresOn} tarihinde doldu.',
  'REGISTERS.NO_CONTROL': 'Bu, o tarihte defterde belirtilmemiş.',
  'REGISTERS.CONTROL_ENDED': 'Bu zaten sona ermiş.',
  'REGISTERS.BODY_IN_CONTROL':
    'Önemli kontrole yalnızca gerçek kişiler sahip olur. Lütfen arkasındaki kişiyi belirtin.',
  'REGISTERS.NUMBER_TAKEN': 'Bu numara daha önce verildi.',
  'REGISTERS.NO_ROOT': 'Düzeltilecek kayıt defterde yok.',
  'REGISTERS.KIND_CHANGED': 'Düzeltme, düzelttiği kayıtla aynı türden olmalıdır.',
  'REGISTERS.IDENTITY_CHANGED': 'Düzeltme, pay sahibinin kaydını ve verilmiş pay senedi numaralarını korur.',
  'REGISTERS.CORRECTED_ELSEWHERE': 'Bu kayıt, yapıldığı yerde düzeltilir.',
  'REGISTERS.ALREADY_VOID': 'Bu kayıt zaten hükümsüz.',
  'REGISTERS.NOT_VOID': 'Bu kayıt hükümsüz değil; geçerli kılınacak bir şey yok.',
  'REGISTERS.NOT_IN_CONFLICT':
    'Bu kayıt engel değil: girdiğiniz işlem, o düzeltilmeden de uyuyor. Lütfen olduğu gibi bırakın ya da ayrıca düzeltin.',
  'REGISTERS.TOO_MANY_BUNDLED':
    'Bununla birlikte {max} kayıttan fazlası işlendi. Lütfen geldiği içe aktarmayı geri alın.',
} as const satisfies Record<keyof typeof en, string>;
