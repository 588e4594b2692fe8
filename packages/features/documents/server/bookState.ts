/** The minute book beside the registers: what should be in it, what is, and what was printed from facts that differ now. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { entriesOf } from '../../activity/server/public.ts';
import { organizationOf, todayOf } from '../../organizations/server/public.ts';
import { printed } from '../rules/printing.ts';
import type { DueInBook, FiledDocument } from '../shapes.ts';
import {
  type BookFacts,
  type DocumentLanguage,
  type DueDocument,
  isExpected,
  type Template,
} from '../templates/template.ts';
import { templateOf, templates } from '../templates/templates.ts';
import { readBookFacts } from './bookFacts.ts';
import { asDrafted } from './drafting.ts';
import { dayOf, digestOf } from './making.ts';
import { type OnFileRow, selectOnFile } from './store/onFile.ts';

export interface BookState {
  readonly facts: BookFacts;
  readonly due: readonly DueInBook[];
  readonly onFile: readonly FiledDocument[];
}

/** As of today. Undefined before the corporation exists. */
export async function bookState(q: Queries, orgId: string, now: Instant): Promise<BookState | undefined> {
  const today = todayOf(await organizationOf(q, orgId), now);
  const current = await readBookFacts(q, orgId, { asOf: today });
  if (current === undefined) return undefined;
  const { facts } = current;
  const onFile = await selectOnFile(q, orgId);
  const rootOf = await rootsOfActivities(q, orgId, onFile);
  const read = new Map<string, BookFacts>();
  const factsOn = async (asOf: PlainDate, language: DocumentLanguage): Promise<BookFacts> => {
    if (asOf === today && language === facts.language) return facts;
    const key = `${asOf} ${language}`;
    const known = read.get(key) ?? (await readBookFacts(q, orgId, { asOf, language }))?.facts ?? facts;
    read.set(key, known);
    return known;
  };
  const dueIn = new Map<string, ReadonlyMap<string, DueDocument>>();
  const dueOf = async (template: Template, language: DocumentLanguage, subject: string) => {
    const key = `${template.name} ${language}`;
    const known =
      dueIn.get(key) ??
      new Map(template.due(await factsOn(today, language)).map((one) => [one.subject, one] as const));
    dueIn.set(key, known);
    return known.get(subject);
  };
  const filed: FiledDocument[] = [];
  for (const row of onFile) {
    const { factsDigest, templateVersion, activities, signees, ...rest } = row;
    filed.push({
      ...rest,
      signees: signees.length,
      carries: [...rest.carries, ...activities.flatMap((id) => rootOf.get(id) ?? [])],
      hasChanged: await hasChanged(row, { facts, today, factsOn, dueOf }),
    });
  }
  const made = new Set(
    onFile.filter(({ status }) => status !== 'void').map(({ template, subject }) => `${template} ${subject}`),
  );
  const due = templates.flatMap((template) =>
    template.due(facts).flatMap((one): DueInBook[] => {
      const isOnFile = made.has(`${template.name} ${one.subject}`);
      if (!isOnFile && !isExpected(one, today)) return [];
      const blanks = isOnFile ? [] : blanksOf(template, facts, one);
      return [{ ...dueInBook(template, one), isOnFile, blanks }];
    }),
  );
  return { facts, due, onFile: filed };
}

const dueInBook = ({ name, section }: Template, due: DueDocument) => ({
  ...{ template: name, section, subject: due.subject, title: due.title, number: due.number },
  ...{ datedOn: due.datedOn, carries: due.carries, personId: due.personId ?? null },
});

function blanksOf(template: Template, facts: BookFacts, due: DueDocument) {
  const document = printed(template, facts, asDrafted(due, facts));
  return document.ok ? [] : document.error;
}

/** The entries of the registers of which entries of the log tell. */
async function rootsOfActivities(
  q: Queries,
  orgId: string,
  onFile: readonly OnFileRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(onFile.flatMap(({ activities }) => activities))];
  if (ids.length === 0) return new Map();
  const entries = await entriesOf(q, orgId, { ids, roots: [] });
  return new Map(entries.flatMap(({ id, act_root }) => (act_root === null ? [] : [[id, act_root] as const])));
}

/** It would say something else now, by the same wording. Registers go on every day and are no evidence of one. */
async function hasChanged(
  { template: name, subject, section, language, status, factsDigest, templateVersion }: OnFileRow,
  read: {
    readonly facts: BookFacts;
    readonly today: PlainDate;
    factsOn(asOf: PlainDate, language: DocumentLanguage): Promise<BookFacts>;
    dueOf(template: Template, language: DocumentLanguage, subject: string): Promise<DueDocument | undefined>;
  },
): Promise<boolean> {
  const template = name === null ? undefined : templateOf(name);
  if (template === undefined || language === null || status === 'void' || section === 'registers')
    return false;
  if (factsDigest === null || templateVersion !== template.version) return false;
  const due = await read.dueOf(template, language, subject);
  if (due === undefined) return false;
  const document = printed(template, await read.factsOn(dayOf(due, read), language), due);
  return document.ok && digestOf(template, document.value) !== factsDigest;
}
