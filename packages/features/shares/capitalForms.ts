/** The forms of a stated capital account: their endpoints, and how each is read as the payload of its act. */
import type { ResolutionRef } from '@tabellion/book/act.ts';
import type { CapitalAdjustedPayload, CapitalOpenedPayload } from '@tabellion/book/acts/capital.ts';
import { CAPITAL_SOURCES, REDUCTION_PURPOSES } from '@tabellion/book/issuing.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { collect } from '@tabellion/law/fields.ts';
import * as z from 'zod/mini';
import { Amending } from '../registers/amendments.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { readDate, readDollars } from './rules/transactions/readTransactionTerms.ts';
import { capitalGrounds } from './shapes.ts';
import { TransactionBody, TypedAmount, transactionEndpoint } from './transactionContract.ts';

export const AdjustCapitalInput = z.strictObject({
  ...TransactionBody,
  class_id: z.uuid(),
  /** A reduction by special resolution (CBCA s. 38), an addition (s. 26), or an order of a court (s. 241). */
  ground: z.enum(capitalGrounds),
  /** The purpose of a reduction; required. */
  purpose: z.optional(z.enum(REDUCTION_PURPOSES)),
  /** The day on which the directors reviewed the tests of s. 38(3), for a reduction. */
  solvency_on: z.optional(LegalDate),
  /** Whether an order lowers the account. */
  lowers: z.optional(z.boolean()),
  /** Dollars. */
  amountExact: z.optional(TypedAmount),
});
export const adjustCapital = transactionEndpoint(
  'adjust-capital',
  'Changes the stated capital of a class without its shares (CBCA ss. 26, 38, 241).',
  AdjustCapitalInput,
  ['SHARES.CLASS_LATER'],
);

export const OpenCapitalInput = z.strictObject({
  preview: TransactionBody.preview,
  propose: TransactionBody.propose,
  effective_on: TransactionBody.effective_on,
  ...Amending,
  class_id: z.uuid(),
  /** Dollars that stood in the account. */
  amountExact: z.optional(TypedAmount),
  /** Where that stands; required. */
  source: z.optional(z.enum(CAPITAL_SOURCES)),
  /** The day of the statements, or of the last entry that says so. */
  stated_on: z.optional(LegalDate),
});
export const openCapital = transactionEndpoint(
  'open-capital',
  'Takes over what stood in the stated capital account of a class.',
  OpenCapitalInput,
  ['SHARES.CLASS_LATER', 'SHARES.ACCOUNT_OPENED'],
);

type ReadPayload<P> = Result<P, readonly FieldRefusal[]>;

/** A reduction lowers the account, an addition raises it, an order does as it says. Errors at `amountExact`:
 *  GENERAL.FIELD_REQUIRED, SHARES.AMOUNT_INVALID; of a reduction at `purpose` GENERAL.FIELD_REQUIRED, at `solvency_on`
 *  GENERAL.NOT_A_DATE. */
export function readAdjustment(
  { class_id: classId, ground, lowers = false, amountExact, ...typed }: z.infer<typeof AdjustCapitalInput>,
  resolution: ResolutionRef | null,
): ReadPayload<CapitalAdjustedPayload> {
  const read = collect<{ dollars: string; reduction: Reduction }>({
    dollars: readAmount(amountExact),
    reduction: ground === 'reduction' ? readReduction(typed) : ok({}),
  });
  if (!read.ok) return read;
  const { dollars, reduction } = read.value;
  const isLess = ground === 'reduction' || (ground === 'order' && lowers);
  return ok({ classId, change: `${isLess ? '-' : ''}${dollars}`, ground, ...reduction, resolution });
}

type Reduction = Pick<CapitalAdjustedPayload, 'purpose' | 'solvencyOn'>;

/** Capital that assets do not represent needs no tests (CBCA s. 38(3)). */
function readReduction({
  purpose,
  solvency_on,
}: Pick<z.infer<typeof AdjustCapitalInput>, 'purpose' | 'solvency_on'>): Result<Reduction, FieldRefusal> {
  if (purpose === undefined) return err({ path: 'purpose', textCode: 'GENERAL.FIELD_REQUIRED' });
  if (purpose === 'lost_assets') return ok({ purpose });
  const reviewed = readDate(solvency_on, 'solvency_on');
  if (!reviewed.ok) return reviewed;
  return ok({ purpose, ...(reviewed.value !== null && { solvencyOn: reviewed.value }) });
}

/** Errors: at `amountExact` as above; at `source` GENERAL.FIELD_REQUIRED; at `stated_on` GENERAL.NOT_A_DATE, and
 *  SHARES.STATED_LATER for a day after the act. */
export function readOpening(
  { class_id: classId, amountExact, source, stated_on }: z.infer<typeof OpenCapitalInput>,
  on: PlainDate,
): ReadPayload<CapitalOpenedPayload> {
  const path = 'stated_on';
  const statedOn = readDate(stated_on, path);
  const isLater = statedOn.ok && statedOn.value !== null && statedOn.value > on;
  const read = collect<Omit<CapitalOpenedPayload, 'classId'>>({
    amount: readAmount(amountExact),
    source: source === undefined ? err({ path: 'source', textCode: 'GENERAL.FIELD_REQUIRED' }) : ok(source),
    statedOn: isLater ? err({ path, textCode: 'SHARES.STATED_LATER' }) : statedOn,
  });
  return read.ok ? ok({ classId, ...read.value }) : read;
}

/** More than nothing. */
function readAmount(typed: string | undefined): Result<string, FieldRefusal> {
  const path = 'amountExact';
  const dollars = readDollars(typed, path);
  if (!dollars.ok) return dollars;
  if (dollars.value === null) return err({ path, textCode: 'GENERAL.FIELD_REQUIRED' });
  return /[1-9]/.test(dollars.value) ? ok(dollars.value) : err({ path, textCode: 'SHARES.AMOUNT_INVALID' });
}
