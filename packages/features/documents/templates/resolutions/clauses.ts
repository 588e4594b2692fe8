/** Clauses of resolutions: each kind of act has its own, and one document has those of all acts that its number passes. */
import type { ResolutionRef } from '@tabellion/book/act.ts';
import type { ChangeAct, KindName } from '@tabellion/book/acts/kinds.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { byKeys, onceFor } from '@tabellion/kernel/onceFor.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import type { ResolutionMeeting } from '../../../registers/meeting.ts';
import { bodyOfSequence, type ResolutionBody } from '../../../registers/rules/resolutions.ts';
import { namesOf } from '../issues.ts';
import type { Blank, BookFacts, DocumentLanguage, PrintedResolution } from '../template.ts';
import { passingBodyOf } from './deciding.ts';

/** How a kind of act stands in the resolution that passes it. */
export interface ClauseMaker<K extends KindName> {
  readonly heading: Readonly<Record<DocumentLanguage, string>>;
  /** Another heading where the acts need one. */
  headingOf?(facts: BookFacts, acts: readonly ChangeAct<K>[]): string | undefined;
  /** As lists name the resolution; where it is not said, the heading with those whom the acts concern. */
  title?(facts: BookFacts, acts: readonly ChangeAct<K>[]): string;
  /** Ids of persons: `Issue of shares, Ann Roy`. */
  concerns?(act: ChangeAct<K>, facts: BookFacts): readonly string[];
  clauses(facts: BookFacts, acts: readonly ChangeAct<K>[]): readonly Block[];
  blanks?(facts: BookFacts, acts: readonly ChangeAct<K>[]): readonly Blank[];
  /** The resolution that passes what this maker says, of acts that do two things, each by one of its own. Null where none is on
   *  record, undefined where the act does nothing of it. */
  resolvedBy?(act: ChangeAct<K>): ResolutionRef | null | undefined;
  /** Whether the act stands by a resolution only: recorded without one, its document says that it is missing. Always, unless
   *  said. */
  isNeeded?(facts: BookFacts, act: ChangeAct<K>): boolean;
  /** Certificates come or go with it: the resolution has them entered and made out. */
  readonly changesCertificates?: true;
  /** A majority of the shareholders' votes is enough. */
  readonly isOrdinary?: true;
  /** The classes of shares whose rights it touches: their holders vote apart (CBCA s. 176). */
  classesOf?(act: ChangeAct<K>, facts: BookFacts): readonly string[];
}

/** A resolution has its clauses in the order of the keys. */
export type ClauseMakers = { readonly [K in KindName]?: ClauseMaker<K> };

/** A resolution that should be on paper, with the acts that it passes. */
export interface ResolutionWithActs {
  /** The id of the resolution; of an act that names none, its root. */
  readonly subject: string;
  readonly number: string | null;
  readonly datedOn: PlainDate | null;
  readonly acts: readonly ChangeAct[];
  /** Null where it is in writing. */
  readonly meeting: ResolutionMeeting | null;
}

/** Resolutions of a body, and after them what was recorded without any; not the organizing one and the annual ones, which are
 *  documents of their own. */
export function resolutionsOfBody(
  facts: BookFacts,
  body: ResolutionBody,
  makers: ClauseMakers,
): ResolutionWithActs[] {
  const isAnnual = new Set(facts.annualResolutions.map(({ resolutionId }) => resolutionId));
  const numbered = facts.resolutions
    .filter((one) => mayBeOf(body, one) && !one.isOrganizing && !isAnnual.has(one.resolutionId))
    .map((one) => withActs(facts, { body, makers }, one));
  const open = passagesIn(facts, makers).unnamed.filter((act) => isOpen(facts, makers, act));
  const unnumbered = [...byKeys(open, ({ root }) => [root])].map(([root, acts]) => unnumberedOf(root, acts));
  return [...numbered, ...unnumbered].filter(({ acts }) => acts.length > 0);
}

/** A number of the corporation's own may stand on the papers of both bodies. */
const mayBeOf = (body: ResolutionBody, one: Pick<PrintedResolution, 'body' | 'number'>): boolean =>
  one.body === body || (one.number !== null && bodyOfSequence(one.number) === null);

/** The one of them that is about `subject`. */
export function resolutionAbout(
  facts: BookFacts,
  { body, makers, subject }: { body: ResolutionBody; makers: ClauseMakers; subject: string },
): ResolutionWithActs | undefined {
  const one = resolutionsById(facts.resolutions).get(subject);
  const isOwn = one !== undefined && mayBeOf(body, one) && !one.isOrganizing;
  if (isOwn && !facts.annualResolutions.some(({ resolutionId }) => resolutionId === subject)) {
    const numbered = withActs(facts, { body, makers }, one);
    if (numbered.acts.length > 0) return numbered;
  }
  const open = passagesIn(facts, makers).unnamedByRoot.get(subject) ?? [];
  const unnumbered = unnumberedOf(
    subject,
    open.filter((act) => isOpen(facts, makers, act)),
  );
  return unnumbered.acts.length > 0 ? unnumbered : undefined;
}

