import type { onboarding as en } from '../en/onboarding.ts';

export const onboarding = {
  'REGISTRAR.NAME_REGISTERED': 'Bu unvan ya da çok benzeri başka bir şirkete ait.',
  'ONBOARDING.BOARD_INVALID':
    '1 ile {max} arasında tam sayılar girin; en az üye sayısı en çok üye sayısından büyük olamaz.',
  'ONBOARDING.TRANSFER_TEXT_REQUIRED':
    'Lütfen kendi devir kısıtlamanızı yazın veya sunulanlardan birini seçin.',
  'ONBOARDING.DECLARATION_REQUIRED': 'Esas sözleşmeyi göndermeden önce kurucu beyanını onaylayın.',
  'ONBOARDING.STEP.COMPLETE': 'Tamam',
  'ONBOARDING.STEP.PLAN_CHOSEN': 'Seçildi, henüz ödenmedi',
  'ONBOARDING.STEP.NOT_STARTED': 'Yaklaşık {minutes} dakika',
  'ONBOARDING.STEP.TO_MEND': '{count, plural, one {Düzeltilecek 1 konu} other {Düzeltilecek # konu}}',
  'ONBOARDING.STEP.PAID': 'Ödendi',
  'ONBOARDING.STEP.CLOSED': '1-5 arası adımlar tamamlanınca açılır',
  'ONBOARDING.STEP.READY': 'Bitirmeye hazır',
  'ONBOARDING.STEP.WAITING': 'Sicil makamının yanıtı bekleniyor',
  'ONBOARDING.STEP.REJECTED': 'Sicil makamı geri gönderdi',
  'ONBOARDING.STEP.INCORPORATED': 'Kuruldu',

  'ONBOARDING.MISSING.ACCOUNT': 'Adınız ve adresiniz',
  'ONBOARDING.MISSING.NAME': 'Ticaret unvanı',
  'ONBOARDING.MISSING.CORPORATION_NUMBER': 'Şirket sicil numarası',
  'ONBOARDING.MISSING.INCORPORATION_DATE': 'Kuruluş tarihi',
  'ONBOARDING.MISSING.ANCHOR_DATE': 'Birleşme ya da başka kanuna geçiş tarihi',
  'ONBOARDING.MISSING.REGISTERED_OFFICE': 'Kayıtlı şirket merkezinin adresi',
  'ONBOARDING.MISSING.INCORPORATOR': 'Esas sözleşmeyi imzalayan bir kurucu',
  'ONBOARDING.MISSING.INCORPORATOR_ADULT': '{name}: 18 yaşını doldurduğunun beyanı',
  'ONBOARDING.MISSING.INCORPORATOR_CAPABLE': '{name}: fiil ehliyetinin beyanı',
  'ONBOARDING.MISSING.INCORPORATOR_SOLVENT': '{name}: müflis olmadığının beyanı',
  'ONBOARDING.MISSING.ARTICLES': 'Esas sözleşmenin içeriğine onayınız',
  'ONBOARDING.MISSING.SECTOR': 'Faaliyetin kısıtlı sektörlerden birinde olup olmadığı',
  'ONBOARDING.MISSING.DIRECTORS':
    '{missing, plural, one {Bir yönetim kurulu üyesi daha: esas sözleşme {needed} üye istiyor} other {# yönetim kurulu üyesi daha: esas sözleşme {needed} üye istiyor}}',
  'ONBOARDING.MISSING.DIRECTORS_ABOVE':
    'Daha az yönetim kurulu üyesi: esas sözleşme {allowed} üyeye izin veriyor, {present} üye var',
  'ONBOARDING.MISSING.RESIDENT_DIRECTOR':
    '{missing, plural, one {Yerleşik Kanadalı (resident Canadian) bir yönetim kurulu üyesi} other {# yerleşik Kanadalı (resident Canadian) yönetim kurulu üyesi daha}}',
  'ONBOARDING.MISSING.DIRECTOR_ADDRESS': '{name}: yönetim kurulu bildirimi için bir sokak adresi',
  'ONBOARDING.MISSING.DIRECTOR_CAPABLE':
    '{name}: 18 yaşını doldurduğunun, tam ehliyetli olduğunun ve müflis olmadığının beyanı',
  'ONBOARDING.MISSING.SHARE_CLASS': 'Bir pay grubu',
  'ONBOARDING.MISSING.RIGHT_TO_VOTE': 'Oy hakkı veren bir pay grubu',
  'ONBOARDING.MISSING.RIGHT_TO_DIVIDENDS': 'Kâr payı hakkı veren bir pay grubu',
  'ONBOARDING.MISSING.RIGHT_TO_REMAINDER': 'Kalan mal varlığı üzerinde hak veren bir pay grubu',
  'ONBOARDING.MISSING.REDEMPTION_PRICE': '{className} paylarının itfa bedeli ya da formülü',
  'ONBOARDING.MISSING.SUBSCRIBER': 'Bir ilk pay sahibi',
  'ONBOARDING.MISSING.ISC': 'Önemli kontrole sahip gerçek kişilere (ISC) ilişkin onayınız',
  'ONBOARDING.MISSING.PLAN': 'Bir paket',
  'ONBOARDING.MISSING.PAYMENT': 'Ödeme',

  'ONBOARDING.WARNING.CONSENT': '{name} henüz kabul etmedi; kabul 10 gün içinde gelirse seçim geçerlidir.',
  'ONBOARDING.WARNING.CONSENT_NOT_RECORDED':
    '{name} için yazılı kabul henüz kayıtlı değil. Tarihini şirket kayıt dosyasından girin.',
  'ONBOARDING.WARNING.RESOLUTION_DATE':
    'Kuruluş kararının henüz tarihi yok. Tarih girilene kadar yöneticiler atanmaz, paylar çıkarılmaz.',
  'ONBOARDING.WARNING.UNPAID':
    '{name} adlı kişinin paylarının bedeli henüz ödenmedi. Paylar ödeme yapılınca çıkarılır.',
  'ONBOARDING.WARNING.PRIVATE_ISSUER_LIMIT':
    'Sayılan pay sahipleri {counted}; kapalı ihraççının en çok {most} pay sahibi olabilir (NI 45-106 m. 2.4). Lütfen ötekilerin hangi muafiyete dayandığına bakın.',

  'ONBOARDING.NEED.RIGHTS': 'Oy, kâr payı ve kalan mal varlığı haklarının her biri bir pay grubuna ait',
  'ONBOARDING.NEED.TRANSFERS': 'Devirler kısıtlı; kapalı ihraççı muafiyeti açık',
  'ONBOARDING.NEED.MONEY': 'Her payın para olarak bir bedeli var: {amount, number, ::currency/CAD}',
  'ONBOARDING.NEED.CONSIDERATION': 'Her payın bedeli belli; değeri {amount, number, ::currency/CAD}',
  'ONBOARDING.NEED.VESTING': 'Hiçbir hak ediş izin verilenden uzun değil',

  'REGISTRAR.NO_CLASS': 'Esas sözleşmede hiçbir pay grubu yok.',
  'REGISTRAR.PROVINCE': 'Kayıtlı şirket merkezi, esas sözleşmede yazılı eyalette değil.',
  'REGISTRAR.BOARD': 'Yönetim kurulu üyelerinin sayısı esas sözleşmeye uymuyor.',
  'REGISTRAR.STATED': 'Sicil makamının bildirdiği: {words} Düzeltip yeniden gönderin.',

  'onboarding.mail.incorporated.subject': '{company} kuruldu',
  'onboarding.mail.incorporated.body': '{company}, {date} tarihinde {number} şirket numarasıyla kuruldu.',
  'onboarding.mail.incorporated.specimen':
    'Belge bir örnektir. Bir devlet sicili tarafından değil, bu ürünün deneme ortamı tarafından düzenlendi: hiçbir şirket kurulmadı.',
  'onboarding.mail.incorporated.documents':
    'Şirket kayıt dosyanız hazır: kayıtlara göre hazırlanmış esas sözleşme, iç tüzük, kararlar, pay senetleri ve defterler. Henüz hiçbiri imzalanmadı.',
  'onboarding.mail.incorporated.next':
    'Defterleri açıldı; yapılması gerekenler gösterge panelinizde listeleniyor.',
  'onboarding.mail.incorporated.action': 'Gösterge panelini aç',
  'onboarding.mail.rejected.subject': '{company} esas sözleşmesi geri gönderildi',
  'onboarding.mail.rejected.body':
    'Sicil makamı {company} esas sözleşmesini geri gönderdi. Her gerekçe, düzeltileceği yerle birlikte sihirbazda listelenir. Yeniden ödeme yapmanız gerekmez.',
  'onboarding.mail.rejected.action': 'Gerekçeleri gör',
} as const satisfies Record<keyof typeof en, string>;
