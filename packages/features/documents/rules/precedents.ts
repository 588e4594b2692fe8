/** An organization's own wording of a template, in the notation of own documents: what it may replace, what stays the product's, and
 *  how both become one document (decision 126). Pure. */
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { codePoints, readText } from '@tabellion/law/fields.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { statuteName } from '../templates/jurisdictions.ts';
import { lawOf } from '../templates/phrases.ts';
import type { Blank, BookFacts, DueDocument, Template, WordedBlock, Wording } from '../templates/template.ts';
import { dayIn, personOf } from '../templates/words.ts';
import { blocksOf, mergeFieldValues } from './ownWording.ts';
import { exampleOf } from './precedentExample.ts';

/** Parts that the product prints in the midst of own wording, each where a line names it: the facts of the document, and the statements on
 *  which the law, the registers or the effect of the signatures rests. */
export const fixedParts = ['facts', 'statements'] as const;
export type FixedPart = (typeof fixedParts)[number];

const MOST_CHARACTERS = 100_000;

/** So many fields that are not offered are said at once: the place of each is counted from the beginning. */
const MOST_UNKNOWN = 20;

export const precedentStates = ['draft', 'submitted', 'returned', 'approved'] as const;
export type PrecedentState = (typeof precedentStates)[number];

/** The wording that a document is made of, beside the template. */
export interface OwnWording {
  readonly precedentId: string;
  readonly version: number;
  readonly wording: string;
  readonly isApproved: boolean;
}

export const takesOwnWording = (
  { own, isWordedFreely }: Template,
  due: Pick<DueDocument, 'subject'>,
): boolean => own !== undefined && (isWordedFreely === undefined || isWordedFreely(due));

/** The product's wording, taken apart. */
interface Parts {
  /** Above all: that no statute is cited. */
  readonly lead: readonly Block[];
  readonly facts: readonly Block[];
  readonly statements: readonly Block[];
  /** The part that may be replaced, with its fixed parts where they stand. */
  readonly body: readonly (Block | FixedPart)[];
  /** The signatures, and what stands among them. */
  readonly tail: readonly Block[];
}

function partsOf({ own }: Template, { blocks }: Pick<Wording, 'blocks'>): Parts {
  const at = blocks.findIndex(({ kind }) => kind === 'signatures');
  const above = at === -1 ? blocks : blocks.slice(0, at);
  const tail = at === -1 ? [] : blocks.slice(at);
  const worded = above.filter(({ kind }) => kind !== 'note');
  const place = (block: WordedBlock): FixedPart | undefined => {
    if (own === 'all') return 'statements';
    if (block.kind === 'fields' || block.kind === 'table') return 'facts';
    return block.isKept ? 'statements' : undefined;
  };
  const placed = (part: FixedPart) => worded.filter((block) => place(block) === part);
  const body: (Block | FixedPart)[] = [];
  for (const block of worded) {
    const part = place(block);
    if (part === undefined) body.push(block);
    else if (!body.includes(part)) body.push(part);
  }
  const statements = placed('statements');
  // Agreements that ask for a lawyer are read by one where their wording is reviewed.
  const lead = statements.length === 0 ? [] : above.filter(({ kind }) => kind === 'note');
  return { lead, facts: placed('facts'), statements, body, tail };
}

export interface StandardWording {
  /** The part that may be replaced, in the notation of own wording, with merge fields for names. */
  readonly text: string;
  readonly parts: readonly FixedPart[];
}

/** The product's wording of a template for this corporation, printed of an example: it does not depend on what the registers hold. */
export function standardOf(template: Template, facts: BookFacts): StandardWording {
  if (template.own === 'all') return { text: '{{statements}}', parts: ['statements'] };
  const { example, dueOf } = exampleOf(facts);
  const printed = template.print(example, dueOf(template.name));
  if (!printed.ok) return { text: '', parts: [] };
  const { body } = partsOf(template, printed.value);
  const parts = fixedParts.filter((part) => body.includes(part));
  return { text: notationOf(body).replaceAll(lawOf(facts), governedBy(facts)), parts };
}

