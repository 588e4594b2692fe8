/** An organization's own wording: plain text with headings, numbered clauses and merge fields. */
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { longMonthDay } from '@tabellion/texts/longDate.ts';
import { directorsOf, shareholdersOf } from '../templates/ofTheDay.ts';
import type { BookFacts } from '../templates/template.ts';
import { addressLine, dateIn, listIn, personOf } from '../templates/words.ts';

/** Merge fields by their names, each with its value on the date of the facts; empty where nothing is on record. */
export function mergeFieldValues(facts: BookFacts): Readonly<Record<string, string>> {
  const { corporation, language, asOf, number } = facts;
  const { registeredOffice, yearEnd } = corporation;
  const names = (ids: readonly string[]) =>
    listIn(
      language,
      ids.map((id) => personOf(facts, id).name),
    );
  return {
    corporation_name: corporation.name,
    corporation_number: number ?? '',
    incorporation_date: dateIn(language, corporation.incorporatedOn),
    registered_office: registeredOffice === undefined ? '' : addressLine(registeredOffice),
    year_end: yearEnd === undefined ? '' : longMonthDay(yearEnd, language),
    directors: names(directorsOf(facts).map(({ personId }) => personId)),
    shareholders: names(shareholdersOf(facts)),
    date: dateIn(language, asOf),
  };
}

const field = /\{\{\s*([\w]+)\s*\}\}/g;

/** `# ` a heading, `1. ` a clause, `- ` a part of it; an empty line parts paragraphs.
 *  Errors: DOCUMENTS.UNKNOWN_MERGE_FIELD. */
export function blocksOf(
  wording: string,
  fields: Readonly<Record<string, string>>,
): Result<readonly Block[], readonly FieldRefusal<'DOCUMENTS.UNKNOWN_MERGE_FIELD'>[]> {
  const unknown = [...wording.matchAll(field)].flatMap(([, name = '']) =>
    Object.hasOwn(fields, name) ? [] : [name],
  );
  if (unknown.length > 0) {
    return err(
      [...new Set(unknown)].map((name) => ({
        path: 'wording',
        textCode: 'DOCUMENTS.UNKNOWN_MERGE_FIELD',
        params: { name },
      })),
    );
  }
  const filled = wording.replace(field, (_, name: string) => fields[name] ?? '');
  const blocks: Block[] = [];
  let parts: string[] = [];
  let isNewParagraph = true;
  for (const line of filled.split(/\r?\n/)) {
    const text = line.trim();
    const last = blocks.at(-1);
    const [, clause] = /^\d+[.)]\s+(.+)$/.exec(text) ?? [];
    if (text.startsWith('# ')) blocks.push({ kind: 'heading', text: text.slice(2) });
    else if (clause !== undefined) {
      parts = [];
      blocks.push({ kind: 'clause', text: clause, parts });
    } else if (text.startsWith('- ') && last?.kind === 'clause') parts.push(text.slice(2));
    else if (text !== '' && last?.kind === 'paragraph' && !isNewParagraph)
      blocks.splice(-1, 1, { ...last, text: `${last.text} ${text}` });
    else if (text !== '') blocks.push({ kind: 'paragraph', text });
    isNewParagraph = text === '';
  }
  return ok(blocks);
}
