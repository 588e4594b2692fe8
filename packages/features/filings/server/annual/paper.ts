/** The return on paper: worded from its facts, printed outside of every transaction, and kept in the minute book. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { runsFromAnniversary } from '@tabellion/law/deadlines/filings.ts';
import type { PrintedDocument } from '@tabellion/paper/printed.ts';
import { framed } from '../../../documents/rules/printing.ts';
import { keepPaper, refuseFault } from '../../../documents/server/public.ts';
import { officeName } from '../../../documents/templates/issues.ts';
import type { Wording } from '../../../documents/templates/template.ts';
import { personOf } from '../../../documents/templates/words.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import { wordReturn } from '../../rules/annualReturn.ts';
import { insertAnswer } from '../store/annual.ts';
import type { AnnualPorts } from './ports.ts';
import { type AnnualState, newest } from './state.ts';

/** The director or officer who certifies it; undefined while nobody was chosen. */
export function certifierOf({
  answers,
  current,
}: AnnualState): { personId: string; name: string } | undefined {
  const personId = newest(answers, 'certifier')?.details.personId;
  return personId === undefined ? undefined : { personId, name: personOf(current.book, personId).name };
}

const anniversaryOf = ({ filing: { deadline }, standing: { anchoredBy } }: AnnualState) =>
  runsFromAnniversary(deadline) ? { on: deadline.countedFrom, of: anchoredBy } : null;

export function returnOf(state: AnnualState): Wording {
  const { filed, year, asOf, facts } = state;
  const { language, appointments } = filed.book;
  return wordReturn({
    language,
    year,
    asOf,
    facts,
    anniversary: anniversaryOf(state),
    officeName: (position) => {
      const seat = appointments.find((one) => one.position === position);
      return seat === undefined ? position : officeName(filed.book, seat);
    },
    certifiedBy: certifierOf(state)?.name ?? '',
  });
}

export interface PrintedPaper {
  readonly printed: PrintedDocument;
  readonly title: string;
  readonly datedOn: PlainDate;
  readonly file: { readonly sha256: string; readonly bytes: number; readonly pages: number };
}

/** Typesetting takes its time: the caller has no transaction. */
export async function printPaper(
  { documents: { typesetter, files } }: Pick<AnnualPorts, 'documents'>,
  state: AnnualState,
  wording: Wording,
) {
  const printed = framed(state.filed.book, wording);
  const printing = await typesetter.print(printed);
  if (!printing.ok) return refuseFault(printing.error);
  const { pdf, pages } = printing.value;
  const { sha256, bytes } = await files.put(pdf);
  const paper: PrintedPaper = {
    printed,
    title: wording.title,
    datedOn: state.today,
    file: { sha256, bytes: Number(bytes), pages },
  };
  return ok(paper);
}

/** Keeps the return that is paid and sent: the one that the registry gets, and no other. The same document has a version for each
 *  time that it says something else. Nothing is kept where it is uploaded, or kept already. */
export async function keepReturn(
  write: OrganizationWrite,
  state: AnnualState,
  paper: PrintedPaper | undefined,
): Promise<void> {
  const { filing, answers, seq } = state;
  const kept = newest(answers, 'return')?.details;
  if (paper === undefined || kept?.sha256 === paper.file.sha256) return;
  const documentId = await keepPaper(write, {
    ...paper,
    documentId: kept?.documentId,
    section: 'filings',
    status: 'signed',
  });
  await insertAnswer(write.tx, write.orgId, filing.filingId, {
    line: 'return',
    answer: 'printed',
    details: { documentId, sha256: paper.file.sha256 },
    seq,
    at: write.recordedAt,
    byUser: write.userId,
    byLink: null,
  });
}
