/** The resolutions in place of the annual meeting that a return rests on: drafted or not, and who has signed. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { unsignedOf } from '../../../documents/rules/unsigned.ts';
import { madeDocuments, type SignableDocument, signableDocuments } from '../../../documents/server/public.ts';
import { endedYears } from '../../../documents/templates/annual.ts';
import type { BookFacts, DueDocument } from '../../../documents/templates/template.ts';
import { templateOf } from '../../../documents/templates/templates.ts';
import { personOf } from '../../../documents/templates/words.ts';
import { documentsDeclined } from '../../../signing/server/public.ts';
import type { ResolutionView } from '../../annualView.ts';
import {
  type AnnualTemplate,
  annualTemplates,
  type PassedYear,
  passingOf,
} from '../../rules/annualResolutions.ts';

export interface AnnualPapers {
  /** The last financial year that ended by the return's date, else the first that has ended since; null where none has. */
  readonly yearEnd: PlainDate | null;
  readonly documents: readonly ResolutionView[];
  readonly isWaiverRefused: boolean;
  /** The shareholders' resolutions of all years. */
  readonly years: readonly PassedYear[];
}

/** @param book  today's */
export async function annualPapers(
  q: Queries,
  orgId: string,
  book: BookFacts,
  asOf: PlainDate,
): Promise<AnnualPapers> {
  const years = endedYears(book).map(({ yearEnd }) => yearEnd);
  const yearEnd = years.findLast((one) => one <= asOf) ?? years[0] ?? null;
  const wanted = years.flatMap((subject) => annualTemplates.map((template) => ({ template, subject })));
  const made = await madeDocuments(q, orgId, wanted);
  const drafted = await signableDocuments(q, orgId, made);
  const judged = (template: AnnualTemplate, subject: PlainDate) =>
    judge(book, { template, subject, document: newestOf(drafted, template, subject) });
  return {
    yearEnd,
    documents: yearEnd === null ? [] : annualTemplates.flatMap((one) => judged(one, yearEnd)?.view ?? []),
    isWaiverRefused:
      yearEnd !== null && (await isRefused(q, orgId, newestOf(drafted, 'auditor_waiver', yearEnd))),
    years: years.flatMap((year) => {
      const one = judged('annual_resolution_of_shareholders', year);
      const datedOn = one?.due.datedOn ?? null;
      return one === undefined || datedOn === null ? [] : { datedOn, isPassed: one.view.is_passed };
    }),
  };
}

/** Somebody declined to sign it, and not all have signed since: drafted anew it asks him again. */
async function isRefused(q: Queries, orgId: string, waiver: SignableDocument | undefined): Promise<boolean> {
  if (waiver === undefined || waiver.status === 'signed') return false;
  const { documentId } = waiver;
  return waiver.status === 'declined' || (await documentsDeclined(q, orgId, [documentId])).has(documentId);
}

const newestOf = (
  documents: readonly SignableDocument[],
  template: AnnualTemplate,
  subject: PlainDate,
): SignableDocument | undefined =>
  documents.findLast((one) => one.template === template && one.subject === subject);

interface Judged {
  readonly template: AnnualTemplate;
  readonly subject: PlainDate;
  readonly document: SignableDocument | undefined;
}

/** Undefined where nobody is there to sign it. */
function judge(
  book: BookFacts,
  { template, subject, document }: Judged,
): { readonly view: ResolutionView; readonly due: DueDocument } | undefined {
  const due = templateOf(template)
    ?.due(book)
    .find((one) => one.subject === subject);
  if (due === undefined) return undefined;
  const signees = document?.signees ?? due.signees;
  const others = document === undefined ? signees : notSignedYet(document);
  const view = {
    template,
    document_id: document?.documentId ?? null,
    title: due.title,
    status: document?.status ?? null,
    passing: passingOf(template, signees),
    is_passed: document !== undefined && signees.length > 0 && unsignedOf(document).length === 0,
    given: signees.length - others.length,
    of: signees.length,
    others: others.map(({ personId }) => personOf(book, personId).name),
  };
  return { view, due };
}

/** Those whose signature is not there, though the majority may have passed it without them. Nobody notes who signed on paper. */
const notSignedYet = ({ status, signees, signedBy }: SignableDocument): SignableDocument['signees'] =>
  status === 'signed' && signedBy.length === 0
    ? []
    : signees.filter(({ personId }) => !signedBy.includes(personId));
