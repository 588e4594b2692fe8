/** The open days of deadlines that an organization sets itself. */
import { daysBetween, type PlainDate } from '@tabellion/kernel/date.ts';
import { type Deadline, keyText } from '@tabellion/law/deadlines/deadline.ts';
import { type OwnDeadline, openDaysOf } from '../rules/ownDeadlines.ts';
import type { DeadlineState } from './store/state.ts';

/** Each open day of each; the earliest of one first. */
export function openOwn(
  { own, settled, jurisdiction }: DeadlineState,
  today: PlainDate,
): readonly { readonly one: OwnDeadline; readonly dueOn: PlainDate }[] {
  const keys = new Set(settled);
  const isSettled = (occasion: string) =>
    keys.has(keyText({ registration: jurisdiction, kind: 'own', occasion }));
  return own.flatMap((one) =>
    one.isRemoved ? [] : openDaysOf(one, { today, isSettled }).map((dueOn) => ({ one, dueOn })),
  );
}

/** Spelled like those of the law, so that one view serves both. */
export const ownAsDeadline = (
  { dueOn: first, repeatsMonths }: OwnDeadline,
  { dueOn, today, registration }: Pick<Deadline, 'dueOn' | 'registration'> & { readonly today: PlainDate },
): Deadline => ({
  registration,
  kind: 'own',
  dueOn,
  days: daysBetween(today, dueOn),
  rule: 'own_day',
  count: repeatsMonths ?? 0,
  countedFrom: first,
  year: null,
  secondEndOn: null,
  personId: null,
  form: null,
  feeCents: null,
  confirmWithRegistry: false,
});
