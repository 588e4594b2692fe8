/** Documents of the registers that would say something else now. */
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { type MadeRow, selectMade } from './store/made.ts';
import {
  type EarlierWording,
  type ExpectedDocument,
  type MinuteBook,
  type MinuteBookQuery,
  type Ports,
  readMinuteBook,
} from './wording.ts';

const earlierWordings: readonly EarlierWording[] = [
  { isBeforeEnd: true },
  { isUndated: true },
  { isUncertified: true },
  { isBeforeEnd: true, isUndated: true },
];

/** Documents made of the registers that would say something else now, by the same wording.
 *  @param ports  without texts the registers are left out
 *  @param goOn  throws where nobody waits for it any more
 *  @returns none before the corporation exists */
export async function outdatedDocuments(
  ports: Ports,
  q: Queries,
  query: Pick<MinuteBookQuery, 'orgId' | 'now' | 'today'>,
  goOn?: () => void,
): Promise<readonly MadeRow[]> {
  const changed: MadeRow[] = [];
  const languages = new Set((await selectMade(q, query.orgId)).map(({ language }) => language));
  for (const language of languages) {
    const book = await readMinuteBook(ports, q, { ...query, language });
    if (book === undefined) return [];
    const made = book.due.filter(
      ({ existing, template }) => existing !== undefined && existing.templateVersion === template.version,
    );
    for await (const one of book.oneByOne(made, goOn))
      if (one.existing !== undefined && !(await saysTheSame(book, one, one.existing)))
        changed.push(one.existing);
  }
  return changed;
}

/** A document that cannot be worded any more says what it said. */
async function saysTheSame(book: MinuteBook, one: ExpectedDocument, existing: MadeRow): Promise<boolean> {
  const isSaid = async (as?: EarlierWording) => {
    const worded = await book.word(one, as);
    return worded.ok && worded.value.digest === existing.factsDigest;
  };
  const worded = await book.word(one);
  if (!worded.ok || worded.value.digest === existing.factsDigest) return true;
  return existing.status === 'signed' && (await anyOf(earlierWordings, isSaid));
}

async function anyOf<One>(all: readonly One[], holds: (one: One) => Promise<boolean>): Promise<boolean> {
  for (const one of all) if (await holds(one)) return true;
  return false;
}
