import type { PdfFile } from './pdfFile.ts';
import {
  entriesOf,
  isArray,
  isName,
  isReference,
  isStream,
  isString,
  type PdfDictionary,
  type PdfReference,
  type PdfValue,
  textOfString,
  UnreadablePdf,
} from './pdfSyntax.ts';

const mostPages = 100_000;

export const catalogOf = (file: PdfFile) => entriesOf(file.resolve(file.trailer.get('Root')));

/** The pages in their order (ISO 32000-1, 7.7.3). */
export function pagesOf(file: PdfFile): readonly PdfReference[] {
  const pages: PdfReference[] = [];
  const visited = new Set<number>();
  const walk = (value: PdfValue | undefined): void => {
    if (!isReference(value) || visited.has(value.number)) throw new UnreadablePdf('no tree of pages');
    visited.add(value.number);
    const node = entriesOf(file.resolve(value));
    const kids = file.resolve(node.get('Kids'));
    if (isArray(kids)) for (const kid of kids) walk(kid);
    else if (isName(node.get('Type'), 'Page')) pages.push(value);
    else throw new UnreadablePdf('no tree of pages');
    if (pages.length > mostPages) throw new UnreadablePdf('too many pages');
  };
  walk(catalogOf(file).get('Pages'));
  return pages;
}

/** The objects from which a page is drawn and read, itself included; not those above it, nor other pages. */
export function objectsOfPage(
  file: PdfFile,
  page: PdfReference,
  others: ReadonlySet<number>,
): ReadonlySet<number> {
  return reachedFrom(file, page, (number) => number !== page.number && others.has(number));
}

/** The objects to which a value leads. */
function reachedFrom(
  file: PdfFile,
  from: PdfValue | undefined,
  isLeftOut: (number: number) => boolean = () => false,
): ReadonlySet<number> {
  const reached = new Set<number>();
  const open: (PdfValue | undefined)[] = [from];
  while (open.length > 0) {
    const value = open.pop();
    if (isReference(value)) {
      if (reached.has(value.number) || isLeftOut(value.number)) continue;
      reached.add(value.number);
      open.push(file.resolve(value));
    } else if (isArray(value)) open.push(...value);
    else if (isStream(value) || value instanceof Map)
      for (const [name, entry] of entriesOf(value)) if (name !== 'Parent' && name !== 'P') open.push(entry);
  }
  return reached;
}

/** The numbers to which anything in a file leads, be there an object or not. Throws `UnreadablePdf` if one object cannot be read:
 *  nobody knows where that one leads. */
export function referencesIn(file: PdfFile): ReadonlySet<number> {
  const led = new Set<number>();
  const open: (PdfValue | undefined)[] = [...file.tables.map(({ trailer }) => trailer)];
  for (const number of file.numbers) open.push(file.object(number));
  while (open.length > 0) {
    const value = open.pop();
    if (isReference(value)) led.add(value.number);
    else if (isArray(value)) for (const item of value) open.push(item);
    else for (const entry of entriesOf(value).values()) open.push(entry);
  }
  return led;
}

interface SignatureField {
  /** The number of its object. */
  readonly number: number;
  readonly name: string;
  readonly field: PdfDictionary;
  /** The object of its signature; missing where nobody has signed yet. */
  readonly signature?: number;
}

export const formOf = (file: PdfFile): PdfDictionary =>
  entriesOf(file.resolve(catalogOf(file).get('AcroForm')));

/** The signature fields of a file, signed or not (ISO 32000-1, 12.7). */
export function signatureFieldsOf(file: PdfFile): readonly SignatureField[] {
  const found: SignatureField[] = [];
  const visited = new Set<number>();
  const walk = (value: PdfValue | undefined, type: PdfValue | undefined): void => {
    if (!isReference(value) || visited.has(value.number)) return;
    visited.add(value.number);
    const field = entriesOf(file.resolve(value));
    const ownType = field.get('FT') ?? type;
    const kids = file.resolve(field.get('Kids'));
    if (isArray(kids)) for (const kid of kids) walk(kid, ownType);
    const [title, signed] = [field.get('T'), field.get('V')];
    if (!isName(ownType, 'Sig') || (isArray(kids) && signed === undefined)) return;
    found.push({
      number: value.number,
      name: isString(title) ? textOfString(title) : '',
      field,
      ...(signed !== undefined && { signature: isReference(signed) ? signed.number : -1 }),
    });
  };
  const fields = file.resolve(formOf(file).get('Fields'));
  if (isArray(fields)) for (const field of fields) walk(field, undefined);
  return found;
}