const resolutionsById = onceFor(
  (resolutions: BookFacts['resolutions']) => new Map(resolutions.map((one) => [one.resolutionId, one])),
);

const withActs = (
  facts: BookFacts,
  { body, makers }: { readonly body: ResolutionBody; readonly makers: ClauseMakers },
  one: PrintedResolution,
): ResolutionWithActs => ({
  subject: one.resolutionId,
  number: one.number,
  datedOn: one.datedOn,
  acts: actsPassedBy(facts, makers, one).filter((act) => passingBodyOf(facts, act, one) === body),
  meeting: one.meeting ?? null,
});

const unnumberedOf = (root: string, acts: readonly ChangeAct[]): ResolutionWithActs => ({
  subject: root,
  number: null,
  datedOn: null,
  acts,
  meeting: null,
});

const isOpen = (facts: BookFacts, makers: ClauseMakers, act: ChangeAct): boolean =>
  isRecordedHere(facts, act) && isNeeded(makers, facts, act);

/** The acts that a resolution passes. */
export function actsPassedBy(
  facts: BookFacts,
  makers: ClauseMakers,
  { resolutionId, number, datedOn }: Pick<PrintedResolution, 'resolutionId' | 'number' | 'datedOn'>,
): ChangeAct[] {
  const { named } = passagesIn(facts, makers);
  const byId = named.get(`id ${resolutionId}`) ?? [];
  const byNumber = named.get(`number ${number} ${datedOn}`) ?? [];
  return [...byId, ...byNumber]
    .toSorted((a, b) => a.place - b.place)
    .map(({ act }) => act)
    .filter((act) => isRecordedHere(facts, act));
}

const passagesIn = ({ acts }: Pick<BookFacts, 'acts'>, makers: ClauseMakers) => passagesBy(makers)(acts);

/** Acts by the resolution that they name, as `isOf` finds it, and those that name none. */
const passagesBy = onceFor((makers: ClauseMakers) =>
  onceFor((acts: BookFacts['acts']) => {
    const all = acts
      .flatMap((act) => passages(act, makers))
      .filter(({ act }) => makers[act.kind] !== undefined)
      .map(({ act, by }, place) => ({ act, by, place }));
    const unnamed = all.filter(({ by }) => by === null).map(({ act }) => act);
    return {
      named: byKeys(all, ({ by }) => (by === null ? [] : [keyOf(by)])),
      unnamed,
      unnamedByRoot: byKeys(unnamed, ({ root }) => [root]),
    };
  }),
);

const keyOf = ({ resolutionId, number, date }: ResolutionRef): string =>
  resolutionId === undefined ? `number ${number} ${date}` : `id ${resolutionId}`;

/** An act that came with a file, or stood in an older register, has its paper in the minute book that was kept before. */
export const isRecordedHere = ({ imported }: Pick<BookFacts, 'imported'>, act: ChangeAct): boolean =>
  !imported.has(act.root) &&
  !(act.kind === 'issued' && act.payload.issues.every(({ takenOver }) => takenOver !== null));

/** The same of what an act began: an appointment, a certificate. */
export const isBegunHere = (
  { imported, madeBy }: Pick<BookFacts, 'imported' | 'madeBy'>,
  id: string,
): boolean => !imported.has(madeBy.get(id) ?? '');

/** Whether it happened after the day with which the minute book begins: what founding or taking over brings too has its paper
 *  with them. */
export const isAfterBookBegan = (
  { beganOn }: Pick<BookFacts, 'beganOn'>,
  { effectiveOn }: Pick<ChangeAct, 'effectiveOn'>,
): boolean => effectiveOn > beganOn;

interface Passage {
  readonly act: ChangeAct;
  /** The resolution that passed it; null where none is named. */
  readonly by: ResolutionRef | null;
}

/** An act may do two things, each by a resolution of its own: shares that come back with a transfer are acquired. */
function passages(act: ChangeAct, makers: ClauseMakers): readonly Passage[] {
  const maker: ClauseMaker<KindName> | undefined = makers[act.kind];
  if (maker?.resolvedBy) {
    const by = maker.resolvedBy(act);
    return by === undefined ? [] : [{ act, by }];
  }
  const own = { act, by: 'resolution' in act.payload ? act.payload.resolution : null };
  if (act.kind !== 'transferred' || act.payload.balance?.outcome !== 'cancelled') return [own];
  const { source, spoiled, balance } = act.payload;
  const { quantity, deduction, returnsTo, resolution, particulars } = balance;
  const { by: kind, ...terms } = particulars;
  const payload = { source, quantity, balance: null, deduction, returnsTo, resolution, spoiled, ...terms };
  // Sound: the particulars are those of the kind that they name.
  return [own, { act: { ...act, kind, payload } as ChangeAct, by: resolution }];
}

