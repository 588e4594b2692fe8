/** The store of what proves certificates for later years (DSS; ETSI EN 319 142-1, 5.4.2), as it may be added after a seal. */
import type { PdfFile } from './pdfFile.ts';
import {
  isArray,
  isDictionary,
  isName,
  isReference,
  isStream,
  isString,
  type PdfDictionary,
  type PdfValue,
} from './pdfSyntax.ts';

/** The objects of a store that consists of new objects and has nothing in it but certificates, answers and lists: each of them a
 *  stream that is nothing else.
 *  @param isNew  nothing of the file before leads to an object of that number
 *  @returns undefined unless the store is such a one */
export function plainProofs(
  file: PdfFile,
  store: PdfValue | undefined,
  isNew: (number: number) => boolean,
): ReadonlySet<number> | undefined {
  const objects = new Set<number>();
  /** The value itself, or the new object to which it leads. */
  const taken = (value: PdfValue | undefined): PdfValue | undefined => {
    if (!isReference(value)) return value;
    if (!isNew(value.number) || value.generation !== 0) return undefined;
    objects.add(value.number);
    return file.resolve(value);
  };
  const isProof = (value: PdfValue | undefined): boolean => {
    const stream = isReference(value) ? taken(value) : undefined;
    return (
      isStream(stream) && hasOnly(stream.dictionary, 'Length', 'Filter') && isPlainStream(stream.dictionary)
    );
  };
  const isList = (value: PdfValue | undefined): boolean => {
    const list = taken(value);
    return value === undefined || (isArray(list) && list.every(isProof));
  };
  const isRelated = (value: PdfValue): boolean => {
    const entry = taken(value);
    return (
      isDictionary(entry) &&
      hasOnly(entry, 'Type', 'Cert', 'CRL', 'OCSP', 'TU', 'TS') &&
      isTyped(entry, 'VRI') &&
      ['Cert', 'CRL', 'OCSP'].every((key) => isList(entry.get(key))) &&
      (!entry.has('TU') || isString(entry.get('TU'))) &&
      (!entry.has('TS') || isProof(entry.get('TS')))
    );
  };
  const areRelated = (value: PdfValue | undefined): boolean => {
    const related = taken(value);
    return (
      value === undefined ||
      (isDictionary(related) &&
        [...related].every(([name, entry]) => /^[0-9A-F]{40}$/i.test(name) && isRelated(entry)))
    );
  };
  const dictionary = taken(store);
  const isPlain =
    isDictionary(dictionary) &&
    hasOnly(dictionary, 'Type', 'VRI', 'Certs', 'OCSPs', 'CRLs') &&
    isTyped(dictionary, 'DSS') &&
    ['Certs', 'OCSPs', 'CRLs'].every((key) => isList(dictionary.get(key))) &&
    areRelated(dictionary.get('VRI'));
  return isPlain ? objects : undefined;
}

export const hasOnly = (dictionary: PdfDictionary, ...keys: readonly string[]): boolean =>
  [...dictionary.keys()].every((key) => keys.includes(key));

const isTyped = (dictionary: PdfDictionary, type: string): boolean =>
  !dictionary.has('Type') || isName(dictionary.get('Type'), type);

const isPlainStream = (dictionary: PdfDictionary): boolean =>
  typeof dictionary.get('Length') === 'number' &&
  (!dictionary.has('Filter') || isName(dictionary.get('Filter'), 'FlateDecode'));
