/** What the minute book should have by the registers, what is there of it already, and what each document says. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { PrintedDocument } from '@tabellion/paper/printed.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { asBorne } from '../rules/factsBorne.ts';
import { fillTemplate } from '../rules/printing.ts';
import type { Blank, BookFacts, DocumentLanguage, DueDocument, Template } from '../templates/template.ts';
import { templates } from '../templates/templates.ts';
import { readBookFacts } from './bookFacts.ts';
import type { DocumentPorts } from './ports.ts';
import { registerTables } from './registerTables.ts';
import { type MadeRow, selectMade } from './store/documents.ts';

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
  /** Of what it says. */
  readonly digest: string;
}

interface EarlierWording {
  readonly isBeforeEnd?: boolean;
  readonly isUndated?: boolean;
}

const earlierWordings: readonly EarlierWording[] = [
  { isBeforeEnd: true },
  { isUndated: true },
  { isBeforeEnd: true, isUndated: true },
];

export interface MinuteBook {
  readonly facts: BookFacts;
  /** The last act that is known. */
  readonly seq: number;
  readonly language: DocumentLanguage;
  readonly due: readonly ExpectedDocument[];
  /** @param as  as it said before its subject ended, or before its last signature gave it its day: a signed copy goes on saying
   *    it */
  word(one: ExpectedDocument, as?: EarlierWording): Promise<Result<Worded, readonly Blank[]>>;
  factsOn(day: PlainDate): Promise<BookFacts>;
}

interface MinuteBookQuery {
  readonly orgId: string;
  readonly now: Instant;
  /** No facts are later. */
  readonly today: PlainDate;
  /** Of the articles unless another is asked for. */
  readonly language?: DocumentLanguage | undefined;
  /** The last act of a transaction that is under way. */
  readonly seq?: number;
}

/** Undefined before the corporation exists. @param ports  without texts the registers are left out */
export async function readMinuteBook(
  { texts }: Partial<Pick<DocumentPorts, 'texts'>>,
  q: Queries,
  { orgId, now, today, seq: lastSeq, ...query }: MinuteBookQuery,
): Promise<MinuteBook | undefined> {
  const current = await readBookFacts(q, orgId, { asOf: today, seq: lastSeq, ...query });
  if (current === undefined) return undefined;
  const { facts, seq } = current;
  const { language } = facts;
  const known = texts === undefined ? templates.filter(({ section }) => section !== 'registers') : templates;
  const made = new Map((await selectMade(q, orgId)).map((one) => [keyOf(one), one]));
  const byDate = new Map([[today, facts]]);
  const factsOn = async (asOf: PlainDate): Promise<BookFacts> => {
    const known =
      byDate.get(asOf) ?? (await readBookFacts(q, orgId, { asOf, language, seq }))?.facts ?? facts;
    byDate.set(asOf, known);
    return known;
  };
  let registers: BookFacts['registers'] | undefined;
  return {
    facts,
    seq,
    language,
    factsOn,
    due: known.flatMap((template) =>
      template.due(facts).map((due) => {
        const existing = made.get(keyOf({ template: template.name, subject: due.subject, language }));
        return { template, due, existing };
      }),
    ),
    async word(one, { isBeforeEnd = false, isUndated = false } = {}) {
      const { template, due } = one;
      const asOf = dayOf(due, { facts, today });
      let own = asBorne(due, {
        onLatest: await factsOn(asOf),
        onOwn: await factsOn(dayOf({ ...due, carries: [] }, { facts, today })),
      });
      if (template.section === 'registers' && texts !== undefined) {
        registers ??= await registerTables({ q, orgId, texts, now }, { facts: own, seq });
        own = { ...own, registers };
      }
      if (isBeforeEnd) own = template.beforeEnd?.(own, due) ?? own;
      const document = fillTemplate(template, own, isUndated ? { ...due, datedOn: null } : due);
      if (!document.ok) return document;
      return ok({ ...one, asOf, document: document.value, digest: digestOf(template, document.value) });
    },
  };
}

const keyOf = (one: {
  readonly template: string;
  readonly subject: string;
  readonly language: string;
}): string => [one.template, one.subject, one.language].join(' ');

/** Its own date, or the day on which what it carries holds: none before the corporation existed, none after today. */
function dayOf(
  { datedOn, carries }: DueDocument,
  { facts, today }: { readonly facts: BookFacts; readonly today: PlainDate },
): PlainDate {
  const { acts, corporation } = facts;
  if (datedOn === null) return today;
  const days = acts.filter(({ root }) => carries.includes(root)).map(({ effectiveOn }) => effectiveOn);
  const day = [datedOn, corporation.incorporatedOn, ...days].toSorted().at(-1) ?? today;
  return day > today ? today : day;
}

/** Of what it says, by which wording; not of the day on which it was made. */
const digestOf = ({ version }: Template, { footer, ...document }: PrintedDocument): string =>
  createHash('sha256')
    .update(canonicalJson({ version, document: JSON.parse(JSON.stringify(document)) }))
    .digest('hex');

/** What was made of the registers and would say something else now, by the same wording.
 *  @param ports  without texts the registers are left out
 *  @returns none before the corporation exists */
export async function outdatedDocuments(
  ports: Partial<Pick<DocumentPorts, 'texts'>>,
  q: Queries,
  query: Pick<MinuteBookQuery, 'orgId' | 'now' | 'today'>,
): Promise<readonly MadeRow[]> {
  const changed: MadeRow[] = [];
  const languages = new Set((await selectMade(q, query.orgId)).map(({ language }) => language));
  for (const language of languages) {
    const book = await readMinuteBook(ports, q, { ...query, language });
    for (const one of book?.due ?? []) {
      const { existing, template } = one;
      if (existing?.templateVersion !== template.version) continue;
      const worded = await book?.word(one);
      if (!worded?.ok || worded.value.digest === existing.factsDigest) continue;
      const isKept = async (as: EarlierWording) => {
        const earlier = await book?.word(one, as);
        return earlier?.ok === true && earlier.value.digest === existing.factsDigest;
      };
      if (existing.status !== 'signed' || !(await anyOf(earlierWordings, isKept))) changed.push(existing);
    }
  }
  return changed;
}

async function anyOf<One>(all: readonly One[], holds: (one: One) => Promise<boolean>): Promise<boolean> {
  for (const one of all) if (await holds(one)) return true;
  return false;
}
