/** The documents of an entry: before it is recorded, filled in as they would be drafted; and drafted at once. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { judge } from '@tabellion/kit/may.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { parseParts } from '@tabellion/platform/http/parse.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { access } from '../../access.ts';
import { type OrganizationWrite, organizationOf, todayOf } from '../../organizations/server/public.ts';
import { actsBetween, seqKnownAt } from '../../registers/server/public/acts.ts';
import * as contract from '../entryContract.ts';
import { classOfVote, votesIn } from '../rules/votes.ts';
import { asResolved } from '../templates/resolutions/voters.ts';
import { personOf } from '../templates/words.ts';
import { awaitingCertificate } from './certified.ts';
import { withDraftNumberAndDate } from './expectedDocuments.ts';
import { makeDocuments } from './making.ts';
import type { DocumentPorts } from './ports.ts';
import { readAhead } from './proposalDocuments.ts';
import { linesOf } from './reading.ts';
import { blanksOn } from './views.ts';
import { type Anew, type ExpectedDocument, type MinuteBook, readMinuteBook } from './wording.ts';

export const previewDocuments = (ports: DocumentPorts) =>
  serveOrganization(contract.previewDocuments, async (ctx, { body: { entry: path, params, body } }) => {
    const nothing = { documents: [], statute: null, after: 0 };
    const entry = ports.entries.find(
      ({ endpoint: { method, path: own, tenant } }) =>
        method === 'POST' && own === path && tenant.in === 'params' && tenant.name === 'id',
    );
    if (entry === undefined || ports.isWhiteLabel) return ok(nothing);
    const { endpoint } = entry;
    if (!judge(ctx, access[endpoint.action as keyof typeof access]).may) return ok(nothing);
    const parts = { params: { ...params, id: ctx.orgId }, query: {}, body };
    const parsed = parseParts(endpoint, parts);
    if (!parsed.ok) return ok(nothing);
    const previewed = await entry.preview(ctx, parsed.value, (write, after) =>
      documentsSince(ports, write, { now: ctx.now, after }),
    );
    return previewed.ok ? previewed : ok(nothing);
  });

export const previewTemplate = ({ isWhiteLabel, texts }: DocumentPorts) =>
  serveOrganization(contract.previewTemplate, async ({ q, orgId, now }, { query }) => {
    if (isWhiteLabel) return refuse('DOCUMENTS.NOT_GENERATED_HERE');
    const { template: name, subject = '', language } = query;
    const today = todayOf(await organizationOf(q, orgId), now);
    const book = await readMinuteBook({ texts }, q, { orgId, now, today, language });
    if (book === undefined) return refuse('REGISTERS.NOT_INCORPORATED');
    const one = book.due.find(({ template, due }) => template.name === name && due.subject === subject);
    if (one === undefined) return refuse('GENERAL.NOT_FOUND');
    const due = withDraftNumberAndDate(one.due, book.facts);
    return ok({ document: await viewOf(book, { ...one, due }, false, {}) });
  });

interface Since {
  readonly now: Instant;
  /** The last act before it. */
  readonly after: number;
  /** It waits for the registry's certificate, whose day nobody knows. */
  readonly isUncertified?: boolean;
}

/** The documents of what a write that is under way recorded after an act, as they would be drafted. */
export async function documentsSince(
  ports: Pick<DocumentPorts, 'texts'>,
  write: OrganizationWrite,
  { now, after, isUncertified = false }: Since,
): Promise<ReplyOf<typeof contract.previewDocuments>> {
  const roots = await rootsRecorded(write.tx, write.orgId, { after, to: Number(write.lastSeq()) });
  const book = roots.size === 0 ? undefined : await readAhead(ports, write, { now, roots });
  if (book === undefined) return { documents: [], statute: null, after };
  const documents: contract.EntryDocument[] = [];
  const own = isUncertified ? awaitingCertificate(book, { proposalId: '', roots }) : book;
  for (const one of own.due.filter(isDrafted)) documents.push(await viewOf(own, one, isUncertified));
  return { documents, statute: book.facts.statute, after };
}

/** Drafts the documents of newly recorded entries: a signed copy can then be filed with each. */
export const draftEntryDocuments = (ports: DocumentPorts) =>
  serveOrganization(contract.draftEntryDocuments, async (ctx, { body: { after } }) => {
    if (ports.isWhiteLabel) return refuse('DOCUMENTS.NOT_GENERATED_HERE');
    const { orgId, user, now } = ctx;
    const to = await seqKnownAt(ctx.q, orgId, undefined);
    const acts = await actsBetween(ctx.q, orgId, { from: String(after + 1), to: String(to) });
    const roots = new Set(acts.map(({ root }) => root));
    ctx.release();
    const made = await makeDocuments(ports, {
      orgId,
      userId: user.userId,
      now,
      orderId: null,
      roots,
      isWanted: () => true,
    });
    return made.ok ? ok({ documents: await linesOf(ctx, made.value.documentIds) }) : made;
  });

/** The entries that stand of those that were recorded after an act. */
async function rootsRecorded(
  q: Queries,
  orgId: string,
  { after, to }: { readonly after: number; readonly to: number },
): Promise<ReadonlySet<string>> {
  const acts = await actsBetween(q, orgId, { from: String(after + 1), to: String(to) });
  return new Set(acts.filter(({ verb }) => verb === 'record').map(({ root }) => root));
}

/** One that is signed stays as it is. */
const isDrafted = ({ existing }: ExpectedDocument): boolean =>
  existing === undefined || existing.status === 'draft';

async function viewOf(
  book: MinuteBook,
  one: ExpectedDocument,
  isUncertified: boolean,
  anew?: Anew,
): Promise<contract.EntryDocument> {
  const { template, due } = one;
  const { facts, language } = book;
  const worded = await book.word(one, { isUncertified }, anew);
  const resolved = facts.acts.filter(({ root }) => due.carries.includes(root));
  // Shares that come with the certificate did not vote for it.
  const day = asResolved(await book.factsOn(due.datedOn ?? facts.asOf), resolved);
  const classId = classOfVote(due);
  const { title, subtitle = null, blocks } = worded.ok ? worded.value.document : { title: '', blocks: [] };
  return {
    template: template.name,
    subject: due.subject,
    section: template.section,
    language,
    title: due.title,
    number: due.number,
    dated_on: due.datedOn,
    signees: due.signees.map(({ personId, capacity }) => ({
      person_id: personId,
      name: personOf(facts, personId).name,
      capacity,
      votes: capacity === 'shareholder' ? formatDecimal(votesIn(day, { personId, classId })) : null,
    })),
    passing: due.passing ?? null,
    blanks: worded.ok ? [] : blanksOn(facts, worded.error),
    text: worded.ok ? { title, subtitle, blocks: [...blocks] } : null,
  };
}
