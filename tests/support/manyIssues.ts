/** A corporation that has issued shares many times, each under a resolution of its own, to a holder of his own, on a day of
 *  its own, with its papers on file: laid by the statements of the product. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { UNTOLD_ISSUE } from '@tabellion/book/issuing.ts';
import { selectAllActs } from '@tabellion/features/registers/server/store/acts.ts';
import { addDays, type Instant, type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { found, incorporate, writing } from './corporation.ts';
import { storeActs } from './storeActs.ts';

const DAYS = 400;
const FIRST_ISSUE = plainDate('2025-04-01');
export const LAST_ISSUE = addDays(FIRST_ISSUE, DAYS - 1);

export interface ManyIssues {
  readonly classId: string;
  readonly holders: readonly string[];
  readonly securities: readonly string[];
}

interface Laid {
  readonly personId: string;
  readonly fact: string;
  readonly securityId: string;
  readonly resolutionId: string;
  readonly number: string;
  readonly on: PlainDate;
  readonly root: string;
}

interface By {
  readonly orgId: string;
  readonly userId: string;
  readonly now: Instant;
}

/** @param by  who owns the organization, a draft without a wizard
 *  @returns the id of its only class */
export async function foundForIssues(database: Database, by: By): Promise<string> {
  const ids = await writing(database, by, (write) =>
    found(write, {
      classes: [{ name: 'Common', prefix: 'CS' }],
      directors: [{ name: 'Amélie Tremblay' }, { name: 'Ömer Yılmaz' }, { name: 'Ann Lee' }],
      subscriptions: [{ name: 'Amélie Tremblay', of: 'Common', shares: 400_000, price: '0.01' }],
    }),
  );
  await writing(database, by, (write) => incorporate(write, plainDate('2025-03-12')));
  return ids.Common ?? '';
}

/** After the founding, and after the documents that it orders. */
export async function layIssues(
  database: Database,
  { orgId, classId, count }: { readonly orgId: string; readonly classId: string; readonly count: number },
): Promise<ManyIssues> {
  const founding = await database.asOrganization(orgId, (q) => selectAllActs(q, orgId));
  const laid = Array.from({ length: count }, (_, at): Laid => {
    const on = addDays(FIRST_ISSUE, Math.floor((at * DAYS) / count));
    const [personId, fact, securityId, resolutionId, root] = [newId(), newId(), newId(), newId(), newId()];
    const number = `D-${on.slice(0, 4)}-${String(at + 2).padStart(2, '0')}`;
    return { personId, fact, securityId, resolutionId, number, on, root };
  });
  const acts = laid.flatMap((one, at) =>
    actsOf(one, { at, classId, model: founding[0], last: founding.length }),
  );
  await storeActs(database, orgId, [...founding, ...acts], founding.length);
  await database.transaction(orgId, async (tx) => {
    const rows = JSON.stringify(laid);
    await tx.run(sql`
      insert into person_facts (org_id, fact_id, person_id, kind, body, salt, retention, recorded_at)
        select ${orgId}, fact, "personId", 'name',
               jsonb_build_object('company_name', '', 'firstname', 'Ann', 'lastname', 'Roy ' || number, 'name_format', null),
               sha256(fact::text::bytea), 'register', now()
          from jsonb_to_recordset(${rows}::jsonb) as laid(fact uuid, "personId" uuid, number text)`);
    await tx.run(sql`
      insert into resolutions (org_id, resolution_id, body, number, dated_on, status, recorded_at)
        select ${orgId}, "resolutionId", 'directors', number, "on", 'passed', now()
          from jsonb_to_recordset(${rows}::jsonb) as laid("resolutionId" uuid, number text, "on" date)`);
    await fileAll(tx, orgId, papersOf(laid));
  });
  return {
    classId,
    holders: laid.map(({ personId }) => personId),
    securities: laid.map(({ securityId }) => securityId),
  };
}

interface Place {
  readonly at: number;
  readonly classId: string;
  readonly model: Act | undefined;
  /** The seq of the act before the first of them. */
  readonly last: number;
}

