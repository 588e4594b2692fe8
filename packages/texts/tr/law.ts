import type { law as en } from '../en/law.ts';

export const law = {
  'TEXT.FORBIDDEN_CHARACTERS': 'Lütfen bu alandaki görünmez denetim veya metin yönü karakterlerini kaldırın.',
  'PERSON_NAME.REQUIRED': 'Lütfen ad ve soyadını girin.',
  'PHONE.TOO_LONG': 'Telefon numarası en çok 13 karakter olmalıdır',
  'PHONE.INVALID': 'Lütfen telefon numarasında yalnızca rakam, boşluk, +, -, nokta ve parantez kullanın.',
  'NAME.TOO_LONG': 'Lütfen ticaret unvanında en çok {max, number} karakter kullanın.',
  'NAME.LEGAL_ELEMENT_REQUIRED': 'Lütfen unvan için Inc. veya Ltd. gibi bir şirket türü eki seçin.',
  'NAME.LEGAL_ELEMENT_NOT_ALLOWED':
    '“{element}”, tabi olunan hukuk düzeninde geçerli bir şirket türü eki değildir. Geçerli olanlar: {allowed}.',
  'NAME.LEGAL_ELEMENT_TWICE':
    'Unvanda “{element}” şirket türü eki zaten var. Lütfen yalnızca bir kez kullanın.',
  'NAME.LEGAL_ELEMENT_NOT_LAST': 'Bu hukuk düzeninde şirket türü eki unvanın sonunda yer alır.',
  'NAME.COMBINED_NEEDS_INC':
    'İngilizce ve Fransızcayı birleştiren bir unvanda yalnızca “Inc.” kullanılabilir ve sonda yer alır.',
  'NAME.NUMBER_INVALID': 'Bu numara, numara unvanlı bir şirket için geçerli değil.',
  'NAME.WORD_PROHIBITED': 'Kanun, ticaret unvanında “{word}” kullanılmasına izin vermez.',
  'NAME.WORD_NEEDS_CONSENT':
    '“{word}” kullanımı için bir kamu makamının veya düzenleyici kurumun onayı gerekebilir.',
  'NAME.WORD_MAY_BE_PROHIBITED':
    '“{word}”, kanunun koruduğu bir ad gibi okunabilir. Sicil makamı bunu reddedebilir.',
  'NAME.FAMILY_NAME':
    'Unvanda {name} soyadı geçiyor. O kişinin onayı ve şirkette önemli bir menfaati gerekir.',
  'NAME.ONLY_DESCRIPTIVE': 'Bu unvan yalnızca faaliyeti tanımlıyor. Lütfen ayırt edici bir sözcük ekleyin.',
  'NAME.ONLY_PERSON': 'Bu unvan yalnızca bir kişi adından oluşuyor. Lütfen ayırt edici bir sözcük ekleyin.',
  'NAME.ONLY_PLACE': 'Bu unvan yalnızca bir yer adından oluşuyor. Lütfen ayırt edici bir sözcük ekleyin.',
  'NAME.UNUSUAL_CHARACTERS': 'Sicil makamı, ticaret unvanındaki şu karakterleri reddedebilir: {characters}.',
  'JURISDICTION.UNKNOWN': 'Lütfen listeden tabi olunan hukuk düzenini seçin.',
  'BUSINESS_NUMBER.INVALID':
    'İşletme numarası (BN) dokuz rakamdır; istenirse ardından RC0001 gibi bir hesap gelir.',
  'BUSINESS_NUMBER.CHECK_DIGIT':
    'Bu işletme numarası (BN) doğru olamaz: son rakamı tutmuyor. Lütfen kontrol edin.',
  'BUSINESS_NUMBER.PROGRAM': 'Lütfen {program} türünde bir hesap girin, örneğin {program}0001.',
  'CORPORATION_NUMBER.INVALID':
    'Bu, seçilen hukuk düzenine ait bir şirket sicil numarası değil. Beklenen: {format}.',
  'POSTAL_CODE.INVALID': 'Lütfen K1A 0B1 gibi bir Kanada posta kodu girin.',
  'POSTAL_CODE.PROVINCE_MISMATCH':
    'Bu posta kodu genellikle seçilen eyalete ait değildir. Lütfen kontrol edin.',
  'ADDRESS.POST_BOX': 'Posta kutusu değil, sokak adresi girin.',
  'ADDRESS.COUNTRY_UNKNOWN': 'Lütfen listeden bir ülke seçin.',
  'ADDRESS.COUNTRY_NOT_CANADA': 'Kayıtlı şirket merkezi Kanada’da olmalıdır.',
  'ADDRESS.PROVINCE_UNKNOWN': 'Lütfen listeden bir eyalet veya bölge seçin.',
  'ADDRESS.PROVINCE_NOT_ARTICLES':
    'Kayıtlı şirket merkezi, esas sözleşmede belirtilen eyalette veya bölgede olmalıdır.',
  'ADDRESS.COORDINATES': 'Lütfen -90 ile 90 arasında bir enlem ve -180 ile 180 arasında bir boylam girin.',
  'FISCAL_YEAR_END.INVALID': 'Lütfen hesap dönemi sonunu 12-31 gibi ay ve gün olarak girin.',
  'FISCAL_YEAR_END.NOT_AT_YEAR_END': 'İlk hesap dönemi, hesap dönemi sonu olarak seçilen tarihte bitmelidir.',
  'FISCAL_YEAR_END.TOO_FAR': 'İlk hesap dönemi, kuruluştan sonra ve en geç 53 hafta içinde bitmelidir.',
  'FILING_YEAR.INVALID': 'Lütfen sicil bildirimi yılını dört rakamla girin.',
  'DIRECTORS.TOO_FEW_RESIDENT':
    'En az {needed, number} yönetim kurulu üyesi yerleşik Kanadalı (resident Canadian) olmalıdır; kurulda {present, number} kişi var.',
  'DIRECTORS.MANAGING_DIRECTOR_NOT_RESIDENT': 'Murahhas üye yerleşik Kanadalı (resident Canadian) olmalıdır.',
} as const satisfies Record<keyof typeof en, string>;
