/** Documents of the minute book, as the rules look for them. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { byKeys, onceFor } from '@tabellion/kernel/onceFor.ts';
import type { DueInBook, FiledDocument } from '../../documents/shapes.ts';
import { isRecordedHere } from '../../documents/templates/resolutions/clauses.ts';
import { personOf } from '../../documents/templates/words.ts';
import type { CheckFacts, Fix, Found } from './rule.ts';

const documentsInForce = onceFor((onFile: CheckFacts['onFile']) =>
  onFile.filter(({ status }) => status !== 'void'),
);

/** Void documents prove nothing. */
export const inForce = ({ onFile }: Pick<CheckFacts, 'onFile'>): readonly FiledDocument[] =>
  documentsInForce(onFile);

const papersByRoot = onceFor((onFile: CheckFacts['onFile']) =>
  byKeys(documentsInForce(onFile), ({ carries }) => carries),
);

export const papersOf = ({ onFile }: Pick<CheckFacts, 'onFile'>, root: string): readonly FiledDocument[] =>
  papersByRoot(onFile).get(root) ?? [];

const missingByRoot = onceFor((due: CheckFacts['due']) =>
  byKeys(due, ({ isOnFile, carries }) => (isOnFile ? [] : carries)),
);

/** Documents that could be drafted for an entry. */
export const missingOf = ({ due }: Pick<CheckFacts, 'due'>, root: string): readonly DueInBook[] =>
  missingByRoot(due).get(root) ?? [];

/** One that nobody signs needs no signature; one that is signed needs those who must sign by the registers of its day and have
 *  not. */
export const needsSignature = ({ status, signees, unsigned }: FiledDocument): boolean =>
  status !== 'void' && signees > 0 && (status !== 'signed' || unsigned.length > 0);

/** Nobody signs it as it is; it may be sent again. */
export const isGivenUp = ({ status }: Pick<FiledDocument, 'status'>): boolean =>
  status === 'void' || status === 'declined' || status === 'expired';

export const draftOf = ({ template, subject, blanks }: DueInBook): Fix => ({
  do: 'draft',
  template,
  subject,
  blanks,
});

export const openDocument = ({ documentId: id }: FiledDocument): Fix => ({
  do: 'open',
  page: 'document',
  id,
});

/** Nobody was asked to sign it, or in vain. Certificates are signed in ink (CBCA s. 49(4)). */
const isUnsent = ({ status, section }: FiledDocument): boolean =>
  section !== 'certificates' && (status === 'draft' || isGivenUp({ status }));

/** A document that lacks signatures, with the names of those who have not signed. */
export const foundUnsigned = ({ book }: Pick<CheckFacts, 'book'>, one: FiledDocument): Found => ({
  ...foundIn(one),
  ...(isUnsent(one) && { act: 'send' }),
  params: { names: one.unsigned.map((id) => personOf(book, id).name).join(', ') },
});

/** A finding about a document, which is put right on its page. */
export const foundIn = (one: FiledDocument): Found => ({
  subject: one.documentId,
  about: one.title,
  params: {},
  fix: openDocument(one),
});

const actsWithPaperHere = onceFor((book: CheckFacts['book']) =>
  book.acts.filter((act) => isRecordedHere(book, act)),
);

/** Acts whose paper belongs in this book. */
export const actsRecordedHere = ({ book }: Pick<CheckFacts, 'book'>): readonly ChangeAct[] =>
  actsWithPaperHere(book);
