/** Changes of a file after it was signed. Allowed is what later signatures need; all else is an edit, and named. */
import { allowedChanges } from './allowed.ts';
import { isPlainlyAppended } from './appended.ts';
import type { Edit } from './findings.ts';
import { objectsOfPage, pagesOf, signatureFieldsOf } from './pages.ts';
import type { PdfFile } from './pdfFile.ts';
import { isSame } from './pdfSame.ts';
import { entriesOf, isReference, nameOf } from './pdfSyntax.ts';

/** The edits between two states of a file, of which the later begins with the earlier. Throws `UnreadablePdf`.
 *  @param signatures the objects of the signatures that may have been added */
export function editsBetween(
  before: PdfFile,
  after: PdfFile,
  signatures: ReadonlySet<number>,
): readonly Edit[] {
  if (before.bytes.length === after.bytes.length) return [];
  const changed = changedObjects(before, after);
  const moved = ['Root', 'Info'].flatMap((key) => {
    const [one, other] = [before.trailer.get(key), after.trailer.get(key)];
    return isSame(before, one, after, other) ? [] : [isReference(other) ? other.number : 0];
  });
  const isPlain = isPlainlyAppended(before, after);
  const isAllowed = allowedChanges(before, after, signatures);
  const edited = new Set([...moved, ...changed.filter((number) => moved.length > 0 || !isAllowed(number))]);
  const edits = [...removedSignatures(before, after), ...namesOf(before, after, [...edited])];
  const isInVain = edits.length === 0 && (!isPlain || changed.length === 0);
  return isInVain ? [{ kind: 'appended', bytes: after.bytes.length - before.bytes.length }] : edits;
}

/** The numbers of objects that are new, gone, or say something else. */
function changedObjects(before: PdfFile, after: PdfFile): readonly number[] {
  const numbers = new Set([...before.numbers, ...after.numbers]);
  return [...numbers].filter(
    (number) =>
      before.placeOf(number) !== after.placeOf(number) &&
      (before.generationOf(number) !== after.generationOf(number) ||
        !isSame(before, before.object(number), after, after.object(number))),
  );
}

function removedSignatures(before: PdfFile, after: PdfFile): readonly Edit[] {
  const still = new Map(signatureFieldsOf(after).map(({ number, signature }) => [number, signature]));
  return signatureFieldsOf(before).flatMap(({ number, name, signature }) =>
    signature !== undefined && still.get(number) !== signature
      ? [{ kind: 'signature_removed' as const, name }]
      : [],
  );
}

/** Edits are named by the pages that were edited; what belongs to no page by its object. */
function namesOf(before: PdfFile, after: PdfFile, edited: readonly number[]): readonly Edit[] {
  const [old, now] = [pagesOf(before), pagesOf(after)];
  const all = new Set([...old, ...now].map(({ number }) => number));
  const open = new Set(edited);
  const pages: Edit[] = [];
  for (const [at, page] of now.entries()) {
    const reached = [
      objectsOfPage(after, page, all),
      ...(old[at] ? [objectsOfPage(before, old[at], all)] : []),
    ];
    const touched = edited.filter((number) => reached.some((objects) => objects.has(number)));
    const isOther = old[at] !== undefined && old[at].number !== page.number;
    if (touched.length > 0 || isOther) pages.push({ kind: 'page', page: at + 1 });
    for (const number of touched) open.delete(number);
  }
  if (old.length !== now.length) pages.push({ kind: 'pages', before: old.length, after: now.length });
  const objects = [...open].map((number): Edit => {
    const type = entriesOf(after.object(number) ?? before.object(number));
    return { kind: 'object', number, type: nameOf(type.get('Type')) ?? nameOf(type.get('S')) ?? '' };
  });
  return [...pages, ...objects];
}
