/** Entries without approval: they name no resolution where they need one, or one that was given up or approves something else.
 *  They are judged as the forms judge them. */
import type { ChangeAct, KindName } from '@tabellion/book/acts/kinds.ts';
import { CORPORATION_ACTS } from '@tabellion/book/corporationActs.ts';
import { restrictsTransfers } from '@tabellion/book/terms/corporation.ts';
import { isDivision, type SplitKind } from '@tabellion/book/terms/securities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { byKeys, onceFor } from '@tabellion/kernel/onceFor.ts';
import { isResolution } from '../../documents/rules/isResolution.ts';
import type { DueInBook, FiledDocument } from '../../documents/shapes.ts';
import type { Provision } from '../../documents/templates/provisions.ts';
import { namedOfOther } from '../../documents/templates/resolutions/deciding.ts';
import { personOf } from '../../documents/templates/words.ts';
import {
  type ApprovalFault,
  approvalFault,
  type NamedResolution,
  type ResolutionDocument,
  resolutionsNamedIn,
} from '../../registers/rules/approvals.ts';
import { bodyOf, numberKey } from '../../registers/rules/resolutions.ts';
import { issuesIn, namesOf } from './issues.ts';
import { actsRecordedHere, draftOf, isGivenUp, missingOf, openDocument, papersOf } from './papers.ts';
import type { CheckFacts, Fix, FixPage, Found, Rule } from './rule.ts';

/** Sections that say who decides on an act, or what restricts it (CBCA). Directors manage all else (s. 102(1)). */
const sections: Readonly<Partial<Record<KindName, string>>> = {
  issued: '25(1)',
  'option.granted': '29(1)',
  'instrument.issued': '29(1)',
  transferred: '6(1)(d)',
  repurchased: '34(1)',
  redeemed: '36(1)',
  surrendered: '37',
  'capital.adjusted': '38(1)',
  'name.changed': '173(1)',
  'articles.amended': '173(1)',
  'authorized.changed': '173(1)',
  'class.created': '173(1)',
  'class.amended': '173(1)',
  'class.split': '173(1)',
  'class.consolidated': '173(1)',
  'auditor.appointed': '162(1)',
  'bylaw.changed': '103(1)',
  'bylaw.confirmed': '103(2)',
  'dividend.declared': '42',
  dissolved: '210',
};

/** Directors pay for the fractions that a division leaves, which shareholders pass. */
const eliminatesFractions: Provision = { cbca: '35(1)(b)' };

function provisionOf({ book }: CheckFacts, act: ChangeAct): Provision {
  if (act.kind === 'class.created' && act.payload.seriesOf !== null) return { cbca: '27(4)' };
  if (act.kind === 'address.changed') return { cbca: act.payload.place === 'records' ? '20(1)' : '19(3)' };
  if (act.kind !== 'appointed' && act.kind !== 'ceased') return { cbca: sections[act.kind] ?? '102(1)' };
  if (!isOfDirector({ book }, act)) return { cbca: '121' };
  return { cbca: act.kind === 'appointed' ? '106' : '109(1)' };
}

const isOfDirector = (
  { book }: Pick<CheckFacts, 'book'>,
  { payload: { appointmentId } }: ChangeAct<'appointed' | 'ceased'>,
): boolean => book.appointments.find((one) => one.appointmentId === appointmentId)?.position === 'director';

const approvedByNothing: Rule = {
  code: 'approved_by_nothing',
  severity: 'error',
  find: (facts) => [
    ...resolutionsInVain(facts).map(({ act, why, number, of }) => ({
      subject: number,
      about: number,
      params: { kind: why, number, on: act.effectiveOn },
      provision:
        isDivision(act) && bodyOf(act, number) === 'directors'
          ? eliminatesFractions
          : provisionOf(facts, act),
      fix: fixOf(facts, act, openDocument(of)),
    })),
    ...actsRecordedHere(facts)
      .filter((act) => needsOne(facts, act))
      .map((act) => unnamed(facts, act)),
    ...actsRecordedHere(facts).flatMap((act) => decidedByOther(facts, act)),
  ],
};

/** Its resolution is of a body that may not decide it: shareholders alone remove a director (s. 109(1)), and directors appoint and
 *  remove officers (s. 121) and fix the office (s. 19(3)). Nothing where the book has a paper of the body that decides. */
