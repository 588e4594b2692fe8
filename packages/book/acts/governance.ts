/** Resolutions that change no articles: the auditor, the bank, the by-laws. */
import * as z from 'zod/mini';
import type { ByLaw, Corporation } from '../entities.ts';
import { CLAUSE_LENGTH, count, ids, NAME_LENGTH, resolution, rule, words } from './atoms.ts';
import { changing } from './changing.ts';
import { passedByShareholders } from './kind.ts';

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

/** The directors make, amend or repeal a by-law (CBCA s. 103(1)); the shareholders have yet to confirm it. */
const byLawChanged = changing(byLawSchema, ({ number, title, change }, before, { effectiveOn: madeOn }) => {
  const others = byLawsOf(before, (one) => one.number !== number);
  return {
    byLaws: change === 'repealed' ? others : [...others, { number, title, madeOn, confirmedOn: null }],
  };
});

/** The shareholders confirm it as it was made (CBCA s. 103(2)). One of which no act tells is confirmed in vain. */
const byLawConfirmed = changing(confirmationSchema, ({ number }, before, { effectiveOn: confirmedOn }) => ({
  byLaws: byLawsOf(before).map((one) => (one.number === number ? { ...one, confirmedOn } : one)),
}));

const byLawsOf = ({ byLaws = [] }: Corporation, holds: (one: ByLaw) => boolean = () => true): ByLaw[] =>
  byLaws.filter(holds);

export const governanceKinds = {
  'auditor.appointed': passedByShareholders(auditorAppointed),
  'auditor.waived': auditorWaived,
  'banking.set': bankingSet,
  'bylaw.changed': byLawChanged,
  'bylaw.confirmed': passedByShareholders(byLawConfirmed),
};
