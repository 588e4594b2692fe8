/** Documents that the minute book should have by the registers, those of them that it has, and what each says. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { PrintedDocument } from '@tabellion/paper/printed.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { openSlices } from '../../registers/server/public/acts.ts';
import { asBorne } from '../rules/factsBorne.ts';
import { inForce, type OwnWording, takesOwnWording } from '../rules/precedents.ts';
import { fillTemplate } from '../rules/printing.ts';
import type { Blank, BookFacts, DocumentLanguage, DueDocument, Template } from '../templates/template.ts';
import { templates } from '../templates/templates.ts';
import { bookAbout, type FactsOfDays, wholeBook } from './bookFacts.ts';
import { dayOf, factsByDay, isReadApart } from './factsByDay.ts';

import type { DocumentPorts } from './ports.ts';
import { registerTables } from './registerTables.ts';
import { type MadeRow, selectMade } from './store/made.ts';
import { selectWordings } from './store/precedents.ts';

/** A document that the minute book should have. */
export interface ExpectedDocument {
  readonly template: Template;
  readonly due: DueDocument;
  /** As it is there; a void one is not. */
  readonly existing: MadeRow | undefined;
}

/** Filled in with the facts of its own date. */
export interface Worded extends ExpectedDocument {
  readonly document: PrintedDocument;
  readonly asOf: PlainDate;
  /** The hash of what it says. */
  readonly digest: string;
  /** The facts that it certifies, where others rely on it. */
  readonly stated?: unknown;
  /** The own wording of which it is; null of the product's. */
  readonly precedentId: string | null;
}

/** A document that is drafted anew is made of the wording that is used now, or of a version that is named; any other keeps the wording
 *  of which it was made (decision 126). */
export interface Anew {
  readonly precedentId?: string | undefined;
}

export interface MinuteBook {
  readonly facts: BookFacts;
  /** The last act that is known. */
  readonly seq: number;
  readonly language: DocumentLanguage;
  readonly due: readonly ExpectedDocument[];
  /** These one after another, each ready for `word`: what many need of other days is read at once, and all else has its turn
   *  between two of them. @param goOn  throws where nobody waits for them any more */
  oneByOne(ones: readonly ExpectedDocument[], goOn?: () => void): AsyncGenerator<ExpectedDocument>;
  /** @param as  as it said before its subject ended, or before its last signature or its certificate gave it its day: a signed
   *    copy goes on saying it
   *  @param anew  given where it is drafted anew */
  word(one: ExpectedDocument, as?: EarlierWording, anew?: Anew): Promise<Result<Worded, readonly Blank[]>>;
  factsOn(day: PlainDate): Promise<BookFacts>;
}

export interface MinuteBookQuery {
  readonly orgId: string;
  readonly now: Instant;
  /** No facts are later. */
  readonly today: PlainDate;
  /** The language of the articles unless another is asked for. */
  readonly language?: DocumentLanguage | undefined;
  /** The last act of a transaction that is under way. */
  readonly seq?: number;
  /** Only documents that carry one of these entries, by their roots: read at a cost that does not grow with the registers. */
  readonly roots?: ReadonlySet<string> | undefined;
}

export type Ports = Partial<Pick<DocumentPorts, 'texts'>>;

/** So many entries are read by themselves; more are read with the whole. */
const MOST_ROOTS = 1_000;

/** Undefined before the corporation exists. @param ports  without texts the registers are left out */
export async function readMinuteBook(
  ports: Ports,
  q: Queries,
  query: MinuteBookQuery,
): Promise<MinuteBook | undefined> {
  const { orgId, today, roots, ...book } = query;
  if (roots !== undefined && roots.size <= MOST_ROOTS) {
    const days = await bookAbout(q, orgId, { ...book, roots: [...roots] });
    const facts = await days.on(today);
    if (facts === undefined) return undefined;
    const due = (await dueIn(ports, facts)).filter(({ due: one }) => carriesAny(one, roots));
    if (!due.some(({ template }) => template.isOfAll))
      return minuteBookOf(ports, q, query, { days, facts, due });
  }
  const days = await wholeBook(q, orgId, book);
  const facts = await days.on(today);
  if (facts === undefined) return undefined;
  const all = await dueIn(ports, facts);
  const due = roots === undefined ? all : all.filter(({ due: one }) => carriesAny(one, roots));
  return minuteBookOf(ports, q, query, { days, facts, due });
}

const carriesAny = ({ carries }: DueDocument, roots: ReadonlySet<string>): boolean =>
  carries.some((root) => roots.has(root));

type Due = Pick<ExpectedDocument, 'template' | 'due'>;

/** Documents that should be there, in the order of the templates. */
async function dueIn({ texts }: Ports, facts: BookFacts): Promise<Due[]> {
  const known = texts === undefined ? templates.filter(({ section }) => section !== 'registers') : templates;
  const pause = openSlices();
  const all: Due[][] = [];
  for (const template of known) {
    await pause();
    all.push(template.due(facts).map((due) => ({ template, due })));
  }
  return all.flat();
}