function decidedByOther(facts: CheckFacts, act: ChangeAct): Found[] {
  const named = namedOfOther(facts.book, act);
  if (named === null) return [];
  const { number, decider } = named;
  if (isOnPaper(facts, { number, root: act.root, body: decider })) return [];
  return [
    {
      subject: act.root,
      about: number,
      params: { kind: 'other_body', number, on: act.effectiveOn },
      provision: provisionOf(facts, act),
      fix: { do: 'open', page: pageOf(facts, act) },
    },
  ];
}

interface VainResolution {
  /** The first act that names it. */
  readonly act: ChangeAct;
  readonly number: string;
  readonly why: ApprovalFault['why'];
  /** The document that does not carry the act. */
  readonly of: FiledDocument;
}

/** Resolutions that acts name and that do not carry them, each once. */
export const resolutionsInVain = onceFor((facts: CheckFacts): readonly VainResolution[] => {
  const found = new Map<string, VainResolution>();
  for (const act of actsRecordedHere(facts)) {
    for (const named of resolutionsNamedIn(act)) {
      const { number } = named;
      const fault = found.has(number)
        ? undefined
        : faultOf(facts, { ...named, isGeneral: isGeneral(facts, named) });
      if (fault !== undefined) found.set(number, { act, number, ...fault });
    }
  }
  return [...found.values()];
});

const generalResolutions = onceFor((book: CheckFacts['book']) => [
  ...book.resolutions.filter(({ isOrganizing }) => isOrganizing),
  ...book.annualResolutions,
]);

const isGeneral = ({ book }: CheckFacts, { number, date }: NamedResolution): boolean =>
  generalResolutions(book).some((one) => one.number === number && one.datedOn === date);

const resolutionsByNumber = onceFor((onFile: CheckFacts['onFile']) =>
  byKeys(onFile, (one) => (isResolution(one) && one.number !== null ? [numberKey(one.number)] : [])),
);

/** Why the resolution does not carry the act; undefined where it does, or another paper in the book. */
function faultOf(facts: CheckFacts, named: NamedResolution): Pick<VainResolution, 'why' | 'of'> | undefined {
  const { number, root } = named;
  const bearing = resolutionsByNumber(facts.onFile).get(numberKey(number)) ?? [];
  const fault = approvalFault(named, bearing.flatMap(judged));
  if (fault === null || isOnPaper(facts, { number, root })) return undefined;
  const [of] = [...bearing.filter(({ carries }) => carries.includes(root)), ...bearing];
  return of && { why: fault.why, of };
}

function judged({ section, number, datedOn, status, carries }: FiledDocument): ResolutionDocument[] {
  if (number === null || datedOn === null) return [];
  return [
    {
      body: bodyOfPaper({ section }),
      number,
      datedOn,
      status,
      covers: carries,
      takesMore: status === 'draft',
    },
  ];
}

const ownResolutions = onceFor((onFile: CheckFacts['onFile']) =>
  onFile.filter((one) => isResolution(one) && one.source !== 'template' && !isGivenUp(one)),
);

const bodyOfPaper = ({ section }: Pick<FiledDocument, 'section'>): NamedResolution['body'] =>
  section === 'shareholders_resolutions' ? 'shareholders' : 'directors';

interface OnPaper extends Pick<NamedResolution, 'number' | 'root'> {
  /** Papers of this body alone; of either where it is left out. */
  readonly body?: NamedResolution['body'];
}

/** Whether an uploaded or written resolution is linked to the act, or has the number in its title. */
const isOnPaper = ({ onFile }: CheckFacts, { number, root, body }: OnPaper): boolean =>
  ownResolutions(onFile).some(
    (one) =>
      (body === undefined || bodyOfPaper(one) === body) &&
      (one.carries.includes(root) || one.title.includes(number)),
  );

/** Whether the act names no resolution, and the law or the articles want one. The place of the records has a rule of its own. */
function needsOne(facts: CheckFacts, act: ChangeAct): boolean {
  // Each body passes its part of a paid division on a paper of its own.
  if (!isPaidDivision(act) && resolutionsOf(facts, act).length > 0) return false;
  if (act.kind === 'address.changed' && act.payload.place === 'records') return false;
  const issued = issuesIn(facts).get(act.root);
  if (issued !== undefined) return issued.some(({ resolution }) => resolution === null);
  if (act.kind === 'transferred')
    return restrictsTransfers(facts.book.corporation) && act.payload.resolution === null;
  return unpassed(facts, act).length > 0;
}

const resolutionsOf = (facts: CheckFacts, { root }: ChangeAct): readonly FiledDocument[] =>
  papersOf(facts, root).filter((one) => isResolution(one) && !isGivenUp(one));

