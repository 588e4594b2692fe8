/** A minute book before it is typeset: from its documents to what is on each page, in binder order. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { unprintable } from '@tabellion/paper/coverage.ts';
import type {
  Block,
  BookSection,
  BoundDocument,
  PrintedBook,
  PrintedDocument,
} from '@tabellion/paper/printed.ts';
import type { BookSelection } from '../sections.ts';
import type { DocumentLanguage, BookFacts as TemplateFacts } from '../templates/template.ts';
import { countIn, dateIn } from '../templates/words.ts';
import { unprintableOn } from './printing.ts';

/** A file within the book: an original, or what the registers hold. */
export interface BookFile {
  /** Its name in the panel of attachments. */
  readonly name: string;
  /** Its name on the way there. */
  readonly file: string;
  readonly sha256: string;
  readonly title: string;
  readonly mediaType: string;
  readonly isOriginal: boolean;
  readonly section?: string;
  readonly documentId?: string;
  readonly version?: number;
}

interface BookFacts {
  readonly language: DocumentLanguage;
  readonly corporation: PrintedBook['corporation'];
  readonly mark?: string | undefined;
  readonly selection: BookSelection;
  readonly asOf: PlainDate;
  /** As it is printed, with its zone. */
  readonly knownAt: string;
  /** A lead says what a section lacks. */
  readonly sections: readonly BookSection[];
  readonly files: readonly BookFile[];
  /** The titles of sections that were not chosen, and whether the acts and their package stay out. */
  readonly leftOut: { readonly sections: readonly string[]; readonly records: boolean };
}

export function boundBook(facts: BookFacts): PrintedBook {
  const { language, corporation, mark, selection, asOf, knownAt, files } = facts;
  const words = wordsOf[language];
  const day = dateIn(language, asOf);
  const sections = facts.sections.map((section) => ({
    ...section,
    lead: joinWithDots([
      words.documents(countIn(language, section.documents.length), section.documents.length),
      section.lead ?? null,
    ]),
  }));
  const documents = sections.reduce((sum, section) => sum + section.documents.length, 0);
  return {
    layout: 'book',
    language,
    corporation,
    title: words.title,
    footer: bookTitle(language, asOf),
    ...(selection !== 'all' && { subtitle: words.selections[selection] }),
    ...(mark !== undefined && { mark }),
    cover: [
      { label: words.asOf, value: day },
      { label: words.knownAt, value: knownAt },
      { label: words.documentCount, value: countIn(language, documents) },
      { label: words.files, value: countIn(language, files.length) },
    ],
    note: words.note,
    sections: [...sections, { title: words.files, documents: [listOfFiles(facts)] }],
    attachments: files.map(({ name, file, title, mediaType, isOriginal }) => ({
      name,
      file,
      title,
      mediaType,
      relationship: isOriginal ? ('source' as const) : ('data' as const),
    })),
  };
}

/** How the book is called in its footers, and by its seal. */
export const bookTitle = (language: 'en' | 'fr', asOf: PlainDate): string =>
  wordsOf[language].footer(dateIn(language, asOf));

function listOfFiles({ language, corporation, asOf, files, leftOut }: BookFacts): BoundDocument {
  const words = wordsOf[language];
  const missing = [...leftOut.sections, ...(leftOut.records ? [words.records] : [])];
  const note: Block = { kind: 'note', text: words.leftOut(missing.join(', ')) };
  return {
    title: words.listOfFiles,
    line: '',
    pictures: [],
    document: {
      language,
      layout: 'register',
      title: words.listOfFiles,
      subtitle: words.filesLead,
      corporation,
      footer: words.footer(dateIn(language, asOf)),
      blocks: [
        {
          kind: 'table',
          columns: [{ label: words.fileName }, { label: 'SHA-256' }],
          rows: files.map(({ name, sha256 }) => [name, sha256]),
        },
        ...(missing.length > 0 ? [note] : []),
      ],
    },
  };
}

/** A name for people: the day, the number and the title of a document, each once in a book, whatever its case. Letters lose their
 *  accents and those of other scripts are left out: the tree of names of a PDF holds bytes, and readers take them otherwise. */
export function attachmentName(
  { datedOn, number, title }: Pick<BookDocument, 'datedOn' | 'number' | 'title'>,
  { ending, taken }: { readonly ending: string; readonly taken: Set<string> },
): string {
  const isNumbered = number !== null && title.includes(number);
  const words = [datedOn, isNumbered ? null : number, title].filter(Boolean).join(' ');
  const name =
    plainLetters(words)
      .replace(/[\\/:*?"<>|]+|[^\x20-\x7e]+/g, ' ')
      .replace(/ +/g, ' ')
      .slice(0, LONGEST_NAME)
      .replace(/^[ .,;-]+|[ .,;-]+$/g, '') || 'document';
  let unique = `${name}.${ending}`;
  for (let copy = 2; taken.has(unique.toLowerCase()); copy++) unique = `${name} (${copy}).${ending}`;
  taken.add(unique.toLowerCase());
  return unique;
}

/** Without its ending: file systems take 255 characters, and paths have folders before them. */
const LONGEST_NAME = 150;

const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/[–—]/g, '-')
    .replaceAll('ı', 'i');

interface BookDocument {
  readonly datedOn: PlainDate | null;
  readonly number: string | null;
  readonly title: string;
}

/** Beside a document's title above its first page. */
export const joinWithDots = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

/** Said in the section of articles of a corporation whose certificate of incorporation is not on file. */
export const withoutCertificate = (language: DocumentLanguage): string =>
  wordsOf[language].withoutCertificate;

/** Across the pages of what was voided, whatever was printed on it. */
export const voidMark = (language: DocumentLanguage): string => (language === 'en' ? 'VOID' : 'NUL');

/** A file without pictures of its pages is bound as its text. */
export function textPage(
  text: string,
  page: Pick<PrintedDocument, 'language' | 'title' | 'corporation' | 'footer'> & { readonly mark?: string },
): PrintedDocument {
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '');
  const note: Block = { kind: 'note', text: wordsOf[page.language].asText };
  return {
    ...page,
    layout: 'letter',
    blocks: [note, ...paragraphs.map((line) => paragraph(printable(line)))],
  };
}

