import type { generalAnswers as en } from '../en/generalAnswers.ts';

export const generalAnswers = {
  'GENERAL.TOO_MANY_ENTRIES':
    'Il peut y avoir ici au plus {max, number} entrées. Retirez les autres ou envoyez-les à part.',
} as const satisfies Record<keyof typeof en, string>;
