/** Changes that a file may have since it was signed: what further signatures and time stamps write, and what proves their
 *  certificates (DSS). Each rule allows what one writer needs and no more; what no rule names is an edit. */
import { catalogOf, formOf, pagesOf, referencesIn, signatureFieldsOf } from './pages.ts';
import type { PdfFile } from './pdfFile.ts';
import { isSame } from './pdfSame.ts';
import {
  entriesOf,
  isArray,
  isDictionary,
  isName,
  isReference,
  type PdfDictionary,
  type PdfReference,
  type PdfValue,
} from './pdfSyntax.ts';
import { hasOnly, plainProofs } from './proofs.ts';

interface Comparison {
  readonly before: PdfFile;
  readonly after: PdfFile;
  /** The objects of the signatures that may have been added. */
  readonly signatures: ReadonlySet<number>;
  /** Nothing of the file before knows of an object of that number, or leads to it. */
  readonly isNew: (number: number) => boolean;
}

/** Whether an object that is new, or says something else, may do so. */
export function allowedChanges(
  before: PdfFile,
  after: PdfFile,
  signatures: ReadonlySet<number>,
): (number: number) => boolean {
  const led = referencesIn(before);
  const isNew = (number: number): boolean => !before.isListed(number) && !led.has(number);
  const comparison: Comparison = { before, after, signatures, isNew };
  const proofs = addedProofs(comparison);
  const added = addedFields(comparison);
  const filled = filledFields(comparison);
  const tables = new Set(after.tables.map((table) => table.number));
  const isAllowedNew = (number: number): boolean =>
    signatures.has(number) || added.has(number) || proofs?.has(number) === true || tables.has(number);
  const isAllowedOld = oldObjects(comparison, { proofs, added });
  return (number) => {
    if (isNew(number)) return after.generationOf(number) === 0 && isAllowedNew(number);
    // A number that was removed, or that something led to, is not given again.
    const isStill = before.object(number) !== undefined && after.object(number) !== undefined;
    if (!isStill || before.generationOf(number) !== after.generationOf(number)) return false;
    return filled.has(number) || isAllowedOld(number);
  };
}

const storeOf = (file: PdfFile): PdfValue | undefined => catalogOf(file).get('DSS');

/** The objects of a DSS that was not there before; undefined unless there is one, and it is plain. */
function addedProofs({ before, after, isNew }: Comparison): ReadonlySet<number> | undefined {
  const isAdded = storeOf(before) === undefined && storeOf(after) !== undefined;
  return isAdded ? plainProofs(after, storeOf(after), isNew) : undefined;
}

/** The new fields of those signatures, which show nothing and do nothing. */
function addedFields({ before, after, signatures, isNew }: Comparison): ReadonlySet<number> {
  const pages = new Set(pagesOf(before).map(({ number }) => number));
  const names = signatureFieldsOf(before).map(({ name }) => name);
  const added = signatureFieldsOf(after).filter(
    ({ number, name, signature, field }) =>
      isNew(number) &&
      signature !== undefined &&
      isNew(signature) &&
      signatures.has(signature) &&
      !names.includes(name) &&
      isInvisible(field, pages),
  );
  return new Set(added.map(({ number }) => number));
}

/** A field of no extent, without a look and without actions. */
function isInvisible(field: PdfDictionary, pages: ReadonlySet<number>): boolean {
  const [place, page] = [field.get('Rect'), field.get('P')];
  const [left, bottom, right, top] = isArray(place) ? place : [];
  return (
    hasOnly(field, 'Type', 'Subtype', 'FT', 'T', 'V', 'F', 'P', 'Rect') &&
    isName(field.get('FT'), 'Sig') &&
    typeof left === 'number' &&
    left === right &&
    typeof bottom === 'number' &&
    bottom === top &&
    (page === undefined || (isReference(page) && pages.has(page.number)))
  );
}

/** Fields that waited for those signatures, and changed in nothing else. */
function filledFields({ before, after, signatures, isNew }: Comparison): ReadonlySet<number> {
  const fields = new Map(signatureFieldsOf(after).map((field) => [field.number, field]));
  const filled = signatureFieldsOf(before).filter(({ number, signature, field }) => {
    const now = fields.get(number);
    return (
      signature === undefined &&
      now?.signature !== undefined &&
      isNew(now.signature) &&
      signatures.has(now.signature) &&
      isSameBut(before, field, after, now.field, 'V')
    );
  });
  return new Set(filled.map(({ number }) => number));
}

