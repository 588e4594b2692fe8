/** Activity log and ledger entries for an edited proposal: nobody holds a position or shares by it yet. */
import type { KindName } from '@tabellion/book/acts/kinds.ts';
import type { DraftAct, DraftChange } from '@tabellion/book/draft.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { officeLogParams } from '../../../activity/acts/people.ts';
import { type LedgerRecord, positionRecord } from '../../../activity/acts/report.ts';
import { priceOf } from '../../../activity/acts/shares.ts';
import type { LogEntry } from '../../../activity/kinds.ts';
import { aboutDraft } from '../aboutOf.ts';

export interface DraftReport {
  readonly entries: readonly LogEntry[];
  readonly records: readonly LedgerRecord[];
}

interface Edited {
  readonly before: readonly DraftAct[];
  readonly after: readonly DraftAct[];
  /** Whether the corporation is still to be incorporated, or exists already. */
  readonly company: 'new' | 'old';
  readonly isFounding: boolean;
}

/** Reports the drafts of a founding, of subscriptions, and of appointments that wait. */
export function reportOfDrafts(edited: Edited): DraftReport {
  const reports = [ofClasses(edited), ofSeats(edited), ofIssues(edited), ofPersons(edited)];
  const entries = reports.flatMap((one) => one.entries);
  const records = reports.flatMap((one) => one.records);
  return {
    entries: [...new Map(entries.map((entry) => [canonicalJson({ ...entry, price: null }), entry])).values()],
    // A holder of two subscriptions is told of once.
    records: [...new Map(records.map((record) => [canonicalJson({ ...record }), record])).values()],
  };
}

type How = 'added' | 'changed' | 'removed';

const classKinds = {
  added: 'share_class_added',
  changed: 'share_class_edited',
  removed: 'share_class_deleted',
} as const satisfies Record<How, string>;

function ofClasses({ before, after }: Edited): DraftReport {
  const classes = (drafts: readonly DraftAct[]) =>
    new Map(of('class.created', drafts).map(({ payload }) => [payload.classId, payload]));
  const changes = changesOf(classes(before), classes(after));
  return {
    entries: changes.map(({ id, how }) => ({ kind: classKinds[how], params: { shareClass: id } })),
    records: changes.map(({ id, how }) => ({ kind: 'shareclass', id, ...gone(how) })),
  };
}

function ofSeats({ before, after, company }: Edited): DraftReport {
  const changes = changesOf(seatsIn(before), seatsIn(after));
  return {
    entries: changes.map(({ one: { payload }, how }): LogEntry => {
      const { personId: person, position } = payload;
      if (how === 'changed') return { kind: 'person_updated', params: { person } };
      if (position === 'director')
        return how === 'added'
          ? { kind: 'director_named', params: { person, company } }
          : { kind: 'director_withdrawn', params: { person } };
      return how === 'added'
        ? { kind: 'officer_named', params: { ...officeLogParams(payload), company } }
        : { kind: 'officer_withdrawn', params: officeLogParams(payload) };
    }),
    records: changes.map(({ id, one: { payload }, how }) => ({
      ...positionRecord(id, payload),
      ...gone(how),
    })),
  };
}

const seatsIn = (drafts: readonly DraftAct[]) =>
  new Map(of('appointed', drafts).map(({ payload, dating }) => [payload.appointmentId, { payload, dating }]));

const issueKinds = {
  added: 'shares_subscribed',
  changed: 'subscription_changed',
  removed: 'subscription_withdrawn',
} as const satisfies Record<How, string>;

