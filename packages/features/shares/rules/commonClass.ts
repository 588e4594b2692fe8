/** Simple shares: one class with every right, at one price (specification sections 4 and 9; CBCA s. 24(3)). */
import type { ClassPayload } from '@tabellion/book/acts/class-created.ts';

export const simplePrice = '0.01';

export const commonClass = (classId: string, price: string): ClassPayload => ({
  classId,
  name: 'Common',
  kind: 'common',
  votesPerShare: '1',
  dividend: { type: 'participating' },
  liquidation: { type: 'residual' },
  redeemable: false,
  retractable: false,
  convertible: null,
  authorized: 'unlimited',
  prefix: 'CS',
  seriesAllowed: false,
  seriesOf: null,
  restrictions: null,
  price,
});

/** The id of an organization's one class, known before it is drafted, so that a form can name it: that of the
 *  organization with the version 8 (RFC 9562, "custom") in place of 7. */
export const commonClassId = (orgId: string): string => `${orgId.slice(0, 14)}8${orgId.slice(15)}`;
