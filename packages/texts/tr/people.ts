import type { people as en } from '../en/people.ts';

export const people = {
  'PEOPLE.COMPANY_NAME_REQUIRED': 'Lütfen tüzel kişinin veya trust’ın adını girin.',
  'PEOPLE.ALREADY_ON_RECORD':
    'Bu kişi zaten kayıtlı görünüyor: adı ile e-postası, adresi veya doğum tarihi aynı.',
  'PEOPLE.KIND_FIXED':
    'Gerçek kişi tüzel kişiye, tüzel kişi gerçek kişiye dönüşemez. Lütfen başka bir kişi ekleyin.',
  'PEOPLE.RESIDENCY_GROUND_REQUIRED': 'Bu kişinin yerleşik Kanadalı sayılıp sayılmadığını ve nedenini seçin.',
  'PEOPLE.DATE_IN_FUTURE': 'Bu tarih gelecekte olamaz.',
  'PEOPLE.DATED_BY_CERTIFICATE': 'Bu tarihi kuruluş belgesi belirler. Lütfen boş bırakın.',
  'PEOPLE.BEFORE_INCORPORATION':
    'Şirket {date} tarihinden beri var. Lütfen o günü veya daha sonrasını girin.',
  'PEOPLE.BEFORE_RESOLUTION':
    'Bu karar {date} tarihinden sonraki bir tarihi taşıyor. Atama ve görevden alma, kararın gününde veya daha sonra yürürlüğe girer. İki tarihten birini düzeltin.',
  'PEOPLE.BEFORE_APPOINTMENT': 'Atama {date} tarihinde başladı. Lütfen o günü veya daha sonrasını girin.',
  'PEOPLE.RESOLUTION_DATE_REQUIRED': 'Karar tarihini de girin.',
  'PEOPLE.RESOLUTION_NUMBER_REQUIRED': 'Karar numarasını da girin.',

  'PEOPLE.TITLE_REQUIRED': 'Lütfen bu görevin unvanını girin.',
  'PEOPLE.TITLE_NOT_ALLOWED': 'Yalnızca unvansız bir göreve kendi belirlediğiniz unvan verilebilir.',
  'PEOPLE.NOT_INDIVIDUAL': 'Yalnızca gerçek kişiler yönetim kurulu üyesi veya yönetici olabilir.',
  'PEOPLE.UNDER_AGE': 'Yönetim kurulu üyesi en az {age, number} yaşında olmalıdır.',
  'PEOPLE.NOT_CAPABLE':
    'Yönetim kurulu üyesi en az 18 yaşında olmalı, kısıtlı olmamalı ve iflas etmemiş olmalıdır.',

  'PEOPLE.BOARD_EMPTY': 'Şirketin yönetim kurulu üyesi yok. En az bir üye gerekir.',
  'PEOPLE.CONSENT_MISSING':
    'Yönetim kurulu üyeliğini kabul beyanı, seçimden önce veya seçimi izleyen 10 gün içinde yazılı olarak gerekir.',
  'PEOPLE.NOTICE_DUE':
    'Yönetim kurulundaki bu değişiklik en geç {date} tarihinde sicil makamına bildirilmelidir.',
  'PEOPLE.EMAIL_SHARED': 'Bu e-posta adresini zaten {name} kullanıyor.',

  'position.directors': 'Yönetim kurulu üyesi',
  'position.shareholders': 'Pay sahibi',
  'position.assistant_secretary': 'Şirket sekreteri yardımcısı',
  'position.assistant_treasurer': 'Sayman yardımcısı',
  'position.authorized_signing_officer': 'İmza yetkilisi',
  'position.chair': 'Kurul başkanı',
  'position.chair_person': 'Yönetim kurulu başkanı',
  'position.chair_man': 'Yönetim kurulu başkanı (Chairman)',
  'position.chair_woman': 'Yönetim kurulu başkanı (Chairwoman)',
  'position.chief_administrative_officer': 'İdari işler başkanı (CAO)',
  'position.chief_financial_officers': 'Mali işler başkanı (CFO)',
  'position.chief_information_officers': 'Bilgi sistemleri başkanı (CIO)',
  'position.chief_manager': 'Baş yönetici',
  'position.comptroller': 'Mali kontrolör',
  'position.executive_director': 'İcra direktörü',
  'position.managing_director': 'Murahhas üye',
  'position.other': 'Diğer (unvansız)',
  'position.vice_chair': 'Yönetim kurulu başkan vekili',
  'position.presidents': 'Şirket başkanı',
  'position.secretaries': 'Şirket sekreteri',
  'position.treasurers': 'Sayman',
  'position.chief_operating_officers': 'Operasyon başkanı (COO)',
  'position.chief_executive_officers': 'İcra başkanı (CEO)',
  'position.vice_presidents': 'Başkan yardımcısı',
  'position.general_managers': 'Genel müdür',
} as const satisfies Record<keyof typeof en, string>;
