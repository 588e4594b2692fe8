/** Deadlines that run from an event which no register holds: a member reports it. */
import { addDays, type PlainDate } from '@tabellion/kernel/date.ts';
import { governmentFee } from '../fees.ts';
import { mustConfirm } from '../jurisdictions.ts';
import type { ComputedDeadline, DeadlineFacts, ReportedEvent } from './deadline.ts';
import { ontarioInitialReturnDueOn } from './dueDates.ts';

/** Registration within so many days of no longer being a small supplier (law firms' notes on the Excise Tax Act s. 240). */
const gstDays = 29;
/** Information on individuals with significant control after an amalgamation (law firms' notes on CBCA s. 21.21). */
const amalgamationDays = 30;

const daysOf = ({ events }: DeadlineFacts, kind: ReportedEvent): readonly PlainDate[] => [
  ...new Set(events.flatMap((event) => (event.kind === kind ? [event.on] : []))),
];

/** A corporation of another jurisdiction that starts business in Ontario files there within 60 days (CIA s. 3). */
export const ontarioInitialReturns = (facts: DeadlineFacts): ComputedDeadline[] =>
  facts.jurisdiction === 'ON' ? [] : daysOf(facts, 'ontario_business').map(ontarioInitialReturn);

export const ontarioInitialReturn = (startedOn: PlainDate): ComputedDeadline => ({
  registration: 'ON',
  kind: 'ontario_initial_return',
  dueOn: ontarioInitialReturnDueOn(startedOn),
  rule: 'days_after_start_in_ontario',
  count: 60,
  countedFrom: startedOn,
  feeCents: governmentFee('ON', 'initial_return')?.onlineCents ?? null,
  confirmWithRegistry: mustConfirm('ON', 'initialFiling'),
});

export const gstRegistrations = (facts: DeadlineFacts): ComputedDeadline[] =>
  facts.hasGst
    ? []
    : daysOf(facts, 'small_supplier_lost').map((countedFrom) => ({
        kind: 'gst_registration',
        dueOn: addDays(countedFrom, gstDays),
        rule: 'days_after_small_supplier',
        count: gstDays,
        countedFrom,
        confirmWithRegistry: true,
      }));

export const amalgamationFilings = (facts: DeadlineFacts): ComputedDeadline[] =>
  facts.jurisdiction !== 'CA' ? [] : daysOf(facts, 'amalgamation').map(amalgamationFiling);

export const amalgamationFiling = (amalgamatedOn: PlainDate): ComputedDeadline => ({
  kind: 'isc_amalgamation',
  dueOn: addDays(amalgamatedOn, amalgamationDays),
  rule: 'days_after_amalgamation',
  count: amalgamationDays,
  countedFrom: amalgamatedOn,
  feeCents: governmentFee('CA', 'isc_filing')?.onlineCents ?? null,
  confirmWithRegistry: true,
});