/** The sentence on the law of an agreement, for corporations of every province. */
const governedBy = (facts: BookFacts): string =>
  lawOf(facts).replace(statuteName(null, facts.language, facts.corporation.province), '{{governing_law}}');

function notationOf(body: readonly (Block | FixedPart)[]): string {
  let number = 0;
  const lines = body.map((one) => {
    if (typeof one === 'string') return `{{${one}}}`;
    if (one.kind === 'heading') {
      number = 0;
      return `# ${one.text}`;
    }
    if (one.kind === 'clause') {
      number += 1;
      return [`${number}. ${one.text}`, ...(one.parts ?? []).map((part) => `- ${part}`)].join('\n');
    }
    return one.kind === 'paragraph' ? one.text : '';
  });
  return lines.filter((line) => line !== '').join('\n\n');
}

/** Merge fields of a template's wording, each with its value in this document. */
export function precedentFields(facts: BookFacts, due: DueDocument): Readonly<Record<string, string>> {
  const { language, corporation } = facts;
  const person = personOf(facts, due.personId ?? '');
  return {
    ...mergeFieldValues(facts),
    person_name: person.members.length > 0 ? person.members.join(', ') : person.name,
    person_address: person.serviceAddress ?? '',
    document_number: due.number ?? '',
    document_date: dayIn(language, due.datedOn),
    governing_law: statuteName(null, language, corporation.province),
    statute: statuteName(facts.statute, language, corporation.jurisdiction),
  };
}

/** Fields that every template offers; those of one person only where its documents are about one. */
export const fieldNamesOf = ({ of }: Template, fields: Readonly<Record<string, string>>): string[] =>
  Object.keys(fields).filter((name) => of !== undefined || !name.startsWith('person_'));

/** Facts that a document lacks where its wording names them and the registers have them not. */
const blankOfField: Readonly<Record<string, Blank['fact']>> = {
  corporation_number: 'corporation_number',
  registered_office: 'registered_office',
  year_end: 'year_end',
  person_name: 'person_name',
  person_address: 'person_address',
};

type WordingFault =
  | 'GENERAL.FIELD_REQUIRED'
  | 'GENERAL.TOO_LONG'
  | 'TEXT.FORBIDDEN_CHARACTERS'
  | 'PRECEDENTS.UNKNOWN_FIELD'
  | 'PRECEDENTS.BRACES'
  | 'PRECEDENTS.PART_MISSING'
  | 'PRECEDENTS.PART_TWICE'
  | 'PRECEDENTS.PART_NOT_ALONE';

const field = /\{\{\s*(\w+)\s*\}\}/g;
const path = 'wording';

interface Offered {
  readonly fields: readonly string[];
  readonly parts: readonly FixedPart[];
}

/** Reads what somebody wrote. Every merge field must be one that is offered, and each fixed part stands once, on a line of its own
 *  between empty lines. Refusals of fields and parts say the line and the place in it, counted from 1. */
export function readPrecedent(
  typed: string,
  { fields, parts }: Offered,
): Result<string, readonly FieldRefusal<WordingFault>[]> {
  const text = readText(typed.replaceAll('\r\n', '\n'), {
    path,
    maxLength: MOST_CHARACTERS,
    required: true,
    multiline: true,
  });
  if (!text.ok) return err([text.error]);
  const wording = text.value;
  const named = [...wording.matchAll(field)].map(({ 1: name = '', index }) => ({ name, index }));
  const known = new Set<string>([...fields, ...parts]);
  const faults: FieldRefusal<WordingFault>[] = [
    ...named
      .filter(({ name }) => !known.has(name))
      .slice(0, MOST_UNKNOWN)
      .map(({ name, index }) => ({
        path,
        textCode: 'PRECEDENTS.UNKNOWN_FIELD' as const,
        params: { name, ...placeOf(wording, index) },
      })),
    ...loneBraces(wording),
    ...parts.flatMap((part) => faultOfPart(wording, part, named)),
  ];
  return faults.length > 0 ? err(faults) : ok(wording);
}

/** Braces that name no field would be printed as they are. */
function loneBraces(wording: string): FieldRefusal<WordingFault>[] {
  const blanked = wording.replace(field, (whole) => ' '.repeat(whole.length));
  const at = blanked.search(/\{\{|\}\}/);
  return at === -1 ? [] : [{ path, textCode: 'PRECEDENTS.BRACES', params: placeOf(wording, at) }];
}

