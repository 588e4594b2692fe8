/** Envelopes with their documents, signees, effects and events. */
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { Language } from '@tabellion/texts/text.ts';
import type { EventKind, SealingMode, SigneeDocument, SigningEvent } from '../../envelope.ts';
import { type EffectRow, selectEffects } from './effects.ts';

/** A signee's part of an envelope. */
export interface SigneeKey {
  readonly orgId: string;
  readonly envelopeId: string;
  readonly signeeId: string;
}

export interface SigneeRow {
  readonly envelopeId: string;
  readonly signeeId: string;
  readonly personId: string | null;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly place: number;
  readonly signs: readonly SigneeDocument[];
}

export interface EnvelopeDocumentRow {
  readonly envelopeId: string;
  readonly documentId: string;
  readonly place: number;
  readonly version: number;
  readonly sha256: string;
}

export interface EnvelopeHead {
  readonly envelopeId: string;
  readonly title: string;
  readonly message: string;
  readonly inOrder: boolean;
  readonly expiresAt: Instant;
  readonly zone: string;
  readonly remindEveryDays: number | null;
  readonly madeAt: Instant;
  readonly madeBy: string;
}

export interface Envelope extends EnvelopeHead {
  readonly documents: readonly EnvelopeDocumentRow[];
  /** Removed ones too. */
  readonly signees: readonly SigneeRow[];
  readonly effects: readonly EffectRow[];
  readonly events: readonly (SigningEvent & { readonly envelopeId: string })[];
}

interface EnvelopeFilter {
  readonly ids?: readonly string[];
  /** Those that hold one of these. */
  readonly documentIds?: readonly string[];
  readonly proposalId?: string;
  /** Those sent to this address. */
  readonly email?: string;
  readonly onlyOpen?: boolean;
}

/** More than a list shows. */
const MOST = 500;

interface Recipient {
  readonly email: string;
  readonly sender: string;
}

/** Organizations in which a user waits for the signature of an address. */
export async function selectOrganizationsAsking(
  q: Queries,
  { email, sender }: Recipient,
): Promise<readonly string[]> {
  const found = await q.all<{ orgId: string }>(
    sql`select org_id as "orgId" from organizations_asking(${email}, ${sender})`,
  );
  return found.map(({ orgId }) => orgId);
}

/** Whether a link that the user mailed to the address within the last hour, for another organization, reaches this one too. */
export async function selectIsReachedElsewhere(
  q: Queries,
  orgId: string,
  { email, sender, now }: Recipient & { readonly now: Instant },
): Promise<boolean> {
  const row = await q.one<{ isReached: boolean }>(
    sql`select is_reached_elsewhere(${orgId}, ${email}, ${sender}, ${now}, ${now}) as "isReached"`,
  );
  return row.isReached;
}

/** Signees of every organization whose link was one of another, which no longer lets them in. */
export const selectSigneesWithoutLink = (q: Queries, now: Instant) =>
  q.all<{ readonly orgId: string; readonly envelopeId: string; readonly signeeId: string }>(
    sql`select org_id as "orgId", envelope_id as "envelopeId", signee_id as "signeeId" from signees_without_link(${now})`,
  );