/** The holder comes, and is issued a hundred shares at a dollar. */
function actsOf(one: Laid, { at, classId, model, last }: Place): readonly Act[] {
  if (model === undefined) throw new Error('the corporation was founded');
  const { personId, fact, securityId, resolutionId, number, on, root } = one;
  const serial = at + 2;
  const issue = {
    securityId,
    certificate: { prefix: 'CS', label: `CS-${serial}`, serial },
    personId,
    classId,
    quantity: '100',
    price: '1',
    consideration: { kind: 'money', amount: '100' },
    paidOn: on,
    exemption: null,
    vesting: null,
    ...UNTOLD_ISSUE,
  };
  const facts = [{ kind: 'name', ref: { fact, digest: '0'.repeat(64) } }];
  const resolution = { resolutionId, number, date: on };
  const comes = newId();
  const [first, second] = [last + 1 + 2 * at, last + 2 + 2 * at];
  const common = {
    ...model,
    v: 1,
    verb: 'record',
    supersedes: null,
    effectiveOn: on,
    basis: null,
    batchId: null,
  };
  // Kind and payload belong together; the compiler does not see it through the union.
  return [
    {
      ...common,
      seq: first,
      rank: first,
      actId: comes,
      root: comes,
      kind: 'person.added',
      payload: { personId, kind: 'individual', facts },
    },
    {
      ...common,
      seq: second,
      rank: second,
      actId: root,
      root,
      kind: 'issued',
      payload: { issues: [issue], resolution },
    },
  ] as unknown as readonly Act[];
}

interface Paper {
  readonly documentId: string;
  readonly section: string;
  readonly template: string;
  readonly subject: string;
  readonly title: string;
  readonly number: string | null;
  readonly on: PlainDate;
  readonly link: string;
  readonly root: string;
}

const papersOf = (laid: readonly Laid[]): Paper[] =>
  laid.flatMap(({ securityId, resolutionId, number, on, root }, at) =>
    (
      [
        ['directors_resolutions', 'issue_resolution', resolutionId, number],
        ['agreements', 'subscription', securityId, null],
        ['certificates', 'share_certificate', securityId, `CS-${at + 2}`],
      ] as const
    ).map(([section, template, subject, numbered]) => ({
      documentId: newId(),
      section,
      template,
      subject,
      title: `${template} ${at + 2}`,
      number: numbered,
      on,
      link: newId(),
      root,
    })),
  );

/** As drafts of which nobody knows any more what they say. */
async function fileAll(
  tx: Parameters<Parameters<Database['transaction']>[1]>[0],
  orgId: string,
  papers: readonly Paper[],
): Promise<void> {
  const rows = JSON.stringify(papers);
  await tx.run(sql`
    insert into documents (org_id, document_id, section, source, template, subject, title, number, dated_on, language,
                           audience, status, made_at)
      select ${orgId}, "documentId", section, 'template', template, subject, title, number, "on", 'en', 'directors', 'draft',
             now()
        from jsonb_to_recordset(${rows}::jsonb)
          as p("documentId" uuid, section text, template text, subject text, title text, number text, "on" date)`);
  await tx.run(sql`
    insert into document_versions (org_id, document_id, version, sha256, served_sha256, bytes, media_type, file_name,
                                   template_version, facts_digest, as_of, seq, body_text, made_at)
      select ${orgId}, "documentId", 1, encode(sha256("documentId"::text::bytea), 'hex'),
             encode(sha256("documentId"::text::bytea), 'hex'), 1, 'application/pdf', 'paper.pdf', '2026-11-28',
             repeat('0', 64), "on", 1, title, now()
        from jsonb_to_recordset(${rows}::jsonb) as p("documentId" uuid, title text, "on" date)`);
  await tx.run(sql`
    insert into document_links (org_id, document_id, link_id, entry, role, linked_at)
      select ${orgId}, "documentId", link, root, 'carries', now()
        from jsonb_to_recordset(${rows}::jsonb) as p("documentId" uuid, link uuid, root uuid)`);
}
