import { addDays, addYears, type PlainDate } from '@tabellion/kernel/date.ts';

/** As specified (section 4, Company). A cancelled one runs to the end of the period that was paid. */
export const subscriptionStatuses = ['Active', 'Cancel'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export interface Period {
  startsOn: PlainDate;
  /** The last day that is paid for. */
  planLastDate: PlainDate;
  /** The day on which it ends, or is renewed. */
  subscriptionEndDate: PlainDate;
}

/**
 * The year that a payment buys. It begins today, or where a period that was paid before ends, so that no day is paid
 * twice; and there, too, where its renewal was tried meanwhile, so that no day is served for nothing. From February 29 it runs
 * to February 28 of the next year.
 */
export function yearFrom(
  today: PlainDate,
  before?: { readonly endsOn: PlainDate; readonly isBeingRenewed: boolean },
): Period {
  const follows = before !== undefined && (before.endsOn > today || before.isBeingRenewed);
  const startsOn = follows ? before.endsOn : today;
  const subscriptionEndDate = addYears(startsOn, 1);
  return { startsOn, planLastDate: addDays(subscriptionEndDate, -1), subscriptionEndDate };
}

/** The last day is paid for, too. */
export const isPlanEnded = (
  { plan_last_date }: { readonly plan_last_date: string },
  today: PlainDate,
): boolean => plan_last_date < today;

/** Where the seller is: the zone in which a day of billing begins and ends. */
export const billingZone = 'America/Toronto';
