/** Active content is what a PDF can make a reader's program do besides showing pages: found, and taken out. */
import { type PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfString } from '@libpdf/core';

export type ActiveContent =
  | 'javascript'
  /** Starts a program. */
  | 'launch'
  | 'embedded_files'
  /** A form within the form, with scripts of its own. */
  | 'xfa'
  /** Sends what was filled in to another place, or fetches it from there. */
  | 'form_data'
  /** Opens another file, which may lie on another machine. */
  | 'other_files'
  /** A link that leads neither to a page of the web, nor to an address, nor to a phone number. */
  | 'odd_link'
  /** Sound, films, and scenes that run programs. */
  | 'media';

/** Types of actions (ISO 32000-2, table 201). Those that move within the document, such as GoTo, are no harm. */
const actions: Readonly<Partial<Record<string, ActiveContent>>> = {
  JavaScript: 'javascript',
  Launch: 'launch',
  SubmitForm: 'form_data',
  ImportData: 'form_data',
  GoToR: 'other_files',
  GoToE: 'other_files',
  Thread: 'other_files',
  Sound: 'media',
  Movie: 'media',
  Rendition: 'media',
  GoTo3DView: 'media',
  RichMediaExecute: 'media',
};

/** Types of annotations (the same, table 171). */
const annotations: Readonly<Partial<Record<string, ActiveContent>>> = {
  FileAttachment: 'embedded_files',
  Sound: 'media',
  Movie: 'media',
  Screen: 'media',
  '3D': 'media',
  RichMedia: 'media',
};

/** Entries that are active whatever they hold. */
const entries: Readonly<Partial<Record<string, ActiveContent>>> = {
  JavaScript: 'javascript',
  JS: 'javascript',
  EmbeddedFiles: 'embedded_files',
  EF: 'embedded_files',
  AF: 'embedded_files',
  Collection: 'embedded_files',
  XFA: 'xfa',
};

/** The active content of all that can be reached from the document's root. */
export function activeContentOf(pdf: PDF): ActiveContent[] {
  const found = new Set<ActiveContent>();
  for (const object of reachable(pdf)) {
    for (const [, kind] of activePartsOf(object, pdf)) found.add(kind);
  }
  return [...found].sort();
}

/** Takes it out. What nothing leads to any more is left behind when the document is saved. */
export function removeActiveContent(pdf: PDF): void {
  for (const object of reachable(pdf)) {
    const parts = [...activePartsOf(object, pdf)].map(([part]) => part);
    // The last is removed first, so that the places before it stay where they are.
    for (const part of parts.reverse()) {
      if (object instanceof PdfArray) object.remove(Number(part));
      else object.delete(part);
    }
  }
}

/** Also a file that is not signed otherwise can carry rights that its maker signed: it is kept as it is, too. */
export function isSigned(pdf: PDF): boolean {
  for (const object of reachable(pdf)) {
    if (object instanceof PdfDict && object.has('ByteRange')) return true;
  }
  return false;
}

/** The keys of a dictionary, or the places of an array, that hold what is active. */
function* activePartsOf(object: PdfDict | PdfArray, pdf: PDF): Generator<[part: string, ActiveContent]> {
  for (const [part, value] of partsOf(object)) {
    const kind = (object instanceof PdfDict ? entries[part] : undefined) ?? kindOf(resolved(value, pdf), pdf);
    if (kind !== undefined) yield [part, kind];
  }
}

function kindOf(object: PdfObject | undefined, pdf: PDF): ActiveContent | undefined {
  if (!(object instanceof PdfDict)) return undefined;
  const nameIn = (key: string) => {
    const name = resolved(object.get(key), pdf);
    return name instanceof PdfName ? name.value : '';
  };
  return actions[nameIn('S')] ?? annotations[nameIn('Subtype')] ?? kindOfLink(object, pdf);
}

function kindOfLink(action: PdfDict, pdf: PDF): ActiveContent | undefined {
  const address = resolved(action.get('URI'), pdf);
  if (!(address instanceof PdfString)) return undefined;
  return /^\s*(https?:|mailto:|tel:|www\.)/i.test(address.asString()) ? undefined : 'odd_link';
}

/** Every dictionary and array, each once. */
function* reachable(pdf: PDF): Generator<PdfDict | PdfArray> {
  const seen = new Set<PdfObject | string>();
  const waiting: (PdfObject | undefined)[] = [
    pdf.context.catalog.getDict(),
    pdf.context.info.trailer.get('Info'),
  ];
  for (let object = waiting.pop(); object !== undefined || waiting.length > 0; object = waiting.pop()) {
    const whole = resolved(object, pdf);
    if (!(whole instanceof PdfDict || whole instanceof PdfArray) || seen.has(whole)) continue;
    seen.add(whole);
    yield whole;
    for (const [, value] of partsOf(whole)) waiting.push(value);
  }
}

function* partsOf(object: PdfDict | PdfArray): Generator<[part: string, PdfObject]> {
  if (object instanceof PdfDict) for (const [key, value] of object) yield [key.value, value];
  else for (const [place, value] of object.toArray().entries()) yield [String(place), value];
}

/** A reference may lead to a reference; a chain longer than any honest one ends nowhere. */
function resolved(object: PdfObject | undefined, pdf: PDF): PdfObject | undefined {
  let found = object;
  for (let steps = 0; found instanceof PdfRef && steps < 10; steps++)
    found = pdf.context.resolve(found) ?? undefined;
  return found;
}
