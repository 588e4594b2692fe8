import type { vesting as en } from '../en/vesting.ts';

export const vesting = {
  'vesting.of': 'اكتساب الحقوق في {certificate}',
  'vesting.sum': '{vested} من {shares} مكتسَبة الحقوق في {date}',
  'vesting.rule.monthly':
    'كل شهر على مدى {period, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}} من {start}.',
  'vesting.rule.quarterly':
    'كل ربع سنة على مدى {period, plural, zero {# ربع} one {ربع واحد} two {ربعين} few {# أرباع} many {# ربعًا} other {# ربع}} من {start}.',
  'vesting.rule.yearly':
    'كل سنة على مدى {period, plural, zero {# سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}} من {start}.',
  'vesting.rule.dates': 'في التواريخ المتفق عليها.',
  'vesting.cliff.monthly':
    'لا تُكتسب حقوق خلال {cliff, plural, zero {# شهر} one {الشهر الأول} two {أول شهرين} few {أول # أشهر} many {أول # شهرًا} other {أول # شهر}} (فترة الانتظار الأولى).',
  'vesting.cliff.quarterly':
    'لا تُكتسب حقوق خلال {cliff, plural, zero {# ربع} one {الربع الأول} two {أول ربعين} few {أول # أرباع} many {أول # ربعًا} other {أول # ربع}} (فترة الانتظار الأولى).',
  'vesting.cliff.yearly':
    'لا تُكتسب حقوق خلال {cliff, plural, zero {# سنة} one {السنة الأولى} two {أول سنتين} few {أول # سنوات} many {أول # سنة} other {أول # سنة}} (فترة الانتظار الأولى).',
  'vesting.allocation.CUMULATIVE_ROUNDING': 'يبلغ المجموع في كل تاريخ حصته من الأسهم، مقرَّبة إلى أقرب سهم.',
  'vesting.allocation.CUMULATIVE_ROUND_DOWN':
    'يبلغ المجموع في كل تاريخ حصته من الأسهم مقرَّبة إلى أسفل، ويأتي الباقي في آخر تاريخ.',
  'vesting.allocation.FRONT_LOADED': 'حصص متساوية، وتأتي الأسهم الزائدة سهمًا سهمًا في التواريخ الأولى.',
  'vesting.allocation.BACK_LOADED': 'حصص متساوية، وتأتي الأسهم الزائدة سهمًا سهمًا في التواريخ الأخيرة.',
  'vesting.allocation.FRONT_LOADED_TO_SINGLE_TRANCHE': 'حصص متساوية، وتأتي كل الأسهم الزائدة في أول تاريخ.',
  'vesting.allocation.BACK_LOADED_TO_SINGLE_TRANCHE': 'حصص متساوية، وتأتي كل الأسهم الزائدة في آخر تاريخ.',
  'vesting.allocation.FRACTIONAL': 'حصص متساوية تشمل كسور الأسهم، وتُحتسب الأسهم الكاملة كلما اكتملت.',
  'vesting.day.start': 'في يوم الشهر الذي بدأ فيه، أو في آخر يوم من الشهر الأقصر.',
  'vesting.day.fixed': 'في اليوم {day} من الشهر، أو في آخر يوم من الشهر الأقصر.',
  'vesting.acceleration.single': 'عند تغيّر السيطرة تُكتسب كلها (شرط واحد).',
  'vesting.acceleration.double':
    'إذا أُنهيت خدمة الحامل دون سبب جدّي خلال 12 شهرًا بعد تغيّر السيطرة تُكتسب كلها (شرطان).',
  'vesting.stopped': 'توقف اكتساب الحقوق في {date}، ولا تُكتسب حقوق بعده.',
  'vesting.counts': 'تحتسب القاعدة {shares} من الأسهم، قبل أن ينتقل جزء منها.',
  'vesting.gone':
    'لم يعد {shares} من الأسهم المكتسَبة الحقوق ضمنها: مُورست أو انقضت أو جرى التخلي عنها منذ ذلك الحين.',
  'vesting.part.gone': 'مكتسَبة وخرجت: مُورست أو انقضت أو جرى التخلي عنها',
  'vesting.part.left': 'مكتسَبة وباقية',
  'vesting.quantity': 'تُكتسب حقوقها',
  'vesting.ahead': 'قبل التواريخ',
  'vesting.table': 'تواريخ اكتساب الحقوق',
} as const satisfies Record<keyof typeof en, string>;
