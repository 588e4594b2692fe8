import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import { authorizedTimelines } from '../authorized.ts';
import { type Finding, finding } from '../finding.ts';
import type { PackageIndex } from '../packageIndex.ts';
import { poolsOf } from '../pool.ts';
import { excesses } from '../timeline.ts';

/** No day ends with more shares outstanding than authorized (of a class, of the issuer), nor more granted than a plan
 *  reserves. Each excess is told once, where it begins. */
export function* judgeLimits(index: PackageIndex): Iterable<Finding> {
  for (const { classId, bounds, changes } of authorizedTimelines(index)) {
    for (const { date, amount, most, where } of excesses(changes, bounds)) {
      const params = { date, issued: formatDecimal(amount), authorized: formatDecimal(most) };
      if (classId === undefined) yield finding('issuer_above_authorized', where, params);
      else yield finding('class_above_authorized', where, { ...params, class: classId });
    }
  }
  for (const { planId, reserved, taken } of poolsOf(index)) {
    for (const { date, amount, most, where } of excesses(taken, reserved)) {
      const params = { plan: planId, date, granted: formatDecimal(amount), reserved: formatDecimal(most) };
      yield finding('above_pool', where, params);
    }
  }
}
