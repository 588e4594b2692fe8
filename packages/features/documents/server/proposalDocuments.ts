/** Documents that people sign of a proposal, by the registers as they will be once it is recorded. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { type OrganizationWrite, underHead } from '../../organizations/server/public.ts';
import { standingAmong } from '../../registers/server/public/acts.ts';
import { proposalsById, tryProposal } from '../../registers/server/public/proposals.ts';
import { unsignedOf } from '../rules/unsigned.ts';
import type { DueDocument, Template } from '../templates/template.ts';
import { awaitingCertificate } from './certified.ts';
import { drafted, type MakeQuery, typesetAndRecord } from './making.ts';
import type { DocumentPorts } from './ports.ts';
import { selectSignable } from './store/signable.ts';
import { type MinuteBook, readMinuteBook } from './wording.ts';

interface ProposalQuery {
  readonly orgId: string;
  readonly proposalId: string;
  readonly userId: string | null;
  readonly now: Instant;
}

/** Makes what people sign of a proposal, as the registers would print it once it is recorded; certificates are made then.
 *  @returns the ids of the documents, and what could not be made of them. For a caller without a transaction. */
export async function makeProposalDocuments(ports: DocumentPorts, query: ProposalQuery) {
  const { orgId, proposalId, userId, now } = query;
  if (ports.isWhiteLabel) return refuse('DOCUMENTS.NOT_GENERATED_HERE');
  const tried = await ports.db.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId, now }, (write) => {
      const seq = Number(write.lastSeq());
      return tryProposal(write, proposalId, async (acts) => {
        const roots = new Set(acts.map(({ root }) => root));
        const book = await readAhead(ports, write, { now, roots });
        const isWanted: MakeQuery['isWanted'] = (template, due) => isToSign(template, due);
        const isUncertified = await awaitsCertificate(write, proposalId);
        const own = book && isUncertified ? awaitingCertificate(book, { proposalId, roots }) : book;
        return own && { ...(await drafted(own, { isWanted }, { isUncertified })), seq };
      });
    }),
  );
  if (!tried.ok) return tried;
  if (tried.value === undefined) return refuse('REGISTERS.NOT_INCORPORATED');
  return typesetAndRecord(ports, { ...query, orderId: null }, tried.value);
}

async function awaitsCertificate({ tx, orgId }: OrganizationWrite, proposalId: string): Promise<boolean> {
  const [proposal] = await proposalsById(tx, orgId, [proposalId]);
  return proposal?.awaits.includes('certificate') === true;
}

/** The resolutions on file that pass a proposal and lack a signature, by the registers as they will be: tried within the write, of
 *  which nothing stays. One that is not on file was passed elsewhere, such as at a meeting, or is missing, which the check says.
 *  @returns their titles, with the persons who are missing; the refusal where the proposal cannot be recorded anyway */
export const unsignedResolutions = (
  write: OrganizationWrite,
  { proposalId, now }: Pick<ProposalQuery, 'proposalId' | 'now'>,
) =>
  tryProposal(write, proposalId, async (acts) => {
    const roots = new Set(acts.map(({ root }) => root));
    const book = await readAhead({}, write, { now, roots });
    const resolutions = (book?.due ?? []).flatMap(({ template, due, existing }) =>
      existing !== undefined && due.passing !== undefined && isToSign(template, due) ? { due, existing } : [],
    );
    const filed = await selectSignable(
      write.tx,
      write.orgId,
      resolutions.map(({ existing }) => existing),
    );
    return filed.flatMap((one) => {
      const due = resolutions.find(({ existing }) => existing.documentId === one.documentId)?.due;
      const missing = unsignedOf(one, due?.signees);
      return missing.length === 0 ? [] : { title: one.title, missing };
    });
  });

const isToSign = ({ section }: Template, { signees }: DueDocument): boolean =>
  signees.length > 0 && section !== 'certificates';

/** The part of the minute book that carries entries of a write that is under way, on the day on which the last of them holds. */
export async function readAhead(
  ports: Partial<Pick<DocumentPorts, 'texts'>>,
  { tx, orgId, lastSeq, today }: OrganizationWrite,
  { now, roots }: { readonly now: Instant; readonly roots: ReadonlySet<string> },
): Promise<MinuteBook | undefined> {
  const seq = Number(lastSeq());
  const acts = await standingAmong(tx, orgId, { seq, roots: [...roots] });
  const last = acts.reduce((day, { effectiveOn }) => (effectiveOn > day ? effectiveOn : day), today);
  return readMinuteBook(ports, tx, { orgId, now, today: last, seq, roots });
}
