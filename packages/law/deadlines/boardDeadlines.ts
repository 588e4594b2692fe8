/** Deadlines after a person became or ceased to be a director. */
import { addDays, daysBetween } from '@tabellion/kernel/date.ts';
import { governmentFee } from '../fees.ts';
import { jurisdiction, mustConfirm } from '../jurisdictions.ts';
import type { ComputedDeadline, DeadlineFacts } from './deadline.ts';
import { changeNoticeDueOn } from './dueDates.ts';

/** A director consents in writing within so many days after the election, unless present at it (CBCA s. 106(9)). */
const consentDays = 10;

/** Only the federal law was read to ask for the consent within ten days. */
export const consents = ({ jurisdiction: id, directors }: DeadlineFacts): ComputedDeadline[] =>
  directors
    .filter(({ consentOn, ceasedOn }) => id === 'CA' && consentOn === null && ceasedOn === null)
    .map(({ personId, from }) => ({
      kind: 'consent',
      dueOn: addDays(from, consentDays),
      rule: 'days_after_election',
      count: consentDays,
      countedFrom: from,
      personId,
    }));

/** The notice of a change (CBCA s. 113): one for each day on which the board changed, the day of incorporation included; the
 *  first board came with the articles. */
export function directorNotices({
  jurisdiction: id,
  incorporatedOn,
  today,
  directors,
}: DeadlineFacts): ComputedDeadline[] {
  const changes = new Set(
    directors
      .flatMap(({ from, ceasedOn, isOfFirstBoard }) => [
        ...(isOfFirstBoard ? [] : [from]),
        ...(ceasedOn === null ? [] : [ceasedOn]),
      ])
      .filter((on) => on >= incorporatedOn && on <= today),
  );
  return [...changes].flatMap((changedOn): ComputedDeadline[] => {
    const dueOn = changeNoticeDueOn(id, 'directors', changedOn);
    if (dueOn === undefined || dueOn < today) return [];
    const notices = jurisdiction(id).changeNotices;
    return [
      {
        kind: 'director_notice',
        dueOn,
        rule: 'days_after_change',
        count: daysBetween(changedOn, dueOn),
        countedFrom: changedOn,
        form: notices.forms?.directors ?? notices.forms?.all ?? null,
        feeCents: governmentFee(id, 'change_notice')?.onlineCents ?? null,
        confirmWithRegistry: mustConfirm(id, 'changeNotices'),
      },
    ];
  });
}