/** A sentence stands in place of pages that cannot be shown: all of a file, or those after the last picture. */
export function missingPage(
  { shown, pages, isGone }: { readonly shown: number; readonly pages: number; readonly isGone: boolean },
  page: Pick<PrintedDocument, 'language' | 'title' | 'corporation' | 'footer'> & { readonly mark?: string },
): PrintedDocument {
  const words = wordsOf[page.language];
  const left = shown === 0 ? words.notDrawn : words.partlyDrawn(String(shown), String(pages));
  const sentence = isGone ? words.gone : left;
  return { ...page, layout: 'letter', blocks: [paragraph(sentence)] };
}

/** One name that paper cannot show does not hold back the book: the document's page says whose it is. */
export function printableDocument(
  document: PrintedDocument,
  persons: TemplateFacts['persons'],
): PrintedDocument {
  const { characters, people } = unprintableOn(document, persons);
  if (characters.length === 0) return document;
  const { language, title, corporation, footer, mark } = document;
  const sentence = wordsOf[language].unprintable(people.map(printable).join(', '));
  return {
    language,
    title,
    corporation,
    footer,
    layout: 'letter',
    ...(mark && { mark }),
    blocks: [paragraph(sentence)],
  };
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** Words of strangers may hold characters that no font of ours has: each is shown as a box. */
export function printable(text: string): string {
  const missing = new Set(unprintable(text));
  return missing.size === 0 ? text : Array.from(text, (one) => (missing.has(one) ? '□' : one)).join('');
}

const wordsOf = {
  en: {
    title: 'Minute book',
    selections: { bank: 'For a bank', due_diligence: 'For due diligence' },
    asOf: 'As of',
    knownAt: 'As recorded on',
    documentCount: 'Documents',
    files: 'Attached files',
    listOfFiles: 'List of attached files',
    filesLead:
      'Each original is attached as it was signed or uploaded. Its SHA-256 identifies it; index.json lists all files for programs.',
    records: 'the entries of the registers as data',
    leftOut: (what: string) => `Not in this book: ${what}.`,
    fileName: 'File',
    footer: (day: string) => `Minute book as of ${day}`,
    documents: (count: string, number: number) => `${count} ${number === 1 ? 'document' : 'documents'}`,
    note: 'This book is a reading copy. Every original is attached to this file as it was signed or uploaded; the list of attached files has its SHA-256.',
    withoutCertificate: 'the certificate of incorporation is not on file',
    asText: 'The text of a Word document. Its layout is in the attached original.',
    notDrawn: 'The pages of this file cannot be shown here. The original is attached.',
    partlyDrawn: (shown: string, pages: string) =>
      `Only ${shown} of ${pages} pages of this file can be shown here. The original is attached.`,
    unprintable: (people: string) =>
      people === ''
        ? 'This document cannot be shown here: it has characters that cannot be printed.'
        : `This document cannot be shown here: a name or address in it has characters that cannot be printed (${people}). Correct it, then bind the book again.`,
    gone: 'The file of this document is missing from the minute book’s storage. It is not attached.',
  },
  fr: {
    title: 'Livres de la société',
    selections: { bank: 'Pour une banque', due_diligence: 'Pour une vérification diligente' },
    asOf: 'En date du',
    knownAt: 'Selon les inscriptions au',
    documentCount: 'Documents',
    files: 'Fichiers joints',
    listOfFiles: 'Liste des fichiers joints',
    filesLead:
      'Chaque original est joint tel qu’il a été signé ou téléversé. Son empreinte SHA-256 l’identifie ; index.json énumère tous les fichiers pour les programmes.',
    records: 'les inscriptions des registres sous forme de données',
    leftOut: (what: string) => `Absents de ces livres : ${what}.`,
    fileName: 'Fichier',
    footer: (day: string) => `Livres de la société au ${day}`,
    documents: (count: string, number: number) => `${count} ${number < 2 ? 'document' : 'documents'}`,
    note: 'Ceci est une copie de lecture des livres. Chaque original est joint à ce fichier tel qu’il a été signé ou téléversé ; la liste des fichiers joints indique son empreinte SHA-256.',
    withoutCertificate: 'le certificat de constitution n’est pas au dossier',
    asText: 'Le texte d’un document Word. Sa mise en page se trouve dans l’original joint.',
    notDrawn: 'Les pages de ce fichier ne peuvent pas être affichées ici. L’original est joint.',
    partlyDrawn: (shown: string, pages: string) =>
      `Seules ${shown} des ${pages} pages de ce fichier peuvent être affichées ici. L’original est joint.`,
    unprintable: (people: string) =>
      people === ''
        ? 'Ce document ne peut pas être affiché ici : il comporte des caractères qui ne peuvent pas être imprimés.'
        : `Ce document ne peut pas être affiché ici : un nom ou une adresse y comporte des caractères qui ne peuvent pas être imprimés (${people}). Corrigez-le, puis reliez les livres de nouveau.`,
    gone: 'Le fichier de ce document est introuvable dans les livres conservés. Il n’est pas joint.',
  },
} as const;
