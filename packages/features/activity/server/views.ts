/** Turns rows into what a reader gets. */
import { dateInZone, type PlainDate } from '@tabellion/kernel/date.ts';
import { formatDecimal, parseDecimal } from '@tabellion/kernel/decimal.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { withoutIsolates } from '@tabellion/texts/text.ts';
import type { ActivityEntry } from '../contract.ts';
import { type ActivityKind, isActivityKind, kindRow, subjectsOf } from '../kinds.ts';
import { placeholderName, type Reader, sentenceOf } from '../rules/sentence.ts';
import type { ActivityPorts, CorrectingActivity, RecordedEntry } from './ports.ts';
import type { ActivityRow } from './store.ts';

/** The entries as the caller reads them; a few further statements, however many rows. */
export async function entriesFor(
  ctx: Pick<OrganizationContext, 'orgId' | 'language'> & { q: Queries },
  ports: ActivityPorts,
  rows: readonly ActivityRow[],
): Promise<ActivityEntry[]> {
  const ids = new Set(
    rows.flatMap((row) => [...row.subject_ids, ...(row.actor_id === null ? [] : [row.actor_id])]),
  );
  const names = await ports.namesOf(ctx.q, ctx.orgId, [...ids]);
  const zone = await ports.zoneOf(ctx.q, ctx.orgId);
  const reader = { text: ports.texts[ctx.language], language: ctx.language };
  const reasons = await ports.reasonsOf(ctx.q, ctx.orgId, correctionsIn(rows));
  const recorded = await ports.recordedOf(
    ctx.q,
    rows.map(({ id }) => id),
  );
  const telling = { orgId: ctx.orgId, ownerOrg: ports.ownerOrg, names, zone, reader };
  return rows.map((row) =>
    entryOf(row, { ...telling, reason: reasons.get(row.id) ?? null, recorded: recorded.get(row.id) }),
  );
}

const correctionsIn = (rows: readonly ActivityRow[]): readonly CorrectingActivity[] =>
  rows.flatMap(({ id, kind, act_root: root, first_act: first, last_act: last }) =>
    root === null || first === null || last === null || !kind.startsWith('entry_')
      ? []
      : [{ id, root, first: Number(first), last: Number(last) }],
  );

/** Facts beside its row that the view of an entry needs. */
export interface EntryContext {
  orgId: string;
  /** The label of the ledger's owner. */
  ownerOrg: string;
  /** Names by id: people, share classes, users. */
  names: ReadonlyMap<string, string>;
  /** The IANA zone of the organization's registry. */
  zone: string;
  reader: Reader;
  /** Why it corrected an act on record; null for what is no correction. */
  reason: string | null;
  /** Left out where it waits for the ledger, or is not asked. */
  recorded?: RecordedEntry | undefined;
}

export function entryOf(
  row: ActivityRow,
  { orgId, ownerOrg, names, zone, reader, reason, recorded }: EntryContext,
): ActivityEntry {
  const { text } = reader;
  const kind = kindOf(row);
  const date = row.effective_on ?? dateInZone(row.recorded_at, zone);
  const priceExact = row.price === null ? null : plainPrice(row.price);
  const sentence = withoutIsolates(textOf(row, kind, { date, priceExact, names, reader }));
  return {
    id: row.id,
    activity_name: text(`activity.kind.${kind}`),
    activity: sentence.text,
    activity_names: [...sentence.names],
    dataOwner: orgId,
    creator: row.actor_id,
    createdAt: row.recorded_at,
    org_id: orgId,
    owner_org: ownerOrg,
    txid: recorded?.txId ?? null,
    price: priceExact === null ? null : Number(priceExact),
    priceExact,
    status: recorded?.state ?? 'pending',
    kind,
    creator_name:
      row.actor_id === null
        ? text('activity.product')
        : (names.get(row.actor_id) ?? text('activity.unnamed')),
    date,
    subjects: subjectsOf(kind, row.params).map(([subject, id]) => ({
      id,
      name: names.get(id) ?? placeholderName(subject, text),
    })),
    about_id: row.about_id,
    superseded_by: row.superseded_by,
    superseded_at: row.superseded_at,
    // Entries of the register of significant control are corrected in that register.
    entry_id: kindRow(kind).needs === undefined ? row.act_root : null,
    reason,
    acts:
      row.first_act === null || row.last_act === null
        ? null
        : { first: Number(row.first_act), last: Number(row.last_act) },
  };
}

/** Rows are written by this program only; a kind that it does not know came from a newer one. */
function kindOf({ kind }: ActivityRow): ActivityKind {
  if (!isActivityKind(kind)) throw new Error(`the activity kind ${kind} is not known here`);
  return kind;
}

function textOf(
  row: ActivityRow,
  kind: ActivityKind,
  {
    date,
    priceExact,
    names,
    reader,
  }: { date: PlainDate; priceExact: string | null } & Pick<EntryContext, 'names' | 'reader'>,
): string {
  if (kind === 'note') return row.body ?? reader.text('activity.text.note_emptied');
  return sentenceOf({ kind, params: row.params, price: priceExact, on: date, names }, reader);
}

/** The column has ten places; the shortest spelling has two at least. */
const plainPrice = (stored: string): string => {
  const price = parseDecimal(stored);
  if (price === undefined) throw new Error('a stored price is no decimal');
  return formatDecimal(price, 2);
};
