/** What happened to a file after it was signed. Allowed is what later signatures need; all else is an edit, and named. */
import type { Edit } from './findings.ts';
import { catalogOf, formOf, objectsOfPage, pagesOf, reachedFrom, signatureFieldsOf } from './pages.ts';
import type { PdfFile } from './pdfFile.ts';
import {
  entriesOf,
  isArray,
  isDictionary,
  isName,
  isReference,
  isStream,
  isString,
  nameOf,
  type PdfDictionary,
  type PdfValue,
} from './pdfSyntax.ts';

/** The edits between two states of a file, of which the later begins with the earlier.
 *  @param signatures the objects of the signatures that hold */
export function editsBetween(
  before: PdfFile,
  after: PdfFile,
  signatures: ReadonlySet<number>,
): readonly Edit[] {
  const changed = changedObjects(before, after);
  const moved = ['Root', 'Info'].flatMap((key) => {
    const [one, other] = [before.trailer.get(key), after.trailer.get(key)];
    return isSame(before, one, after, other) ? [] : [isReference(other) ? other.number : 0];
  });
  if (changed.length + moved.length === 0)
    return [{ kind: 'appended', bytes: after.bytes.length - before.bytes.length }];
  const isAllowed = allowedChanges(before, after, signatures);
  const edited = new Set([...moved, ...changed.filter((number) => moved.length > 0 || !isAllowed(number))]);
  return [...removedSignatures(before, after), ...namesOf(before, after, [...edited])];
}

/** The numbers of objects that are new, gone, or say something else. */
function changedObjects(before: PdfFile, after: PdfFile): readonly number[] {
  const numbers = new Set([...before.numbers, ...after.numbers]);
  return [...numbers].filter(
    (number) =>
      before.placeOf(number) !== after.placeOf(number) &&
      !isSame(before, before.object(number), after, after.object(number)),
  );
}

/** Whether two values say the same; references are compared by their numbers. */
function isSame(
  before: PdfFile,
  one: PdfValue | undefined,
  after: PdfFile,
  other: PdfValue | undefined,
): boolean {
  if (isArray(one) && isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(before, item, after, other[at]));
  if (isDictionary(one) && isDictionary(other))
    return (
      one.size === other.size &&
      [...one].every(([key, value]) => isSame(before, value, after, other.get(key)))
    );
  if (isStream(one) && isStream(other))
    return (
      isSame(before, one.dictionary, after, other.dictionary) &&
      isSameBytes(before.stored(one), after.stored(other))
    );
  if (isString(one) && isString(other)) return isSameBytes(one.bytes, other.bytes);
  if (isReference(one) && isReference(other))
    return one.number === other.number && one.generation === other.generation;
  return one === other || (nameOf(one) !== undefined && nameOf(one) === nameOf(other));
}

const isSameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

/** Which objects may be new, or differ: those of signatures, time stamps, and what proves their certificates (DSS). */
function allowedChanges(
  before: PdfFile,
  after: PdfFile,
  signatures: ReadonlySet<number>,
): (number: number) => boolean {
  const isNew = (number: number): boolean => before.placeOf(number) === undefined;
  const same = (one: PdfValue | undefined, other: PdfValue | undefined) => isSame(before, one, after, other);
  const sameBut = (one: PdfDictionary, other: PdfDictionary, ...keys: readonly string[]): boolean =>
    [...new Set([...one.keys(), ...other.keys()])].every(
      (key) => keys.includes(key) || same(one.get(key), other.get(key)),
    );

  const unsigned = new Map(
    signatureFieldsOf(before).flatMap((field) =>
      field.signature === undefined ? [[field.number, field]] : [],
    ),
  );
  const fieldsAfter = signatureFieldsOf(after);
  const filled = fieldsAfter.filter(
    ({ number, signature, field }) =>
      signature !== undefined &&
      signatures.has(signature) &&
      unsigned.has(number) &&
      sameBut(unsigned.get(number)?.field ?? new Map(), field, 'V', 'AP', 'AS', 'M'),
  );
  const invisible = fieldsAfter.filter(
    ({ number, signature, field }) =>
      signature !== undefined && signatures.has(signature) && isNew(number) && isInvisible(after, field),
  );
  const widgets = new Set(invisible.map(({ number }) => number));
  const appearances = filled.map(({ field }) => reachedFrom(after, field.get('AP')));
  const proofs = [before, after].map((file) => reachedFrom(file, catalogOf(file).get('DSS')));
  const pages = new Set(pagesOf(before).map(({ number }) => number));
  const lists = new Map<number, 'annotations' | 'fields'>();
  for (const page of pages) {
    const annotations = entriesOf(before.object(page)).get('Annots');
    if (isReference(annotations)) lists.set(annotations.number, 'annotations');
  }
  const [root, form, fields] = [
    before.trailer.get('Root'),
    catalogOf(before).get('AcroForm'),
    formOf(before).get('Fields'),
  ];
  if (isReference(fields)) lists.set(fields.number, 'fields');

  /** The list grew by widgets of signatures alone. */
  const isGrown = (one: PdfValue | undefined, other: PdfValue | undefined): boolean => {
    const [old, now] = [before.resolve(one) ?? [], after.resolve(other) ?? []];
    return (
      isArray(old) &&
      isArray(now) &&
      old.every((item, at) => same(item, now[at])) &&
      now.slice(old.length).every((item) => isReference(item) && widgets.has(item.number))
    );
  };
  const isForm = (one: PdfDictionary, other: PdfDictionary): boolean =>
    sameBut(one, other, 'Fields', 'SigFlags') && isGrown(one.get('Fields'), other.get('Fields'));

  return (number) => {
    const [one, other] = [before.object(number), after.object(number)];
    if (other === undefined) return false;
    const [was, is] = [entriesOf(one), entriesOf(other)];
    if (isNew(number))
      return (
        signatures.has(number) ||
        widgets.has(number) ||
        appearances.some((reached) => reached.has(number)) ||
        proofs[1]?.has(number) === true ||
        (isStream(other) && isName(is.get('Type'), 'XRef', 'ObjStm'))
      );
    if (isReference(root) && number === root.number)
      return (
        sameBut(was, is, 'AcroForm', 'DSS', 'Extensions') &&
        (isReference(was.get('AcroForm')) || !was.has('AcroForm')
          ? same(was.get('AcroForm'), is.get('AcroForm'))
          : isForm(entriesOf(was.get('AcroForm')), entriesOf(is.get('AcroForm'))))
      );
    if (isReference(form) && number === form.number) return isForm(was, is);
    if (lists.has(number)) return isGrown(one, other);
    if (pages.has(number)) return sameBut(was, is, 'Annots') && isGrown(was.get('Annots'), is.get('Annots'));
    if (filled.some((field) => field.number === number)) return true;
    return proofs[0]?.has(number) === true && !isStream(one) && !isStream(other) && !pages.has(number);
  };
}

const invisibleKeys = new Set([
  'Type',
  'Subtype',
  'FT',
  'T',
  'V',
  'F',
  'Ff',
  'P',
  'Rect',
  'AP',
  'MK',
  'DA',
  'Lock',
  'SV',
  'M',
]);

/** A field without extent, and without actions. */
function isInvisible(file: PdfFile, field: PdfDictionary): boolean {
  const place = file.resolve(field.get('Rect'));
  const [left, bottom, right, top] = isArray(place) ? place : [];
  return (
    typeof left === 'number' &&
    left === right &&
    bottom === top &&
    [...field.keys()].every((key) => invisibleKeys.has(key))
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

/** By the pages that were edited; what belongs to no page by its object. */
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
