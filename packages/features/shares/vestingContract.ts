/** Changes of the vesting of shares on record, or of an option: terms, stop, acceleration. */
import { STOP_REASONS } from '@tabellion/book/agreed.ts';
import * as z from 'zod/mini';
import { IssuanceInput } from './shapes.ts';
import {
  certificateRefusals,
  TransactionBody,
  TypedAmount,
  transactionEndpoint,
} from './transactionContract.ts';

const Vested = {
  ...TransactionBody,
  /** A certificate, or an option. */
  security_id: z.uuid(),
};

export const SetVestingInput = z.strictObject({
  ...Vested,
  /** The terms in place of all before; everything has vested where they are left out. */
  vesting: IssuanceInput.shape.vesting,
});

export const setVesting = transactionEndpoint(
  'set-vesting',
  'Agrees terms of vesting for shares on record or an option, or others than before.',
  SetVestingInput,
  [...certificateRefusals, 'SHARES.INSTRUMENT_NOT_OPEN', 'SHARES.NOTHING_CHANGES'],
);

export const StopVestingInput = z.strictObject({ ...Vested, reason: z.enum(STOP_REASONS) });

export const stopVesting = transactionEndpoint(
  'stop-vesting',
  'The holder leaves: what has not vested by the end of the day never will.',
  StopVestingInput,
  [...certificateRefusals, 'SHARES.INSTRUMENT_NOT_OPEN', 'REGISTERS.NO_VESTING'],
);

export const AccelerateVestingInput = z.strictObject({
  ...Vested,
  /** How many vest on the day, beside what the terms say; all that have not unless told. */
  sharesExact: z.optional(TypedAmount),
});

export const accelerateVesting = transactionEndpoint(
  'accelerate-vesting',
  'Shares vest ahead of their dates.',
  AccelerateVestingInput,
  [...certificateRefusals, 'SHARES.INSTRUMENT_NOT_OPEN', 'REGISTERS.NO_VESTING', 'REGISTERS.ABOVE_UNVESTED'],
);
