/** Resolutions that change no articles: the auditor, the bank, by-laws, dividends, the agreement of all shareholders, dissolution. */
import * as z from 'zod/mini';
import { CORPORATION } from '../book.ts';
import type { ByLaw, Corporation } from '../entities.ts';
import {
  amount,
  CLAUSE_LENGTH,
  count,
  date,
  id,
  ids,
  NAME_LENGTH,
  positiveAmount,
  registryCertificate,
  resolution,
  rule,
  words,
} from './atoms.ts';
import { changing } from './changing.ts';
import { certified, kindOf, passedByShareholders } from './kind.ts';

const resolved = { resolution: z.nullable(resolution) };

/** The name of the firm, or of whoever audits under a name of their own. */
const auditorSchema = z.strictObject({ auditor: words(NAME_LENGTH), ...resolved });
/** Every shareholder signs a document of its own, which bears no number. */
const waiverSchema = z.strictObject({ resolution: z.null() });

const bankingSchema = z
  .strictObject({
    bank: words(NAME_LENGTH),
    branch: z.nullable(words(NAME_LENGTH)),
    /** Persons of the registers. */
    signers: ids(1, 20),
    together: count(1, 20),
    ...resolved,
  })
  .check(rule('together', ({ signers, together }) => together <= signers.length));

const number = words(20);
const byLawSchema = z
  .strictObject({
    number,
    title: words(NAME_LENGTH),
    change: z.enum(['made', 'amended', 'repealed']),
    /** Its whole text from now on; null of one that is repealed. */
    text: z.nullable(words(CLAUSE_LENGTH)),
    ...resolved,
  })
  .check(rule('text', ({ change, text }) => (change === 'repealed') === (text === null)));
const confirmationSchema = z.strictObject({ number, ...resolved });

const agreementSchema = z.strictObject({
  form: z.enum(['agreement', 'declaration']),
  text: words(CLAUSE_LENGTH),
  /** All shareholders sign the agreement itself. */
  resolution: z.null(),
});

const dividendSchema = z
  .strictObject({
    classId: id,
    /** Dollars. */
    perShare: positiveAmount,
    /** The part of it that pays cumulative dividends of earlier years. */
    arrears: amount,
    recordOn: date,
    payableOn: date,
    /** The day on which the directors reviewed that the corporation stays solvent (CBCA s. 42). */
    solvencyOn: date,
    ...resolved,
  })
  .check(rule('payableOn', ({ recordOn, payableOn }) => payableOn >= recordOn));

const dissolutionSchema = z.strictObject({
  /** No shares were issued (CBCA s. 210(1)); there is neither property nor a liability (s. 210(2)); the property was distributed and the
   *  liabilities discharged (s. 210(3)). */
  ground: z.enum(['no_shares', 'no_property', 'distributed']),
  /** The person who keeps the records from then on. */
  keeper: id,
  ...resolved,
  registryCertificate,
});

/** The shareholders appoint an auditor, until the close of the next annual meeting (CBCA s. 162(1)). */
const auditorAppointed = changing(auditorSchema, ({ auditor }) => ({ auditor }));

/** Every shareholder consents to there being no auditor (CBCA s. 163; OBCA s. 148). */
const auditorWaived = changing(waiverSchema, () => ({ auditor: null }));

/** The directors choose a bank, and who signs for the corporation there. */
const bankingSet = changing(
  bankingSchema,
  ({ resolution: _by, ...banking }) => ({ banking }),
  ({ signers }) => signers,
);

/** The directors make, amend or repeal a by-law (CBCA s. 103(1)); the shareholders have yet to confirm each of it (s. 103(2)). */
const byLawChanged = changing(byLawSchema, ({ number, title, change }, before, { effectiveOn: madeOn }) => {
  const others = byLawsOf(before, (one) => one.number !== number);
  const changed = { number, title, madeOn, confirmedOn: null };
  return { byLaws: [...others, change === 'repealed' ? { ...changed, isRepealed: true } : changed] };
});

/** The shareholders confirm it as it was made, or its repeal, with which it goes (CBCA s. 103(2), (3)). One of which no act tells is
 *  confirmed in vain. */
const byLawConfirmed = changing(confirmationSchema, ({ number }, before, { effectiveOn: confirmedOn }) => ({
  byLaws: byLawsOf(before, (one) => one.number !== number || one.isRepealed !== true).map((one) =>
    one.number === number ? { ...one, confirmedOn } : one,
  ),
}));

const byLawsOf = ({ byLaws = [] }: Corporation, holds: (one: ByLaw) => boolean = () => true): ByLaw[] =>
  byLaws.filter(holds);

/** All shareholders agree on how the directors' powers are restricted, or the one holder declares it (CBCA s. 146). */
const agreementMade = changing(agreementSchema, ({ form }, _before, { effectiveOn: since }) => ({
  agreement: { form, since },
}));

/** The directors declare a dividend of a class (CBCA ss. 42, 43). No row tells of it: it is read as an act of the corporation. */
const dividendDeclared = kindOf(dividendSchema, {
  readWriteSet: ({ classId }) => ({ reads: [{ of: 'class', id: classId }], writes: [{ of: 'corporation' }] }),
  apply(book, act) {
    const { classId } = act.payload;
    if (book.requireCorporation(act) && !book.tables.classTerms.has(classId))
      book.flag(act, 'no_class', 'classId', { classId });
  },
});

const ending = changing(
  dissolutionSchema,
  ({ keeper }, _before, { effectiveOn: on }) => ({ dissolution: { on, keeper } }),
  ({ keeper }) => [keeper],
);

/** The corporation is dissolved on the date of the certificate (CBCA s. 210). Directors alone resolve it where no shares were issued. */
const dissolved = certified({
  ...ending,
  apply(book, act) {
    ending.apply(book, act);
    book.lastDay = book.tables.corporation.get(CORPORATION)?.dissolution?.on;
  },
});

export const governanceKinds = {
  'auditor.appointed': passedByShareholders(auditorAppointed),
  'auditor.waived': auditorWaived,
  'banking.set': bankingSet,
  'bylaw.changed': byLawChanged,
  'bylaw.confirmed': passedByShareholders(byLawConfirmed),
  'agreement.made': agreementMade,
  'dividend.declared': dividendDeclared,
  dissolved,
};
