/** What a form says of a stated capital account, as the payload of the act. */

import type { ResolutionRef } from '@tabellion/book/act.ts';
import type { CapitalAdjustedPayload, CapitalOpenedPayload } from '@tabellion/book/acts/capital.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type * as z from 'zod/mini';
import { collect } from '../../../organizations/rules/collect.ts';
import { readText } from '../../../organizations/rules/text.ts';
import type { AdjustCapitalInput, OpenCapitalInput } from '../../deedContract.ts';
import { readDollars } from './readDeed.ts';

type Read<P> = Result<P, readonly FieldRefusal[]>;

/** A reduction lowers the account, an addition raises it, an order does as it says. Errors at `amountExact`:
 *  GENERAL.FIELD_REQUIRED, SHARES.AMOUNT_INVALID. */
export function readAdjustment(
  { class_id: classId, ground, lowers = false, amountExact }: z.infer<typeof AdjustCapitalInput>,
  resolution: ResolutionRef | null,
): Read<CapitalAdjustedPayload> {
  const dollars = readAmount(amountExact);
  if (!dollars.ok) return err([dollars.error]);
  const isLess = ground === 'reduction' || (ground === 'order' && lowers);
  return ok({ classId, change: `${isLess ? '-' : ''}${dollars.value}`, ground, resolution });
}

/** Errors: at `amountExact` as above; at `source` those of a required line of text. */
export function readOpening({
  class_id: classId,
  amountExact,
  source = '',
}: z.infer<typeof OpenCapitalInput>): Read<CapitalOpenedPayload> {
  const read = collect<{ amount: string; source: string }>({
    amount: readAmount(amountExact),
    source: readText(source, { path: 'source', maxLength: 300, required: true }),
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