export const isOf = (
  by: ResolutionRef,
  { resolutionId, number, datedOn }: Pick<PrintedResolution, 'resolutionId' | 'number' | 'datedOn'>,
): boolean =>
  by.resolutionId === undefined
    ? by.number === number && by.date === datedOn
    : by.resolutionId === resolutionId;

const isNeeded = <K extends KindName>(makers: ClauseMakers, facts: BookFacts, act: ChangeAct<K>): boolean => {
  const maker: ClauseMaker<K> | undefined = makers[act.kind as K];
  return maker?.isNeeded?.(facts, act) ?? true;
};

/** Each maker says its own acts; one that makes several kinds says them together. */
function fromMakers<T>(
  makers: ClauseMakers,
  acts: readonly ChangeAct[],
  say: <K extends KindName>(maker: ClauseMaker<K>, own: readonly ChangeAct<K>[]) => readonly T[],
): T[] {
  const of = <K extends KindName>(kind: K, alike: ReadonlySet<KindName>): readonly T[] => {
    const maker: ClauseMaker<K> | undefined = makers[kind];
    // Sound by the kinds.
    const own = acts.filter((act) => alike.has(act.kind)) as unknown as readonly ChangeAct<K>[];
    return maker === undefined || own.length === 0 ? [] : say(maker, own);
  };
  return kindsByMaker(makers).flatMap(({ kind, alike }) => of(kind, alike));
}

/** The first kind of each maker, with all kinds that it makes. A book may have thousands of resolutions to be made. */
const kindsByMaker = onceFor((makers: ClauseMakers) => {
  const byMaker = new Map<unknown, KindName[]>();
  for (const kind of Object.keys(makers) as KindName[])
    byMaker.set(makers[kind], [...(byMaker.get(makers[kind]) ?? []), kind]);
  return [...byMaker.values()].flatMap((kinds) =>
    kinds.slice(0, 1).map((kind) => ({ kind, alike: new Set(kinds) })),
  );
});

/** The titles of all acts; of many the first two, and how many more. */
export function titleOf(facts: BookFacts, makers: ClauseMakers, acts: readonly ChangeAct[]): string {
  const titles = fromMakers(makers, acts, (maker, own) => [
    maker.title?.(facts, own) ??
      `${maker.heading[facts.language]}, ${namesOf(
        facts,
        own.flatMap((act) => maker.concerns?.(act, facts) ?? []),
      )}`,
  ]);
  if (titles.length <= MOST_TITLES) return titles.join('; ');
  const more = { en: 'more', fr: 'autres' }[facts.language];
  return [...titles.slice(0, 2), `${titles.length - 2} ${more}`].join('; ');
}

const MOST_TITLES = 3;

export const blanksOf = (facts: BookFacts, makers: ClauseMakers, acts: readonly ChangeAct[]): Blank[] =>
  fromMakers(makers, acts, (maker, own) => maker.blanks?.(facts, own) ?? []);

/** Kinds under one heading stand together. */
export function blocksOf(facts: BookFacts, makers: ClauseMakers, acts: readonly ChangeAct[]): Block[] {
  const parts = fromMakers(makers, acts, (maker, own) => [
    {
      heading: maker.headingOf?.(facts, own) ?? maker.heading[facts.language],
      clauses: maker.clauses(facts, own),
    },
  ]);
  return parts.flatMap(({ heading, clauses }, at) =>
    parts[at - 1]?.heading === heading ? clauses : [{ kind: 'heading', text: heading }, ...clauses],
  );
}

export const changesCertificates = (makers: ClauseMakers, acts: readonly ChangeAct[]): boolean =>
  acts.some(({ kind }) => makers[kind]?.changesCertificates === true);

export const isOrdinary = (makers: ClauseMakers, acts: readonly ChangeAct[]): boolean =>
  acts.every(({ kind }) => makers[kind]?.isOrdinary === true);

export const classesTouched = (
  facts: BookFacts,
  makers: ClauseMakers,
  acts: readonly ChangeAct[],
): string[] => [
  ...new Set(
    fromMakers(makers, acts, (maker, own) => own.flatMap((act) => maker.classesOf?.(act, facts) ?? [])),
  ),
];

/** Acts by the days from which they hold, in their order. */
export const byDay = <A extends Pick<ChangeAct, 'effectiveOn'>>(acts: readonly A[]): [PlainDate, A[]][] =>
  [...new Set(acts.map(({ effectiveOn }) => effectiveOn))].map((on) => [
    on,
    acts.filter(({ effectiveOn }) => effectiveOn === on),
  ]);

/** Roots of acts, each once. */
export const rootsOf = (acts: readonly Pick<ChangeAct, 'root'>[]): string[] => [
  ...new Set(acts.map(({ root }) => root)),
];
