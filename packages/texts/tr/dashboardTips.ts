import type { dashboardTips as en } from '../en/dashboardTips.ts';

export const dashboardTips = {
  'dashboard.tip.business_name': 'Faturayı tam unvanla kesin',
  'dashboard.tip.business_name.body':
    'Her faturaya, sözleşmeye ve siparişe “{name}” unvanını Inc. veya Ltd. gibi ekiyle yazın.',
  'dashboard.tip.documents': 'Hukuki belgelerinizi bir arada tutun',
  'dashboard.tip.documents.body':
    'Kuruluş belgesi, esas sözleşme ve imzalı kararlar bir yerde, birer kopyası başka bir yerde dursun.',
  'dashboard.tip.bank_account': 'Ayrı bir banka hesabı tutun',
  'dashboard.tip.bank_account.body': 'Şirketin parası kişisel hesaplara karışmasın.',
} as const satisfies Record<keyof typeof en, string>;