/** The newest first. */
export async function selectEnvelopes(
  q: Queries,
  orgId: string,
  { ids, documentIds, proposalId, email, onlyOpen = false }: EnvelopeFilter,
): Promise<Envelope[]> {
  const heads = await q.all<EnvelopeHead>(sql`
    select envelope_id as "envelopeId", title, message, in_order as "inOrder", expires_at as "expiresAt", zone,
           remind_every_days as "remindEveryDays", made_at as "madeAt", made_by as "madeBy"
      from envelopes e
      where org_id = ${orgId}
        and (${ids ?? null}::uuid[] is null or envelope_id = any(${ids ?? null}::uuid[]))
        and (${proposalId ?? null}::uuid is null or exists (
          select from envelope_effects f
            where f.org_id = e.org_id and f.envelope_id = e.envelope_id and f.proposal_id = ${proposalId ?? null}))
        and (${documentIds ?? null}::uuid[] is null or exists (
          select from envelope_documents d
            where d.org_id = e.org_id and d.envelope_id = e.envelope_id and d.document_id = any(${documentIds ?? null}::uuid[])))
        and (${email ?? null}::text is null or exists (
          select from signees s where s.org_id = e.org_id and s.envelope_id = e.envelope_id and s.email = ${email ?? null}))
        and (not ${onlyOpen} or not exists (
          select from signature_events s
            where s.org_id = e.org_id and s.envelope_id = e.envelope_id
              and s.kind in ('completed', 'declined', 'voided', 'expired')))
      order by made_at desc, envelope_id desc limit ${MOST}`);
  const found = heads.map(({ envelopeId }) => envelopeId);
  if (found.length === 0) return [];
  const [documents, signees, effects, events] = await Promise.all([
    q.all<EnvelopeDocumentRow>(sql`
      select envelope_id as "envelopeId", document_id as "documentId", place, version, sha256
        from envelope_documents where org_id = ${orgId} and envelope_id = any(${found}) order by place`),
    q.all<SigneeRow>(sql`
      select envelope_id as "envelopeId", signee_id as "signeeId", person_id as "personId", name, email, language, place, signs
        from signees where org_id = ${orgId} and envelope_id = any(${found}) order by place, signee_id`),
    selectEffects(q, orgId, found),
    q.all<Envelope['events'][number]>(sql`
      select envelope_id as "envelopeId", kind, signee_id as "signeeId", at, by_user as "byUser", data
        from signature_events where org_id = ${orgId} and envelope_id = any(${found}) order by seq`),
  ]);
  const of = <Row extends { readonly envelopeId: string }>(rows: readonly Row[], id: string) =>
    rows.filter(({ envelopeId }) => envelopeId === id);
  return heads.map((head) => ({
    ...head,
    documents: of(documents, head.envelopeId),
    signees: of(signees, head.envelopeId),
    effects: of(effects, head.envelopeId),
    events: of(events, head.envelopeId),
  }));
}

export const insertEnvelope = (tx: Transaction, orgId: string, one: EnvelopeHead): Promise<number> =>
  tx.run(sql`
    insert into envelopes (org_id, envelope_id, title, message, in_order, expires_at, zone, remind_every_days, made_at, made_by)
      values (${orgId}, ${one.envelopeId}, ${one.title}, ${one.message}, ${one.inOrder}, ${one.expiresAt}, ${one.zone},
              ${one.remindEveryDays}, ${one.madeAt}, ${one.madeBy})`);

export const updateEnvelope = (
  tx: Transaction,
  orgId: string,
  one: Pick<EnvelopeHead, 'envelopeId' | 'title' | 'message' | 'inOrder' | 'expiresAt' | 'remindEveryDays'>,
): Promise<number> =>
  tx.run(sql`
    update envelopes set title = ${one.title}, message = ${one.message}, in_order = ${one.inOrder},
                         expires_at = ${one.expiresAt}, remind_every_days = ${one.remindEveryDays}
      where org_id = ${orgId} and envelope_id = ${one.envelopeId}`);

export const insertEnvelopeDocument = (
  tx: Transaction,
  orgId: string,
  one: EnvelopeDocumentRow,
): Promise<number> =>
  tx.run(sql`
    insert into envelope_documents (org_id, envelope_id, document_id, place, version, sha256)
      values (${orgId}, ${one.envelopeId}, ${one.documentId}, ${one.place}, ${one.version}, ${one.sha256})`);

export const insertSignee = (tx: Transaction, orgId: string, one: SigneeRow): Promise<number> =>
  tx.run(sql`
    insert into signees (org_id, envelope_id, signee_id, person_id, name, email, language, place, signs)
      values (${orgId}, ${one.envelopeId}, ${one.signeeId}, ${one.personId}, ${one.name}, ${one.email}, ${one.language},
              ${one.place}, ${canonicalJson(one.signs)}::jsonb)`);

export interface NewEvent {
  readonly envelopeId: string;
  readonly kind: EventKind;
  readonly signeeId?: string | null;
  readonly at: Instant;
  readonly byUser?: string | null;
  readonly data?: Readonly<Record<string, unknown>>;
}