function faultOfPart(
  wording: string,
  part: FixedPart,
  named: readonly { readonly name: string; readonly index: number }[],
): FieldRefusal<WordingFault>[] {
  const [first, second] = named.filter(({ name }) => name === part);
  const fault = (textCode: WordingFault, at?: number) => [
    { path, textCode, params: { part: `{{${part}}}`, ...(at !== undefined && placeOf(wording, at)) } },
  ];
  if (first === undefined) return fault('PRECEDENTS.PART_MISSING');
  if (second !== undefined) return fault('PRECEDENTS.PART_TWICE', second.index);
  const paragraphs = wording.split(/\n[ \t]*\n/).map((one) => one.trim());
  const isAlone = paragraphs.some((one) => new RegExp(`^\\{\\{\\s*${part}\\s*\\}\\}$`).test(one));
  return isAlone ? [] : fault('PRECEDENTS.PART_NOT_ALONE', first.index);
}

function placeOf(wording: string, index: number): { readonly line: number; readonly column: number } {
  const before = wording.slice(0, index);
  const line = before.split('\n');
  return { line: line.length, column: codePoints(line.at(-1) ?? '') + 1 };
}

/** The document in own wording: its title, facts, kept statements and signatures are the product's. Refused with every fact that the
 *  wording names and nobody entered. */
export function inOwnWords(
  template: Template,
  standard: Wording,
  { wording }: Pick<OwnWording, 'wording'>,
  { facts, due }: { readonly facts: BookFacts; readonly due: DueDocument },
): Result<Wording, readonly Blank[]> {
  const values = precedentFields(facts, due);
  const blanks = [...new Set([...wording.matchAll(field)].map(([, name = '']) => name))].flatMap((name) => {
    const fact = values[name] === '' ? blankOfField[name] : undefined;
    if (fact === undefined) return [];
    const { personId } = due;
    return { fact, ...(fact.startsWith('person_') && personId !== undefined && { personId }) };
  });
  if (blanks.length > 0) return err(blanks);
  const { lead, facts: stated, statements, tail } = partsOf(template, standard);
  const fixed: Readonly<Record<string, readonly Block[]>> = {
    '{{facts}}': stated,
    '{{statements}}': statements,
  };
  // Taken apart before its fields are filled in: no name begins a heading or a clause.
  const written = blocksOf(wording, itself([...Object.keys(values), ...fixedParts]));
  const blocks = written.ok ? written.value : [];
  const body = blocks.flatMap((block) =>
    block.kind === 'paragraph' && fixed[block.text] !== undefined
      ? (fixed[block.text] ?? [])
      : filled(block, values),
  );
  return ok({ ...standard, blocks: [...lead, ...body, ...tail] });
}

const itself = (names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, `{{${name}}}`]));

function filled(block: Block, values: Readonly<Record<string, string>>): Block {
  if (!('text' in block)) return block;
  const fill = (text: string) => text.replace(field, (_, name: string) => values[name] ?? '');
  if (block.kind !== 'clause') return { ...block, text: fill(block.text) };
  const { parts = [], text } = block;
  return { ...block, text: fill(text), parts: parts.map(fill) };
}

/** The version that is used for what is drafted now: the last one that was approved, unless the product's wording is used again. */
export const inForce = <
  One extends { readonly state: PrecedentState; readonly isRetired: boolean; readonly version: number },
>(
  versions: readonly One[],
): One | undefined =>
  versions
    .filter(({ state, isRetired }) => state === 'approved' && !isRetired)
    .toSorted((one, other) => one.version - other.version)
    .at(-1);

/** Whether somebody may review a version: nobody who wrote it, as long as another member may. */
export function judgeReviewer(
  userId: string,
  { authors, reviewers }: { readonly authors: readonly string[]; readonly reviewers: readonly string[] },
): { readonly may: boolean; readonly isOwn: boolean } {
  const isOwn = authors.includes(userId);
  return { may: !isOwn || !reviewers.some((one) => !authors.includes(one)), isOwn };
}
