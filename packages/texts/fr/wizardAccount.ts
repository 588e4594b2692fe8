import type { wizardAccount as en } from '../en/wizardAccount.ts';

export const wizardAccount = {
  'wizard.account.lead': 'La personne à joindre au sujet de cette société.',
  'wizard.account.person': 'Personne-ressource',
  'wizard.account.withheld':
    'Le courriel, le téléphone et l’adresse sont réservés aux personnes qui ont accès à la section {section}. L’enregistrement ne les modifie pas.',
  'wizard.account.address': 'Votre adresse',
  'wizard.account.address.lead':
    'Elle n’est pas publiée. Les administrateurs et le siège social ont leurs propres adresses.',
} as const satisfies Record<keyof typeof en, string>;