export const insertEvent = (q: Queries, orgId: string, event: NewEvent): Promise<number> => {
  const { envelopeId, kind, signeeId = null, at, byUser = null, data = {} } = event;
  return q.run(sql`
    insert into signature_events (org_id, envelope_id, event_id, kind, signee_id, at, by_user, data)
      values (${orgId}, ${envelopeId}, ${newId()}, ${kind}, ${signeeId}, ${at}, ${byUser}, ${canonicalJson(data)}::jsonb)`);
};

/** Those of these documents that are in open envelopes. */
export async function selectOutForSignature(
  q: Queries,
  orgId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await q.all<{ id: string }>(sql`
    select distinct d.document_id as id from envelope_documents d
      where d.org_id = ${orgId} and d.document_id = any(${[...ids]}::uuid[])
        and not exists (
          select from signature_events s
            where s.org_id = d.org_id and s.envelope_id = d.envelope_id
              and s.kind in ('completed', 'declined', 'voided', 'expired'))`);
  return rows.map(({ id }) => id);
}

/** Signatures that are missing in envelopes that are open. */
export async function countPendingSignatures(q: Queries, orgId: string): Promise<number> {
  const row = await q.one<{ count: bigint }>(sql`
    select count(*) as count
      from envelopes e join signees s on s.org_id = e.org_id and s.envelope_id = e.envelope_id
      where e.org_id = ${orgId} and e.expires_at > now()
        and not exists (
          select from signature_events v
            where v.org_id = e.org_id and v.envelope_id = e.envelope_id
              and (v.kind in ('completed', 'declined', 'voided', 'expired')
                   or v.signee_id = s.signee_id and v.kind in ('signed', 'removed')))`);
  return Number(row.count);
}

/** The language in which somebody was asked last under an address; undefined of who never was. */
export async function selectLastLanguage(
  q: Queries,
  orgId: string,
  email: string,
): Promise<Language | undefined> {
  const [last] = await q.all<{ language: Language }>(sql`
    select s.language
      from signees s join envelopes e on e.org_id = s.org_id and e.envelope_id = s.envelope_id
      where s.org_id = ${orgId} and s.email = ${email}
      order by e.made_at desc, s.signee_id desc
      limit 1`);
  return last?.language;
}

/** Signees to whom no mail can be delivered. */
export async function selectMailRefused(q: Queries): Promise<ReadonlySet<string>> {
  const rows = await q.all<{ signee_id: string }>(
    sql`select signee_id from signees_without_mail() as s(signee_id)`,
  );
  return new Set(rows.map(({ signee_id }) => signee_id));
}

/** Why the signed documents of an envelope are not sealed yet; null where nothing is known to be wrong. */
export async function selectSealingFault(q: Queries, envelopeId: string): Promise<string | null> {
  const row = await q.one<{ reason: string | null }>(sql`select sealing_reason(${envelopeId}) as reason`);
  return row.reason;
}

export async function selectOrganizationsWithOpen(q: Queries): Promise<string[]> {
  const rows = await q.all<{ org_id: string }>(
    sql`select org_id from organizations_with_open_envelopes() as o(org_id)`,
  );
  return rows.map(({ org_id }) => org_id);
}

export async function selectSettings(q: Queries, orgId: string): Promise<SealingMode> {
  const row = await q.first<{ signatures: SealingMode }>(sql`
    select signatures from signature_settings where org_id = ${orgId} order by seq desc limit 1`);
  return row?.signatures ?? 'seal_alone';
}

export const insertSettings = (
  tx: Transaction,
  orgId: string,
  one: { readonly signatures: SealingMode; readonly chosenAt: Instant; readonly chosenBy: string },
): Promise<number> =>
  tx.run(sql`
    insert into signature_settings (org_id, signatures, chosen_at, chosen_by)
      values (${orgId}, ${one.signatures}, ${one.chosenAt}, ${one.chosenBy})`);

/** Those of the documents that a signee declined at some time, whatever became of them since: a draft that was made anew bears no
 *  word of it. */
export const selectDeclined = async (
  q: Queries,
  orgId: string,
  documentIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await q.all<{ id: string }>(sql`
    select distinct d.document_id as id
      from envelope_documents d
        join signature_events e on e.org_id = d.org_id and e.envelope_id = d.envelope_id and e.kind = 'declined'
      where d.org_id = ${orgId} and d.document_id = any(${[...documentIds]}::uuid[])`);
  return new Set(rows.map(({ id }) => id));
};
