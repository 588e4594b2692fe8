/** Orders and filters of the registers of shares; `-` before an order: from the largest, latest or last
 *  letter down. */

/** Orders of the securities register. */
export const holdingSorts = ['name', '-name', 'shares', '-shares', 'since', '-since'] as const;

/** Orders of the securities register on two dates: `shares` are those of the later one, `difference` the
 *  change with its sign. */
export const changeSorts = ['name', '-name', 'shares', '-shares', 'difference', '-difference'] as const;

/** Orders of classes; `created` is the order in which the articles came to name them. */
export const classSorts = [
  'created',
  '-created',
  'name',
  '-name',
  'issued',
  '-issued',
  'holders',
  '-holders',
  'capital',
  '-capital',
] as const;

export const transferSorts = ['on', '-on', 'shares', '-shares'] as const;

/** Places that shares went to: another holder, or back to the corporation. */
export const transferDestinations = ['holder', 'corporation'] as const;

/** Entries that were taken back, in place of those that stand. */
export const takenBackChoices = ['true', 'false'] as const;
