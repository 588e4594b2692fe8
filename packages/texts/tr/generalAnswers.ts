import type { generalAnswers as en } from '../en/generalAnswers.ts';

export const generalAnswers = {
  'GENERAL.TOO_MANY_ENTRIES':
    'En fazla {max, number} girdi olabilir. Lütfen ötekileri çıkarın ya da ayrıca gönderin.',
} as const satisfies Record<keyof typeof en, string>;