function isSameBut(
  before: PdfFile,
  one: PdfDictionary,
  after: PdfFile,
  other: PdfDictionary,
  ...keys: readonly string[]
): boolean {
  const all = new Set([...one.keys(), ...other.keys()]);
  return [...all].every((key) => keys.includes(key) || isSame(before, one.get(key), after, other.get(key)));
}

interface Added {
  readonly proofs: ReadonlySet<number> | undefined;
  /** The numbers of added fields. */
  readonly added: ReadonlySet<number>;
}

/** Catalog, form, pages and their lists may name what was added, each in its own entry. */
function oldObjects(comparison: Comparison, additions: Added): (number: number) => boolean {
  const { before } = comparison;
  const root = before.trailer.get('Root');
  const form = catalogOf(before).get('AcroForm');
  const pages = pagesOf(before);
  const lists = new Set(listsOf(before, pages));
  const numbers = new Set(pages.map(({ number }) => number));
  const grown = new Growth(comparison, additions);
  return (number) => {
    const [one, other] = [before.object(number), comparison.after.object(number)];
    if (lists.has(number)) return grown.isList(one, other);
    if (!isDictionary(one) || !isDictionary(other)) return false;
    if (isReference(root) && number === root.number) return grown.isCatalog(one, other);
    if (isReference(form) && number === form.number) return grown.isForm(one, other);
    return numbers.has(number) && grown.isPage(one, other);
  };
}

/** The lists of annotations and of fields that are objects of their own. */
function listsOf(file: PdfFile, pages: readonly PdfReference[]): readonly number[] {
  const lists = pages.map(({ number }) => entriesOf(file.object(number)).get('Annots'));
  return [...lists, formOf(file).get('Fields')].flatMap((list) => (isReference(list) ? [list.number] : []));
}

/** Whether what was there before has grown by what was added, and by nothing else. */
class Growth {
  private readonly comparison: Comparison;
  private readonly additions: Added;

  constructor(comparison: Comparison, additions: Added) {
    this.comparison = comparison;
    this.additions = additions;
  }

  private isSame(one: PdfValue | undefined, other: PdfValue | undefined): boolean {
    return isSame(this.comparison.before, one, this.comparison.after, other);
  }

  private isSameBut(one: PdfDictionary, other: PdfDictionary, ...keys: readonly string[]): boolean {
    return isSameBut(this.comparison.before, one, this.comparison.after, other, ...keys);
  }

  /** Whether a list of fields or annotations has grown so. */
  isList(one: PdfValue | undefined, other: PdfValue | undefined): boolean {
    const { before, after } = this.comparison;
    const [old, now] = [before.resolve(one) ?? [], after.resolve(other) ?? []];
    return (
      isReference(one) === isReference(other) &&
      isArray(old) &&
      isArray(now) &&
      old.every((item, at) => this.isSame(item, now[at])) &&
      now.slice(old.length).every((item) => isReference(item) && this.additions.added.has(item.number))
    );
  }

  isForm(one: PdfDictionary, other: PdfDictionary): boolean {
    const flags = other.get('SigFlags');
    return (
      this.isSameBut(one, other, 'Fields', 'SigFlags') &&
      (flags === 3 || flags === one.get('SigFlags')) &&
      this.isList(one.get('Fields'), other.get('Fields'))
    );
  }

  isPage(one: PdfDictionary, other: PdfDictionary): boolean {
    return this.isSameBut(one, other, 'Annots') && this.isList(one.get('Annots'), other.get('Annots'));
  }

  isCatalog(one: PdfDictionary, other: PdfDictionary): boolean {
    const [form, formNow] = [one.get('AcroForm'), other.get('AcroForm')];
    return (
      this.isSameBut(one, other, 'AcroForm', 'DSS', 'Extensions') &&
      (this.isSame(form, formNow) ||
        (isDictionary(form) && isDictionary(formNow) && this.isForm(form, formNow))) &&
      (this.additions.proofs !== undefined || this.isSame(one.get('DSS'), other.get('DSS'))) &&
      (this.isSame(one.get('Extensions'), other.get('Extensions')) ||
        (!one.has('Extensions') && arePlainExtensions(other.get('Extensions'))))
    );
  }
}

/** That the file is to be read by the extension of the format which knows of a DSS. */
function arePlainExtensions(value: PdfValue | undefined): boolean {
  return (
    isDictionary(value) &&
    hasOnly(value, 'ESIC', 'ADBE', 'Type') &&
    [...value].every(
      ([name, entry]) =>
        name === 'Type' ||
        (isDictionary(entry) &&
          hasOnly(entry, 'BaseVersion', 'ExtensionLevel', 'Type') &&
          isName(entry.get('BaseVersion'), '1.7', '2.0') &&
          typeof entry.get('ExtensionLevel') === 'number'),
    )
  );
}
