import type { checking as en } from './en.ts';

export const checking: Record<keyof typeof en, string> = {
  'check.title': 'Kayıt dosyası kontrolü',
  'check.lead':
    'Defter kayıtlarının gerektirdiği {required, number} belgeden {inPlace, number} tanesi dosyada.',
  'check.checkedOn': 'Kontrol: {at}',
  'check.semicolon': '; ',
  'check.again': 'Yeniden kontrol et',
  'check.export': 'Raporu dışa aktar',
  'check.open': 'Kayıt dosyasını kontrol et',
  'check.clean': 'Eksik yok',
  'check.clean.why': 'Kayıt dosyanızda defterlerinizin gerektirdiği her şey var.',
  'check.severity': 'Öncelik',
  'check.severity.error': 'Hemen düzeltin',
  'check.severity.error.why': 'Kanun bunları gerektirir',
  'check.severity.warning': 'Dosyayı paylaşmadan önce düzeltin',
  'check.severity.warning.why': 'Bankalar, denetçiler ve alıcılar bunları ister',
  'check.severity.hint': 'Olması iyi olur',
  'check.severity.hint.why': 'Acil değil',
  'check.finding': 'Bulgu',
  'check.why': 'Açıklama',
  'check.provision': 'Madde',
  'check.due': 'Son gün',
  'check.days': '{days, plural, =0 {bugün} other {# gün}}',
  'check.overdue': '{days, plural, other {# gün gecikti}}',
  'check.broken': '{rules, number} kurala uyulmamış, toplam {places, number} yerde.',
  'check.worth': 'Satış için {points, number} puan değerinde.',
  'check.choose': '{title} dahil',
  'check.places.more': '{count, number} tane daha göster',
  'check.act.send': '{count, number} belgeyi imzaya gönder',
  'check.act.print': '{count, number} belgeyi yazdır',
  'check.act.acknowledge': 'Yerine yazılı teyit',
  'check.acknowledge':
    '{count, plural, one {Pay senedi yerine yazılı teyit verilsin mi?} other {# pay senedi yerine yazılı teyit verilsin mi?}}',
  'check.acknowledge.why':
    'Kâğıt istemeyen pay sahipleri içindir. Bugünden itibaren defterde yazılı teyit görünür, taslaklar yeniden hazırlanır. Pay senedi isteyen pay sahibine senet verilir.',
  'check.acknowledge.record': 'Kaydet',
  'check.act.draft': '{count, number} taslak hazırla',
  'check.act.show': '{count, number} yeri göster',
  'check.many.issue_resolution_unsigned': 'Pay çıkarma kararlarından {count, number} tanesi imzalanmamış',
  'check.many.issue_resolution_unsigned.why':
    'Tüm yönetim kurulu üyeleri imzalayana kadar bu çıkarmaların yazılı dayanağı yoktur.',
  'check.many.document_unsigned.why': 'Belgeleri imzaya gönderin ya da imzalı nüshaları yükleyin.',
  'check.many.certificate_unsigned.why':
    'Yazdırın, bir yönetim kurulu üyesine veya yöneticiye imzalatın ve taramaları yükleyin. Kâğıt istemeyen pay sahibine bunun yerine yazılı teyit verilebilir.',
  'check.many.document_unsigned': '{count, number} belge imzalanmamış',
  'check.many.certificate_unsigned': '{count, number} pay senedi imzalanmamış',
  'check.many.signed_copy_missing': '{count, number} imzalı nüsha eksik',
  'check.many.document_missing': '{count, number} belge eksik',
  'check.many.certificate_missing': '{count, number} pay senedi kayıt dosyasında yok',
  'check.many.facts_changed': '{count, number} taslak artık defterlerle uyuşmuyor',
  'check.many.act_without_paper': '{count, number} değişikliğin belgesi yok',
  'check.ready.bank': 'Banka için hazır',
  'check.ready.audit': 'Denetim için hazır',
  'check.ready.sale': 'Satış için hazır',
  'check.ready.lowers': 'Düzeltilecekler',
  'check.ready.more': '{count, number} neden daha: −{points}',
  'check.ready.how':
    'Her sorun, okuyucu için taşıdığı önem kadar sayılır. Aynı sorun başka bir yerde de varsa yarısı kadar daha eklenir, toplamda en çok üç katına kadar.',
  'check.cites.confirm': '{cited}, bir avukata doğrulatın',
  'check.cites.cbca': 'CBCA m. {number}',
  'check.cites.obca': 'OBCA m. {number}',
  'check.cites.cia': 'Corporations Information Act (Ontario) m. {number}',
  'check.cites.ni_45_106': 'NI 45-106 m. {number}',
  'check.fix.draft': 'Belgeyi hazırla',
  'check.fix.enter': 'Bilgileri ekle',
  'check.fix.document': 'Belgeyi aç',
  'check.fix.section': 'Bölümü aç',
  'check.fix.incorporation_certificate': 'Belgeyi yükle',
  'check.fix.amendment_certificate': 'Belgeyi yükle',
  'check.fix.directors': 'Üyeleri aç',
  'check.fix.officers': 'Yöneticileri aç',
  'check.fix.corporation': 'Şirketi aç',
  'check.fix.transfers': 'İşlemleri aç',
  'check.fix.shareholders': 'Pay sahiplerini aç',
  'check.fix.holder': 'Pay sahibini aç',
  'check.fix.class': 'Grubu değiştir',
  'check.fix.land': 'Taşınmaz defterini aç',
  'check.fix.control': 'Adımları kaydet',
  'check.fix.control_register': 'Sicili aç',
  'check.fix.minutes': 'Karar yaz',
  'check.consent_missing': 'Yönetim kurulu üyesinin kabul beyanı eksik',
  'check.consent_missing.why':
    'Üye en geç {dueOn} gününe kadar yazılı kabul vermezse {from} günlü seçim hüküm doğurmaz.',
  'check.consent_late': 'Üyenin kabul beyanı gecikmiş',
  'check.consent_late.why':
    '{on} günlü kabul, {dueOn} gününden sonra verildi. {from} günlü seçim, üye seçimde hazır bulunduysa veya o günden beri üye olarak görev yaptıysa geçerlidir. Emin olmak için üyeyi yeniden seçin.',
  'check.residents_unknown': 'Hangi üyelerin yerleşik Kanadalı olduğu belirtilmemiş',
  'check.residents_unknown.why':
    'Kurulda yeterince olabilir. Her üye için yerleşik Kanadalı olup olmadığını belirtin.',
  'check.board_residency': 'Kurulda yerleşik Kanadalı sayısı yetersiz',
  'check.board_residency.why':
    'Kayıtlara göre {directors} üyeden {residents} kişi yerleşik Kanadalı (resident Canadian); yasa {needed} kişi ister. Birini atayın veya kimin yerleşik olduğunu kaydedin.',
  'check.board_below_minimum': 'Yönetim kurulu çok küçük',
  'check.board_below_minimum.why':
    'Kurulda {directors} üye var; esas sözleşme en az {minimum} üye ister. Boşalan üyeliği doldurun veya genel kurulu toplantıya çağırın.',
  'check.board_above_maximum': 'Yönetim kurulu çok büyük',
  'check.board_above_maximum.why':
    'Kurulda {directors} üye var; esas sözleşme {maximum} üyeye izin verir. Bir üyeliği sona erdirin veya esas sözleşmeyi değiştirin.',
  'check.additional_directors': 'Kurul kendisi fazla üye atamış',
  'check.additional_directors.why':
    '{elected} üyenin seçildiği son seçimden beri kurul kendisi {additional} üye atadı; en çok {most} üye atayabilir. Bu üyeleri pay sahiplerine seçtirin.',
  'check.managing_director_not_resident': 'Murahhas üye yerleşik Kanadalı değil',
  'check.managing_director_not_resident.why':
    'Yönetim kurulu yetkilerini yalnızca yerleşik Kanadalı (resident Canadian) bir murahhas üyeye devredebilir. Başka birini atayın ya da başka bir görev seçin.',
  'check.consent_not_filed': 'İmzalı kabul beyanı dosyada yok',
  'check.consent_not_filed.why':
    'Deftere göre bu üye {on} günü kabul etti. Kanıt olarak imzalı beyanı ekleyin.',
  'check.solvency_unstated': 'Ödeme gücü tespit edilmemiş',
  'check.solvency_unstated.why':
    '{kind, select, dividend {Yönetim kurulu bu kâr payını, şirketin ödeme gücünü koruduğuna kanaat getirmeden önce, {on} tarihinde dağıtmaya karar vermiş.} other {{on} tarihinde bu paylar için ödeme yapılırken şirketin borçlarını ödeyebileceği belirtilmemiş.}} Yönetim kurulunun buna kanaat getirdiği günü girin.',
  'check.approved_by_nothing': 'Onaylanmamış',
  'check.approved_by_nothing.why':
    '{kind, select, declined {{number} reddedildi, ama {on} tarihli kayıt ona dayanıyor. Yeniden imzaya gönderin ya da kaydı düzeltin.} void {{number} iptal edildi, ama {on} tarihli kayıt ona dayanıyor. Yeniden hazırlayın ya da kaydı düzeltin.} expired {{number} süresinde imzalanmadı, ama {on} tarihli kayıt ona dayanıyor. Yeniden imzaya gönderin.} unnamed {{on} tarihli kayıt hiçbir karar belirtmiyor. Onu onaylayan kararı ekleyin.} other {{number}, {on} tarihli kaydı onaylamıyor. Kaydı, onu onaylayan kararı belirtecek şekilde düzeltin.}}',
  'check.issue_resolution_unsigned': 'Pay çıkarma kararı imzalı değil',
  'check.issue_resolution_unsigned.why':
    'Bütün yönetim kurulu üyeleri imzalayana kadar pay çıkarmanın yazılı dayanağı yok. Eksik imzalar: {names}.',
  'check.resolution_missing': 'Karar dosyada yok',
  'check.resolution_missing.why': 'Defterler {on} günlü bu kararı belirtiyor, ama belgesi eksik.',
  'check.issued_too_early': 'Paylar vaktinden önce ihraç edilmiş',
  'check.issued_too_early.why':
    '{kind, select, paid {{on} tarihinde ihraç edilmiş, bedeli {after} tarihinde ödenmiş. Paylar ancak bedeli tamamen ödendikten sonra ihraç edilebilir.} other {{on} tarihinde, yönetim kurulunun {after} tarihli onayından önce ihraç edilmiş.}} İhraç tarihini ya da sonraki işlemin tarihini düzeltin.',
  'check.consideration_short': 'Payların bedeli tam ödenmemiş',
  'check.consideration_short.why':
    'Bedeli {due} $ tutan paylar için {paid} $ ödenmiş. Fiyatı ya da ödemeyi düzeltin veya kalanı tahsil edin.',
  'check.received_before_payment': 'Karar, ödemeyi yapılmadan önce alınmış gösteriyor',
  'check.received_before_payment.why':
    'Karar {on} tarihli; son ödeme {after} tarihinde yapıldı. Ödeme tarihini düzeltin ya da yönetim kuruluna payların ne zaman ödendiğini belirten bir karar imzalatın.',
  'check.subscription_waiting': 'Bir taahhüt aylardır bekliyor',
  'check.subscription_waiting.why':
    '{kind, select, payment {{since} tarihinden beri açık ve ödenmedi. Ödemeyi kaydedin ya da geri çekin.} other {{since} tarihinde ödendi, ama payları ihraç eden karar yok. Yönetim kuruluna bir karar imzalatın ya da parayı iade edip taahhüdü geri çekin.}}',
  'check.private_issuer_unrestricted': 'Devir kısıtlaması olmadan özel ihraççı istisnası',
  'check.private_issuer_unrestricted.why':
    '{kind, select, none {Belge özel ihraççı istisnasına dayanıyor, ama esas sözleşme pay devrini kısıtlamıyor.} other {Belge özel ihraççı istisnasına dayanıyor, ama esas sözleşmenin pay devrini kısıtlayıp kısıtlamadığı girilmemiş.}} Özel ihraççının esas sözleşmesi ya da pay sahipleri sözleşmesi devri kısıtlamalıdır. Esas sözleşmeyi değiştirin ya da hangi istisnanın geçerli olduğunu bir avukata sorun.',
  'check.certificate_missing': 'Pay senedi dosyada yok',
  'check.certificate_missing.why':
    '{name} bir pay senedi ya da senet hakkını gösteren yazılı bir belge alabilir.',
  'check.certificate_unsigned': 'Pay senedi imzalı değil',
  'check.certificate_unsigned.why':
    'Yazdırın, bir yönetim kurulu üyesine ya da yöneticiye imzalatın ve taranmış nüshayı yükleyin.',
  'check.certificate_differs': 'Pay senedi defterle uyuşmuyor',
  'check.certificate_differs.why':
    'İmzalı senet defterdekinden farklı. Defteri düzeltin ya da senedi değiştirin.',
  'check.certificate_gap': 'Atlanan senet numaraları var',
  'check.certificate_gap.why':
    'Defterde bu numaraları taşıyan senet yok. Her birine ne olduğunu gösteren belgeyi, örneğin iptal edilen senedi, başlığında numarasıyla yükleyin.',
  'check.year_end_missing': 'Hesap dönemi sonu kayıtlı değil',
  'check.year_end_missing.why':
    'Bu bilgi olmadan vergi beyannamesi, finansal tablolar, yıllık toplantı, denetçiden vazgeçme ve önemli kontrol incelemesi ne takvime alınır ne de kontrol edilir. Hesap dönemi sonunu girin.',
  'check.auditor_waiver_missing': 'Denetçi atanmamasına ilişkin karar eksik',
  'check.auditor_waiver_missing.why':
    'Oy hakkı olmayanlar dahil bütün pay sahipleri, denetçi atanmamasını her yıl yazılı olarak kabul etmelidir.',
  'check.annual_resolution_missing': 'Pay sahiplerinin yıllık kararı eksik',
  'check.annual_resolution_missing.why':
    '{on} günü biten yılın olağan genel kurulu ya da yerine geçen yazılı karar dosyada yok.',
  'check.annual_resolution_late': 'Yıllık karar geç alınmış',
  'check.annual_resolution_late.why':
    'Karar {on} tarihli; olağan genel kurulun son günü {dueOn} idi. Bir sonrakini zamanında imzalayın.',
  'check.statements_unapproved': 'Finansal tablolar onaylanmamış',
  'check.statements_unapproved.why':
    'Dosyada {on} günü biten yılın tablolarını onaylayan bir yönetim kurulu kararı yok.',
  'check.statements_not_sent': 'Finansal tablolar 21 gün önceden gönderilmemiş',
  'check.statements_not_sent.why':
    '{kind, select, signed {Yönetim kurulu {approvedOn} tarihinde onayladı, pay sahipleri {on} tarihinde imzaladı: 21 günden az. Şu kişilerin yazılı feragatlerini yükleyin: {names}.} other {Yönetim kurulu {approvedOn} tarihinde onayladı, pay sahiplerinin kararı {on} tarihli: 21 günden az. Önce şu kişilere feragatname imzalatın ya da karara daha geç bir tarih verin: {names}.}}',
  'check.by_law_unconfirmed': 'İç tüzük onaylanmamış',
  'check.by_law_unconfirmed.why':
    'Pay sahipleri onaylamazsa iç tüzük geçerliliğini yitirir. Kararları imzalı değil.',
  'check.articles_missing': 'Esas sözleşme dosyada yok',
  'check.articles_missing.why': 'Şirketinizin kuruluş belgesini ve esas sözleşmesini yükleyin.',
  'check.incorporation_certificate_missing': 'Kuruluş belgesi yok',
  'check.incorporation_certificate_missing.why':
    '{on} tarihli belge, şirketin kurulduğunu gösterir. Aslını ya da bir kopyasını yükleyin.',
  'check.by_laws_missing': 'İç tüzükler dosyada yok',
  'check.by_laws_missing.why': 'Şirketinizin iç tüzüklerini yükleyin.',
  'check.land_document_missing': 'Bir taşınmazın tapu belgesi dosyada yok',
  'check.land_document_missing.why':
    'Ontario şirketleri tapu veya devir belgesinin bir kopyasını taşınmaz defteriyle birlikte saklar. Kopyayı yükleyip kayda bağlayın.',
  'check.records_place_unresolved': 'Kayıtların yeri için karar yok',
  'check.records_place_unresolved.why':
    'Kayıtlar merkez dışında tutuluyorsa o yeri yönetim kurulu belirlemelidir.',
  'check.redemption_price_missing': 'İtfa bedeli belirtilmemiş',
  'check.redemption_price_missing.why':
    'Esas sözleşme bir bedel ya da formül belirtmelidir: paylar bunun üstünde itfa edilemez. Bedeli girin ya da esas sözleşmeyi değiştirin.',
  'check.redeemed_against_articles': 'İtfa esas sözleşmeye aykırı',
  'check.redeemed_against_articles.why':
    '{kind, select, above_price {{on} tarihinde, esas sözleşmedeki itfa bedelinden fazlası ödenmiş.} other {Esas sözleşme, {on} tarihinde kaydedilen itfaya izin vermiyor.}} Kaydı düzeltin ya da bir avukata danışın.',
  'check.class_rights_missing': 'Bir pay grubunda bulunması gereken hak yok',
  'check.class_rights_missing.why':
    '{kind, select, vote {Hiçbir pay grubunun genel kurulda oy hakkı yok.} dividend {Hiçbir pay grubu kâr payı alamıyor.} other {Hiçbir pay grubu, şirket sona erdiğinde kalan varlığı almıyor.}} Bir grubu değiştirin.',
  'check.office_outside_province': 'Kayıtlı merkez esas sözleşmedeki eyaletin dışında',
  'check.office_outside_province.why':
    'Kayıtlı merkez, esas sözleşmede adı geçen eyalette olmalıdır. Adresi düzeltin ya da esas sözleşmeyi değiştirin.',
  'check.amendment_uncertified': 'Değişiklik belgesi yok',
  'check.amendment_uncertified.why':
    '{on} tarihli değişiklik, belgesinin tarihinde yürürlüğe girer. Değişikliğe belgenin numarasını girin ya da belgeyi yükleyip bağlayın.',
  'check.control_review_overdue': 'Önemli kontrol gözden geçirilmemiş',
  'check.control_review_overdue.why':
    '{dueOn} günü biten hesap dönemi için adım kaydedilmemiş. Şimdi atın ve o yıl için kaydedin.',
  'check.control_review_due': 'Önemli kontrol bu yıl gözden geçirilmedi',
  'check.control_review_due.why':
    'Önemli kontrole sahip her kişiden bilgilerini en geç {dueOn} gününe kadar doğrulamasını isteyin.',
  'check.control_overdue': 'Önemli kontrole ilişkin bir yükümlülük gecikmiş',
  'check.control_overdue.why':
    '{kind, select, isc_record {Bu kişinin bilgileri eksik. En geç {dueOn} tarihinde kaydedilmeliydi: ekleyin.} isc_file {Sicildeki değişiklikler en geç {dueOn} tarihinde bildirilmeliydi: bildirin.} other {Bu kişinin kişisel bilgileri en geç {dueOn} tarihinde imha edilmeliydi: silin.}}',
  'check.file_gone': 'Dosya depoda yok',
  'check.file_gone.why': 'Yedekten geri yükleyin ya da belgeyi yeniden yükleyin.',
  'check.file_altered': 'Dosya depoda değiştirilmiş',
  'check.file_altered.why':
    'Dosyalandığı SHA-256 ile artık eşleşmiyor. Yedekten geri yükleyin ya da yeniden yükleyin.',
  'check.ledger_differs': 'Kayıt defterdekinden farklı',
  'check.ledger_differs.why':
    'Bu kaydın “{field}” alanı artık defterin kaydettiği gibi değil. Kimin değiştirdiğini bulun, sonra yedekten geri yükleyin ya da yeniden kaydedin.',
  'check.facts_changed': 'Hazırlandığından beri bilgiler değişti',
  'check.facts_changed.why':
    'Defterler şimdi başka bir şey söylüyor. Belgeyi yeniden hazırlayın ya da defterleri düzeltin.',
  'check.entry_voided': 'İptal edilmiş bir işlemin belgesi',
  'check.entry_voided.why':
    'Gösterdiği işlem iptal edildi. Belgeyi iptal edin ya da işlemi yeniden kaydedin.',
  'check.entry_corrected': 'Düzeltilmiş bir işlemin belgesi',
  'check.entry_corrected.why': 'Gösterdiği işlem düzeltildi. Belgenin hâlâ doğru olduğunu kontrol edin.',
  'check.notice_missing': 'Sicil makamına bildirim eksik',
  'check.notice_missing.why':
    'Defterler değişti ve sicil makamına birkaç gün içinde bildirilmesi gerekiyor. Bildirimi hazırlayıp verin.',
  'check.signed_by_others': 'Yönetim kurulu üyesi olmayan biri imzalamış',
  'check.signed_by_others.why':
    'Defterlere göre {on} tarihinde yönetim kurulu üyesi olmayanlar: {names}. Defteri düzeltin ya da o günün üyelerine yeniden imzalatın.',
  'check.signed_copy_missing': 'İmzalı nüsha eksik',
  'check.signed_copy_missing.why':
    'Belge imzalı olarak işaretlenmiş, ancak kayıt dosyasındaki nüshada imza yok. İmzalı nüshayı yükleyin.',
  'check.document_unsigned': 'Belge imzalı değil',
  'check.document_unsigned.why': 'Eksik imzalar: {names}. İmzaya gönderin ya da imzalı nüshayı yükleyin.',
  'check.document_missing': 'Belge eksik',
  'check.document_missing.why': 'Defterleriniz bu belgeyi gerektiriyor. Onlardan hazırlanabilir.',
  'check.own_wording': 'Kendi metninizle hazırlanmış belge',
  'check.own_wording.why':
    '{state, select, approved {Kendi metninizin {version}. sürümü; {by} tarafından {on} tarihinde onaylandı.} other {Kendi metninizin {version}. sürümü; hazırlandığında onaylanmamıştı.}} Denetim belgenin bilgilerini ve imzalarını karşılaştırır. Metnin hukuki anlamını inceleyen kişi değerlendirmiştir.',
  'check.act_without_paper': 'Belgesi olmayan değişiklik',
  'check.act_without_paper.why':
    'Şunun için belge yok: {kind, select, acquired {şirketin geri aldığı paylar} converted {pay dönüştürme} split {payların bölünmesi ya da birleştirilmesi} pool {opsiyon havuzu} grant {opsiyon verilmesi} exercise {kullanım ya da dönüştürme} instrument {çıkarılan araç} ceased {görevin sona ermesi} name {ad değişikliği} articles {esas sözleşme değişikliği} address {adres değişikliği} year_end {hesap dönemi sonu değişikliği} classes {pay grubu değişikliği} other {bir değişiklik}}. Kararı yükleyin ya da yazın ve bağlayın.',
};
