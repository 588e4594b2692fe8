/** Effects of a previewed act on options, other instruments and unvested shares. */

import type { Certificate, Instrument } from '@tabellion/book/entities.ts';
import { lastDayOf, leftOf, owedOf, windowOf } from '@tabellion/book/options.ts';
import { vestedOf, vestingDatesOf } from '@tabellion/book/vested.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import { formatQuantity } from '@tabellion/kernel/quantity.ts';
import type { Preview } from '../../previewShape.ts';
import type { Compared } from './beforeAndAfter.ts';

/** Instruments that an act touches, and what it does to vesting. */
export const instrumentsAndVestingOf = (compared: Compared): Pick<Preview, 'instruments' | 'vesting'> => ({
  instruments: instrumentsOf(compared),
  vesting: vestingOf(compared),
});

/** Those that the act makes, changes or ends. */
function instrumentsOf({ before, after, names }: Compared): Preview['instruments'] {
  const was = new Map(before.registers.instruments.map((one) => [one.securityId, one]));
  return after.registers.instruments.flatMap((one) => {
    const earlier = was.get(one.securityId);
    if (earlier?.status === one.status && left(earlier) === left(one) && owed(earlier) === owed(one))
      return [];
    return [
      {
        security_id: one.securityId,
        label: one.label,
        name: names.get(one.personId) ?? '',
        beforeExact: left(earlier),
        afterExact: left(one),
        owedBefore: owed(earlier),
        owedAfter: owed(one),
        currency: one.currency,
        isOpen: one.status === 'open',
      },
    ];
  });
}

const left = (one: Instrument | undefined): string | null =>
  one === undefined || one.quantity === 0n ? null : formatQuantity(leftOf(one));

const owed = (one: Instrument | undefined): string | null =>
  one === undefined || one.principal === null ? null : formatDecimal(owedOf(one), 2);

type Vesting = Certificate | Instrument;

/** Certificates and options that stay, and vest otherwise. */
function vestingOf({ before, after, names }: Compared): Preview['vesting'] {
  const all = ({ registers }: Compared['before']): readonly Vesting[] => [
    ...registers.certificates,
    ...registers.instruments,
  ];
  const was = new Map(all(before).map((one) => [one.securityId, one]));
  return all(after).flatMap((one) => {
    const earlier = was.get(one.securityId);
    if (earlier === undefined || agreedOf(earlier) === agreedOf(one)) return [];
    return [
      {
        security_id: one.securityId,
        label: one.label ?? '',
        name: names.get(one.personId) ?? '',
        before: vestedBy(earlier, before.registers.asOf),
        after: vestedBy(one, after.registers.asOf),
        exercise: stoppedIn(earlier, one),
      },
    ];
  });
}

const agreedOf = ({ vesting, schedule, vestingChanges }: Vesting): string =>
  canonicalJson([vesting, schedule ?? null, vestingChanges ?? null]);

/** Until when an option may be exercised of which the act stops the vesting; null of anything else. */
function stoppedIn(before: Vesting, after: Vesting): Preview['vesting'][number]['exercise'] {
  const stoppedOn = ({ vestingChanges }: Vesting) => vestingChanges?.stoppedOn ?? null;
  if (!('terms' in after) || stoppedOn(after) === null || stoppedOn(before) === stoppedOn(after)) return null;
  return { until: lastDayOf(after), isWindow: windowOf(after) !== null };
}

/** Shares vested by a day, and those that vest later. */
function vestedBy(one: Vesting, on: PlainDate): Preview['vesting'][number]['after'] {
  const vested = vestedOf(one, on);
  const inAll = vestingDatesOf(one).at(-1)?.vested ?? vested;
  return {
    vestedExact: formatQuantity(vested),
    aheadExact: formatQuantity(inAll > vested ? inAll - vested : 0n),
  };
}
