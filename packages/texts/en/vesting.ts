/** Vesting as its rule in words and as its dates. */
export const vesting = {
  'vesting.of': 'Vesting of {certificate}',
  'vesting.sum': '{vested} of {shares} vested on {date}',
  'vesting.rule.monthly': 'Every month over {period, plural, one {# month} other {# months}} from {start}.',
  'vesting.rule.quarterly':
    'Every quarter over {period, plural, one {# quarter} other {# quarters}} from {start}.',
  'vesting.rule.yearly': 'Every year over {period, plural, one {# year} other {# years}} from {start}.',
  'vesting.rule.dates': 'On agreed dates.',
  'vesting.cliff.monthly':
    'Nothing vests in the first {cliff, plural, one {month} other {# months}} (cliff).',
  'vesting.cliff.quarterly':
    'Nothing vests in the first {cliff, plural, one {quarter} other {# quarters}} (cliff).',
  'vesting.cliff.yearly': 'Nothing vests in the first {cliff, plural, one {year} other {# years}} (cliff).',
  'vesting.allocation.CUMULATIVE_ROUNDING': 'On each date the total vested is rounded to the nearest share.',
  'vesting.allocation.CUMULATIVE_ROUND_DOWN':
    'On each date the total vested is rounded down; the rest vests on the last date.',
  'vesting.allocation.FRONT_LOADED': 'Equal parts; leftover shares vest one by one on the first dates.',
  'vesting.allocation.BACK_LOADED': 'Equal parts; leftover shares vest one by one on the last dates.',
  'vesting.allocation.FRONT_LOADED_TO_SINGLE_TRANCHE':
    'Equal parts; all leftover shares vest on the first date.',
  'vesting.allocation.BACK_LOADED_TO_SINGLE_TRANCHE':
    'Equal parts; all leftover shares vest on the last date.',
  'vesting.allocation.FRACTIONAL': 'Equal parts, including fractions; whole shares count as they fill up.',
  'vesting.day.start': 'On the same day of the month as the start, or the last day of a shorter month.',
  'vesting.day.fixed': 'On day {day} of the month, or the last day of a shorter month.',
  'vesting.acceleration.single': 'On a change of control, all of it vests (single trigger).',
  'vesting.acceleration.double':
    'If the holder is let go without cause within 12 months after a change of control, all of it vests (double trigger).',
  'vesting.stopped': 'Vesting stopped on {date}: nothing vests after it.',
  'vesting.counts': 'The schedule counts {shares} shares, before some of them were transferred or ended.',
  'vesting.gone': '{shares} vested shares are no longer included: they were exercised, expired or released.',
  'vesting.part.gone': 'Vested, then exercised, expired or released',
  'vesting.part.left': 'Vested and remaining',
  'vesting.quantity': 'Vests',
  'vesting.ahead': 'Before the dates',
  'vesting.table': 'Vesting dates',
} as const;
