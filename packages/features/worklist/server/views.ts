/** Rows become the lines that travel: judged once more by the reader's own access to their organization. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Actor } from '@tabellion/kit/actor.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Text } from '@tabellion/texts/text.ts';
import { displayName } from '../../registers/server/public/people.ts';
import type { ListedLine, WorkLine } from '../contract.ts';
import { markedAs, mayAssign, mayDo, mayReadFilings } from '../rules/nextAct.ts';
import { pageOf } from '../rules/pages.ts';
import { maySee } from '../rules/reach.ts';
import { standingOn } from '../rules/standing.ts';
import { waitingOf, whatOf } from '../rules/words.ts';
import type { LineRow, ListedRow } from './store/reading.ts';

interface Reading {
  /** The reader with his membership of the organization. */
  readonly actor: Actor;
  readonly orgId: string;
  /** The day at its registry. */
  readonly today: PlainDate;
  readonly text: Text;
}

export function lineView(row: LineRow, { actor, orgId, today, text }: Reading): WorkLine {
  const { kind, params, in_charge, due_on } = row;
  const person = row.person === null ? null : displayName(row.person);
  const facts = { kind, params, title: row.title, person, signees: row.signees };
  const { days, state } = standingOn(due_on, today);
  return {
    org_unique_id: orgId,
    line: row.line,
    kind,
    what: whatOf(facts, text),
    waiting_for: waitingOf(facts, text),
    due_on,
    days,
    state,
    in_charge: in_charge === null ? null : { user_id: in_charge, name: row.charge_name ?? '' },
    is_yours: row.is_yours,
    next_act: mayDo(actor, row.next_act) ? row.next_act : null,
    path: pageOf(orgId, { kind, subject: row.subject, params }, mayReadFilings(actor)),
    subject: row.subject,
    deadline: markedAs(actor, kind, params),
    may_assign: mayAssign(actor),
  };
}

interface Listing {
  readonly user: NonNullable<Actor['user']>;
  readonly days: Readonly<Record<string, PlainDate>>;
  readonly text: Text;
}

export function listedView(row: ListedRow, { user, days, text }: Listing): ListedLine[] {
  const { org_id: orgId, access, sections, sub_type: subType, jurisdiction } = row;
  const actor: Actor = { user, membership: { orgId, access, sections, subType } };
  const today = days[jurisdiction];
  if (today === undefined || !maySee(actor, row.kind)) return [];
  return [{ ...lineView(row, { actor, orgId, today, text }), organization: fullNameOf(row) }];
}