interface ReadBook {
  readonly days: FactsOfDays;
  readonly facts: BookFacts;
  readonly due: readonly Due[];
}

async function minuteBookOf(
  { texts }: Ports,
  q: Queries,
  { orgId, now, today, roots }: MinuteBookQuery,
  { days, facts, due }: ReadBook,
): Promise<MinuteBook> {
  const { seq } = days;
  const { language } = facts;
  const wanted = roots && due.map((one) => ({ template: one.template.name, subject: one.due.subject }));
  const existing = await selectMade(q, orgId, wanted);
  const made = new Map(existing.map((one) => [keyOf(one), one]));
  const wordingFor = await ownWordings(q, orgId, { language, existing });
  const factsOn = factsByDay(days, facts);
  let ready: { readonly ones: ReadonlySet<ExpectedDocument>; readonly factsOn: typeof factsOn } | undefined;
  let registers: BookFacts['registers'] | undefined;
  return {
    facts,
    seq,
    language,
    factsOn,
    due: due.map(({ template, due: one }) => {
      const found = made.get(keyOf({ template: template.name, subject: one.subject, language }));
      return { template, due: one, existing: found };
    }),
    async *oneByOne(ones, goOn) {
      const pause = openSlices(goOn);
      for (let at = 0; at < ones.length; at += BATCH) {
        const batch = ones.slice(at, at + BATCH);
        const apart = batch.filter((one) => roots === undefined && isReadApart(one, { facts, today }));
        if (apart.length > 0) {
          const carried = [...new Set(apart.flatMap((one) => one.due.carries))];
          const about = await bookAbout(q, orgId, { roots: carried, seq, language });
          ready = { ones: new Set(apart), factsOn: factsByDay(about, facts) };
        }
        for (const one of batch) {
          await pause();
          yield one;
        }
      }
    },
    async word(one, { isBeforeEnd = false, isUndated = false, isUncertified = false } = {}, anew) {
      const { template } = one;
      const onDay = ready?.ones.has(one) ? ready.factsOn : factsOn;
      const asOf = dayOf(one.due, { facts, today });
      let own = asBorne(one.due, {
        onLatest: await onDay(asOf),
        onOwn: await onDay(dayOf({ ...one.due, carries: [] }, { facts, today })),
      });
      if (template.section === 'registers' && texts !== undefined) {
        registers ??= await registerTables({ q, orgId, texts, now }, { facts: own, seq });
        own = { ...own, registers };
      }
      if (isBeforeEnd) own = template.beforeEnd?.(own, one.due) ?? own;
      if (isUncertified) own = { ...own, isUncertified };
      const words = takesOwnWording(template, one.due) ? await wordingFor(one, anew) : undefined;
      const document = fillTemplate(
        template,
        own,
        isUndated ? { ...one.due, datedOn: null } : one.due,
        words,
      );
      if (!document.ok) return document;
      const stated = template.attested?.stated(own, one.due.subject);
      return ok({
        ...one,
        asOf,
        document: document.value,
        digest: digestOf(template, document.value),
        stated,
        precedentId: words?.precedentId ?? null,
      });
    },
  };
}

/** Chooses the own wording of a document; undefined for the product's. */
async function ownWordings(
  q: Queries,
  orgId: string,
  { language, existing }: { readonly language: DocumentLanguage; readonly existing: readonly MadeRow[] },
): Promise<(one: ExpectedDocument, anew?: Anew) => Promise<OwnWording | undefined>> {
  const ids = [...new Set(existing.flatMap(({ precedentId }) => precedentId ?? []))];
  const known = await selectWordings(q, orgId, { language, ids });
  return async ({ template: { name }, existing: made }, anew) => {
    const wanted = anew === undefined ? made?.precedentId : anew.precedentId;
    if (wanted == null && made !== undefined && anew === undefined) return undefined;
    const found =
      wanted == null
        ? inForce(known.filter((one) => one.template === name && one.language === language))
        : (known.find((one) => one.precedentId === wanted) ??
          (await selectWordings(q, orgId, { language, ids: [wanted] })).find(
            (one) => one.precedentId === wanted,
          ));
    // Approved after the document was drafted and given up since: for this document it never was.
    const isGivenUp = found?.isRetired === true && made?.isUnapproved === true;
    return found && { ...found, isApproved: found.state === 'approved' && !isGivenUp };
  };
}

/** Documents for which entries are read at once. */
const BATCH = 100;

const keyOf = (one: {
  readonly template: string;
  readonly subject: string;
  readonly language: string;
}): string => [one.template, one.subject, one.language].join(' ');

/** The hash of what it says and by which wording; not of the day on which it was made. */
const digestOf = ({ version }: Template, { footer, ...document }: PrintedDocument): string =>
  createHash('sha256')
    .update(canonicalJson({ version, document: JSON.parse(JSON.stringify(document)) }))
    .digest('hex');

export interface EarlierWording {
  readonly isBeforeEnd?: boolean;
  readonly isUndated?: boolean;
  readonly isUncertified?: boolean;
}