function ofIssues({ before, after, isFounding }: Edited): DraftReport {
  const left = new Set([...issuesIn(after).values()].map(({ issue }) => issue.personId));
  const changes = changesOf(issuesIn(before), issuesIn(after));
  return {
    entries: changesOf(termsIn(before), termsIn(after)).map(({ id, one: issue, how }) => ({
      kind: issueKinds[how],
      params: { person: issue.personId, shareClass: issue.classId, quantity: issue.quantity, security: id },
      ...(how !== 'removed' && priceOf(issue.price)),
    })),
    records: changes.map(({ one: { issue }, how }) => ({
      kind: 'shareholder',
      id: issue.personId,
      ...(isFounding && !left.has(issue.personId) && gone(how)),
    })),
  };
}

/** Subscriptions by their terms. Certificate, resolution and payment change nothing of it: they issue the shares, which the log
 *  tells then. */
const termsIn = (drafts: readonly DraftAct[]) =>
  new Map(Array.from(issuesIn(drafts), ([id, { issue }]) => [id, { ...issue, paidOn: null }] as const));

const issuesIn = (drafts: readonly DraftAct[]) =>
  new Map(
    of('issued', drafts).flatMap(({ payload: { issues, resolution }, dating }) =>
      issues.map((issue) => [issue.securityId, { issue, resolution, dating }] as const),
    ),
  );

/** Details of somebody who stands in the proposal; who enters or leaves it does so with a position or shares. */
function ofPersons({ before, after }: Edited): DraftReport {
  const changes = changesOf(personsIn(before), personsIn(after)).filter(({ how }) => how === 'changed');
  const persons = new Set(changes.map(({ id }) => id));
  return {
    entries: changes.map(({ id }) => ({ kind: 'person_updated', params: { person: id } })),
    records: [
      ...Array.from(seatsIn(after), ([id, { payload }]) => positionRecord(id, payload)),
      ...Array.from(
        issuesIn(after).values(),
        ({ issue }): LedgerRecord => ({ kind: 'shareholder', id: issue.personId }),
      ),
    ].filter((record) => persons.has('personId' in record ? record.personId : record.id)),
  };
}

const personsIn = (drafts: readonly DraftAct[]) =>
  new Map(
    of('person.added', drafts).map(({ payload }) => {
      const { personId } = payload;
      const members = of('members.set', drafts).filter((one) => one.payload.personId === personId);
      return [personId, { payload, members: members.map((one) => one.payload) }];
    }),
  );

/** The drafts of a kind; the compiler does not see that kind and payload belong together. */
const of = <K extends KindName>(kind: K, drafts: readonly DraftAct[]): readonly DraftChange<K>[] =>
  drafts.filter((draft) => draft.kind === kind && draft.verb !== 'void') as unknown as DraftChange<K>[];

interface Changed<T> {
  readonly id: string;
  /** As it is now; of what was removed, as it was. */
  readonly one: T;
  readonly how: How;
}

const changesOf = <T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): readonly Changed<T>[] =>
  Array.from(new Map([...before, ...after]), ([id, one]): Changed<T> & { isSame?: boolean } => {
    const stays = after.has(id) ? 'changed' : 'removed';
    const how = before.has(id) ? stays : 'added';
    return {
      id,
      one,
      how,
      isSame: how === 'changed' && canonicalJson(before.get(id)) === canonicalJson(one),
    };
  }).filter(({ isSame }) => isSame !== true);

const gone = (how: How) => (how === 'removed' ? { deleted: true } : {});

/** The entries that a proposal of any other kind stands for, as it is opened (`entry_proposed`) or withdrawn. */
export const proposalLogEntries = (
  kind: 'entry_proposed' | 'proposal_withdrawn',
  proposal: string,
  drafts: readonly DraftAct[],
): readonly LogEntry[] =>
  drafts
    .filter(isEntry)
    .map((draft): LogEntry => ({ kind, params: { proposal, act: draft.kind, ...aboutDraft(draft) } }));

/** Whether a draft is what a proposal is about; others only enter the people whom that names. */
export const isEntry = ({ kind, verb }: DraftAct): boolean =>
  verb === 'record' && kind !== 'person.added' && kind !== 'person.changed' && kind !== 'members.set';
