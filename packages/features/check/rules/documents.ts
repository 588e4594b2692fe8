/** Documents that the book should have and has not, and documents that are not as they should be. */
import type { KindName } from '@tabellion/book/acts/kinds.ts';
import { onceFor } from '@tabellion/kernel/onceFor.ts';
import { isResolution } from '../../documents/rules/isResolution.ts';
import type { DueInBook, FiledDocument } from '../../documents/shapes.ts';
import { type Provision, provisionOf } from '../../documents/templates/provisions.ts';
import { isAfterBookBegan } from '../../documents/templates/resolutions/clauses.ts';
import { personOf } from '../../documents/templates/words.ts';
import {
  actsRecordedHere,
  draftOf,
  foundIn,
  foundUnsigned,
  inForce,
  isGivenUp,
  needsSignature,
} from './papers.ts';
import type { CheckFacts, Found, Rule } from './rule.ts';

/** Records are protected against loss and falsification (s. 22(2)). */
const damagedFile = (how: 'gone' | 'altered'): Rule => ({
  code: `file_${how}`,
  severity: 'error',
  provision: { cbca: '22(2)' },
  find: ({ onFile, damaged }) =>
    onFile.filter(({ files }) => files.some((sha256) => damaged.get(sha256) === how)).map(foundIn),
});

/** Inaccuracies in the records are found and corrected (s. 22(2)). */
const factsChanged: Rule = {
  code: 'facts_changed',
  severity: 'warning',
  provision: { cbca: '22(2)' },
  find: (facts) =>
    inForce(facts)
      .filter(
        ({ hasChanged, section, status }) =>
          hasChanged && !(section === 'certificates' && status === 'signed'),
      )
      .map((one) =>
        one.status === 'draft' && one.template !== null
          ? { ...foundIn(one), fix: { do: 'draft', template: one.template, subject: one.subject } }
          : foundIn(one),
      ),
};

const entrySince = (since: 'voided' | 'corrected'): Rule => ({
  code: `entry_${since}`,
  severity: 'warning',
  provision: { cbca: '22(2)' },
  find: (facts) =>
    inForce(facts)
      .filter((one) => one.entrySince === since)
      .map(foundIn),
});

const documentUnsigned: Rule = {
  code: 'document_unsigned',
  severity: 'warning',
  isGeneral: true,
  find: (facts) =>
    facts.onFile
      .filter((one) => needsSignature(one) && !isMoot(facts, one))
      .map((one) => ({
        ...foundUnsigned(facts, one),
        provision: provisionOf({ name: one.template, section: one.section }),
      })),
};

/** Notices that are sent to the Director. */
const notices: readonly string[] = ['notice_of_directors', 'notice_of_office'];

/** The Director is told within days (ss. 19(4), 113(1)). */
const noticeMissing: Rule = {
  code: 'notice_missing',
  severity: 'error',
  find: ({ due }) =>
    due.flatMap((one) => {
      if (one.isOnFile || !notices.includes(one.template)) return [];
      return foundMissing(one);
    }),
};

const signedByOthers: Rule = {
  code: 'signed_by_others',
  severity: 'warning',
  provision: { cbca: '117(1)' },
  find: (facts) =>
    inForce(facts)
      .filter((one) => one.signedByOthers.length > 0)
      .map((one) => ({
        ...foundIn(one),
        params: {
          names: one.signedByOthers.map((id) => personOf(facts.book, id).name).join(', '),
          on: one.datedOn ?? '',
        },
      })),
};

/** A resolution that was given up, and on which nothing on record rests: the entry was withdrawn with it. */
const isMoot = ({ book }: CheckFacts, one: FiledDocument): boolean =>
  isResolution(one) &&
  isGivenUp(one) &&
  one.carries.length > 0 &&
  !one.carries.some((root) => rootsIn(book).has(root));

const rootsIn = onceFor((book: CheckFacts['book']) => new Set(book.acts.map(({ root }) => root)));

/** Registers are kept here and leave whenever they are asked for. */
const documentMissing: Rule = {
  code: 'document_missing',
  severity: 'warning',
  isGeneral: true,
  find: ({ due }) =>
    due.filter(({ isOnFile, section }) => !isOnFile && section !== 'registers').map(foundMissing),
};

const foundMissing = (one: DueInBook): Found => ({
  subject: `${one.template} ${one.subject}`,
  about: one.title,
  params: {},
  provision: provisionOf({ name: one.template, section: one.section }),
  fix: draftOf(one),
});

