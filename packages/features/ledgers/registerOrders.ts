/** In which orders the registers of shares are listed, and by what they are filtered; `-` before it: from the largest, latest or last
 *  letter down. */

/** Of the securities register. */
export const holdingSorts = ['name', '-name', 'shares', '-shares', 'since', '-since'] as const;

/** Of the securities register on two dates: `shares` are those of the later one, `difference` the change with its sign. */
export const changeSorts = ['name', '-name', 'shares', '-shares', 'difference', '-difference'] as const;

/** Of classes; `created` is the order in which the articles came to name them. */
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

/** Of transfers. */
export const transferSorts = ['on', '-on', 'shares', '-shares'] as const;

/** To whom shares went: to another holder, or back to the corporation. */
export const transferDestinations = ['holder', 'corporation'] as const;

/** Entries that were taken back, in place of those that stand. */
export const takenBackChoices = ['true', 'false'] as const;
