/** Vesting as its rule in words and as its dates. */
export const vesting = {
  'vesting.of': 'Vesting of {certificate}',
  'vesting.sum': '{vested} of {shares} vested on {date}',
  'vesting.rule.monthly': 'Every month over {period, plural, one {# month} other {# months}} from {start}.',
  'vesting.rule.quarterly':
    'Every quarter over {period, plural, one {# quarter} other {# quarters}} from {start}.',
  'vesting.rule.yearly': 'Every year over {period, plural, one {# year} other {# years}} from {start}.',
  'vesting.rule.dates': 'On the dates that were agreed.',
  'vesting.cliff.monthly':
    'Nothing vests in the first {cliff, plural, one {month} other {# months}} (cliff).',
  'vesting.cliff.quarterly':
    'Nothing vests in the first {cliff, plural, one {quarter} other {# quarters}} (cliff).',
  'vesting.cliff.yearly': 'Nothing vests in the first {cliff, plural, one {year} other {# years}} (cliff).',
  'vesting.allocation.CUMULATIVE_ROUNDING':
    'Each date brings the total to its part of the shares, rounded to the nearest share.',
  'vesting.allocation.CUMULATIVE_ROUND_DOWN':
    'Each date brings the total to its part of the shares, rounded down; the last date brings the rest.',
  'vesting.allocation.FRONT_LOADED': 'Equal parts; the shares left over come one by one on the first dates.',
  'vesting.allocation.BACK_LOADED': 'Equal parts; the shares left over come one by one on the last dates.',
  'vesting.allocation.FRONT_LOADED_TO_SINGLE_TRANCHE':
    'Equal parts; all shares left over come on the first date.',
  'vesting.allocation.BACK_LOADED_TO_SINGLE_TRANCHE':
    'Equal parts; all shares left over come on the last date.',
  'vesting.allocation.FRACTIONAL':
    'Equal parts, fractions of a share included; whole shares are counted as they fill up.',
  'vesting.day.start': 'On the day of the month of the start, or the last day of a shorter month.',
  'vesting.day.fixed': 'On day {day} of the month, or the last day of a shorter month.',
  'vesting.stopped': 'Vesting stopped on {date}: nothing vests after it.',
  'vesting.counts': 'The rule counts {shares} shares, from before part of them went elsewhere.',
  'vesting.gone':
    '{shares} shares that had vested are not among them any more: exercised, or expired or released since.',
  'vesting.part.gone': 'Vested and gone: exercised, or expired or released',
  'vesting.part.left': 'Vested and left',
  'vesting.quantity': 'Vests',
  'vesting.ahead': 'Ahead of the dates',
  'vesting.table': 'Dates of vesting',
} as const;