/** Resolutions without a number, where no paper of their body is linked to the act either. */
function unpassed(facts: CheckFacts, act: ChangeAct): readonly DueInBook[] {
  const papers = resolutionsOf(facts, act);
  return missingOf(facts, act.root).filter(
    (one) =>
      isResolution(one) && one.number === null && papers.every(({ section }) => section !== one.section),
  );
}

function unnamed(facts: CheckFacts, act: ChangeAct): Found {
  const open = unpassed(facts, act);
  const due = open.find(isByDirectors) ?? open[0] ?? missingOf(facts, act.root).find(isResolution);
  return {
    subject: act.root,
    about: due?.title ?? namesOf(facts, issuesIn(facts).get(act.root) ?? []),
    params: { kind: 'unnamed', number: '', on: act.effectiveOn },
    provision:
      isPaidDivision(act) && due !== undefined && isByDirectors(due)
        ? eliminatesFractions
        : provisionOf(facts, act),
    fix: due === undefined ? { do: 'open', page: pageOf(facts, act) } : draftOf(due),
  };
}

/** Directors pass what is paid, also where shareholders pass the rest of the entry. */
const isByDirectors = (due: DueInBook): boolean =>
  isResolution(due) && due.section === 'directors_resolutions';

/** Where the entry is listed, and corrected. */
function pageOf(facts: CheckFacts, act: ChangeAct): FixPage {
  if (act.kind === 'appointed' || act.kind === 'ceased')
    return isOfDirector(facts, act) ? 'directors' : 'officers';
  if (act.kind.startsWith('class.') || act.kind === 'authorized.changed') return 'class';
  return ofCorporation.includes(act.kind) ? 'corporation' : 'transfers';
}

const ofCorporation: readonly KindName[] = CORPORATION_ACTS;

/** Drafts its resolution where one can be drafted. */
function fixOf(facts: CheckFacts, act: ChangeAct, otherwise: Fix): Fix {
  const due = missingOf(facts, act.root).find(isResolution);
  return due === undefined ? otherwise : draftOf(due);
}

/** Before it pays for its own shares, or a dividend, a corporation must stay able to pay its liabilities: each section sets its test. */
const solvencySections = {
  purchase: '34(2)',
  agreement: '35(3)',
  settlement: '35(3)',
  dissent: '190(26)',
  order: '241(6)',
} as const;

/** Nobody said it, or the day on which it was said came after the payment or the declaration. */
const solvencyUnstated: Rule = {
  code: 'solvency_unstated',
  severity: 'error',
  find: (facts) =>
    actsRecordedHere(facts).flatMap((act) => {
      if (!isPayment(act)) return [];
      const solvencyOn = attestedOn(act);
      if (solvencyOn !== null && !(solvencyOn > act.effectiveOn)) return [];
      const due = missingOf(facts, act.root).find(isByDirectors);
      return {
        subject: act.root,
        params: { kind: act.kind === 'dividend.declared' ? 'dividend' : 'shares', on: act.effectiveOn },
        fix: due === undefined ? { do: 'open', page: pageOf(facts, act) } : draftOf(due),
        ...testOf(facts, act),
      };
    }),
};

type PaidDivision = ChangeAct<SplitKind>;
type Payment = ChangeAct<'repurchased' | 'redeemed' | 'dividend.declared'> | PaidDivision;

/** A division pays for the fractions that it leaves, or for none. */
const isPayment = (act: ChangeAct): act is Payment =>
  act.kind === 'repurchased' ||
  act.kind === 'redeemed' ||
  act.kind === 'dividend.declared' ||
  isPaidDivision(act);

const isPaidDivision = (act: ChangeAct): act is PaidDivision =>
  isDivision(act) && act.payload.fractions.cash !== null;

/** Older entries of cash for fractions say nothing of it. */
const attestedOn = (act: Payment): PlainDate | null =>
  isDivision(act) ? (act.payload.acquired?.solvencyOn ?? null) : act.payload.solvencyOn;

function testOf({ book }: CheckFacts, act: Payment): Pick<Found, 'about' | 'provision'> {
  if (act.kind === 'repurchased' || act.kind === 'redeemed') {
    const cbca = act.kind === 'redeemed' ? '36(2)' : solvencySections[act.payload.ground];
    return { about: personOf(book, act.payload.source.personId).name, provision: { cbca } };
  }
  const { classId } = act.payload;
  const about = book.classes.find((one) => one.classId === classId)?.name ?? '';
  return { about, provision: { cbca: isDivision(act) ? '35(3)' : '42' } };
}

export const approvalRules: readonly Rule[] = [solvencyUnstated, approvedByNothing];