/** Copies of resolutions are kept with the minutes (ss. 117(2), 142(2)), all else that was signed among the records. */
const copies: Readonly<Partial<Record<FiledDocument['section'], Provision>>> = {
  directors_resolutions: { cbca: '117(2)' },
  shareholders_resolutions: { cbca: '142(2)' },
};

const signedCopyMissing: Rule = {
  code: 'signed_copy_missing',
  severity: 'warning',
  find: (facts) =>
    inForce(facts)
      .filter(({ status, lacksCopy }) => status === 'signed' && lacksCopy)
      .map((one) => ({ ...foundIn(one), provision: copies[one.section] ?? { cbca: '20(1)' } })),
};

/** Acts that somebody decides on; issues, transfers and directors have rules of their own. */
const decided: Readonly<Partial<Record<KindName, string>>> = {
  repurchased: 'acquired',
  redeemed: 'acquired',
  surrendered: 'acquired',
  cancelled: 'acquired',
  converted: 'converted',
  'class.split': 'split',
  'class.consolidated': 'split',
  'pool.reserved': 'pool',
  'pool.adjusted': 'pool',
  'option.granted': 'grant',
  'option.exercised': 'exercise',
  'instrument.issued': 'instrument',
  'instrument.converted': 'exercise',
  ceased: 'ceased',
  'name.changed': 'name',
  'articles.amended': 'articles',
  'address.changed': 'address',
  'yearend.changed': 'year_end',
  'auditor.appointed': 'auditor',
  'auditor.waived': 'auditor',
  'banking.set': 'banking',
  'bylaw.changed': 'by_law',
  'bylaw.confirmed': 'by_law',
  'agreement.made': 'agreement',
  'dividend.declared': 'dividend',
  dissolved: 'dissolution',
  'class.created': 'classes',
  'class.amended': 'classes',
  'authorized.changed': 'classes',
};

/** Acts since the minute book began for which there is no document and none that could be drafted. */
const actWithoutPaper: Rule = {
  code: 'act_without_paper',
  severity: 'hint',
  provision: { cbca: '20' },
  find(facts) {
    const papers = [...inForce(facts), ...facts.due.filter(({ isOnFile }) => !isOnFile)];
    const known = new Set(papers.flatMap(({ carries }) => carries));
    return actsRecordedHere(facts).flatMap((act) => {
      const kind = decided[act.kind];
      if (kind === undefined) return [];
      if (!isAfterBookBegan(facts.book, act)) return [];
      if (known.has(act.root)) return [];
      return {
        subject: act.root,
        about: act.effectiveOn,
        params: { kind },
        fix: { do: 'open', page: 'minutes' } as const,
      };
    });
  },
};

/** The check knows the facts and signatures of such a document, and not what its words say of the law: it cites no more than that
 *  the book keeps it (s. 20(1)). */
const ownWording: Rule = {
  code: 'own_wording',
  severity: 'hint',
  provision: { cbca: '20(1)' },
  isGeneral: true,
  find: (facts) =>
    inForce(facts).flatMap((one) => {
      if (one.ownWording === null) return [];
      const { version, approvedBy, approvedOn } = one.ownWording;
      const params = {
        version: String(version),
        by: approvedBy,
        on: approvedOn ?? '',
        state: approvedOn === null ? 'open' : 'approved',
      };
      return { ...foundIn(one), params };
    }),
};

export const documentRules: readonly Rule[] = [
  damagedFile('gone'),
  damagedFile('altered'),
  factsChanged,
  entrySince('voided'),
  entrySince('corrected'),
  noticeMissing,
  signedByOthers,
  signedCopyMissing,
  documentUnsigned,
  documentMissing,
  actWithoutPaper,
  ownWording,
];

/** Counts the documents that the registers ask for, those of them that are there, and those that still need signatures. */
export const countDocuments = ({ due, onFile }: Pick<CheckFacts, 'due' | 'onFile'>) => {
  const wanted = due.filter(({ section }) => section !== 'registers');
  const there = wanted.filter(({ isOnFile }) => isOnFile);
  const open = new Set(
    onFile.filter(needsSignature).map(({ template, subject }) => `${template} ${subject}`),
  );
  const unsigned = there.filter(({ template, subject }) => open.has(`${template} ${subject}`));
  return { required: wanted.length, inPlace: there.length, unsigned: unsigned.length };
};
