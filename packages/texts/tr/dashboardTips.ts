import type { dashboardTips as en } from '../en/dashboardTips.ts';

export const dashboardTips = {
  'dashboard.tip.business_name': 'Faturayı tam unvanla kesin',
  'dashboard.tip.business_name.body':
    'Her faturaya, sözleşmeye ve siparişe “{name}” unvanını Inc. veya Ltd. gibi ekiyle yazın.',
  'dashboard.tip.documents': 'Hukuki belgelerinizi bir arada tutun',
  'dashboard.tip.documents.body':
    'Kuruluş belgesini, esas sözleşmeyi ve imzalı kararları şirket kayıt dosyasına sürükleyip bırakın; birer kopyasını başka bir yerde saklayın.',
  'dashboard.tip.bank_account': 'Ayrı bir banka hesabı tutun',
  'dashboard.tip.bank_account.body': 'Şirketin parası kişisel hesaplara karışmasın.',
} as const satisfies Record<keyof typeof en, string>;
