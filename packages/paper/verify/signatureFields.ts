import { catalogOf } from './pages.ts';
import type { PdfFile } from './pdfFile.ts';
import {
  entriesOf,
  isArray,
  isName,
  isReference,
  isString,
  type PdfDictionary,
  type PdfValue,
  textOfString,
} from './pdfSyntax.ts';

export interface SignatureField {
  /** Of its object. */
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
