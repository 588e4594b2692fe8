import type { wizardAccount as en } from '../en/wizardAccount.ts';

export const wizardAccount = {
  'wizard.account.lead': 'Bu şirket hakkında kime ulaşacağımız.',
  'wizard.account.person': 'Ulaşılacak kişi',
  'wizard.account.withheld':
    'E-posta, telefon ve adresi yalnızca {section} bölümüne erişimi olanlar görür. Kaydettiğinizde bunlar değişmez.',
  'wizard.account.address': 'Adresiniz',
  'wizard.account.address.lead':
    'Yayımlanmaz. Yönetim kurulu üyelerinin ve kayıtlı şirket merkezinin kendi adresleri vardır.',
} as const satisfies Record<keyof typeof en, string>;
