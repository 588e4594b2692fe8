import type { PlainDate } from '@tabellion/kernel/date.ts';
import * as z from 'zod/mini';
import type { NewestActVersion } from '../act.ts';
import { STOP_REASONS } from '../agreed.ts';
import type { Book } from '../book.ts';
import type { Certificate, Instrument } from '../entities.ts';
import { leftOf, vestedLeftOf } from '../options.ts';
import { vestedOf } from '../vested.ts';
import { vestingShape } from '../vesting.ts';
import { id, quantity, resolution } from './atoms.ts';
import type { Kind } from './kind.ts';
import { vestingAddsUp } from './vestingSum.ts';

/** All shares are issued and vote; vesting says which of them the corporation may not buy back (reverse vesting). Of an
 *  option it says which of its shares may be had. These acts change what holds for one open certificate or one open option,
 *  from their date on. */
const cited = { securityId: id, resolution: z.nullable(resolution) };

const setSchema = z.strictObject({
  ...cited,
  /** Terms in place of all before, over all shares of the certificate; null when all have vested. */
  terms: z.nullable(vestingShape),
});

const stoppedSchema = z.strictObject({
  ...cited,
  /** How its holder left, in the words of the windows that a grant leaves him; or what else ended it. */
  reason: z.enum(STOP_REASONS),
});

const acceleratedSchema = z.strictObject({
  ...cited,
  /** How many vest on this day, beside what the terms say. */
  quantity,
});

export type VestingSetPayload = Readonly<z.infer<typeof setSchema>>;
export type VestingStoppedPayload = Readonly<z.infer<typeof stoppedSchema>>;
export type VestingAcceleratedPayload = Readonly<z.infer<typeof acceleratedSchema>>;

type Vested = Pick<
  Certificate,
  'quantity' | 'issuedOn' | 'vesting' | 'schedule' | 'vestingChanges' | 'status'
>;
/** The vesting afterwards, whole. */
type Changed = Pick<Certificate, 'vesting' | 'schedule'> & Pick<Instrument, 'vestingChanges'>;

function changing<P extends { readonly securityId: string }>(
  schema: z.ZodMiniType<P>,
  change: (book: Book, act: NewestActVersion<P>, security: Vested | Instrument) => Changed | undefined,
): Kind<P> {
  return {
    v: 1,
    schema,
    readWriteSet: (payload) => ({
      writes: [{ of: 'security', id: payload.securityId }],
    }),
    apply(book, act) {
      const { securityId } = act.payload;
      const { certificates, instruments } = book.tables;
      const certificate = certificates.get(securityId);
      const instrument = certificate ? undefined : instruments.get(securityId);
      const security = certificate ?? instrument;
      if (!security) return book.flag(act, 'no_security', 'securityId', { securityId });
      if (security.status !== 'open') return book.flag(act, 'not_open', 'securityId', { securityId });
      const changed = change(book, act, security);
      if (!changed) return;
      if (certificate) certificates.put(securityId, { ...unvesting(certificate), ...changed }, act);
      if (instrument) instruments.put(securityId, { ...unvesting(instrument), ...changed }, act);
    },
  };
}

/** All but its vesting. */
function unvesting<T extends Omit<Changed, 'vesting'>>(security: T): Omit<T, 'schedule' | 'vestingChanges'> {
  const { schedule: _s, vestingChanges: _c, ...rest } = security;
  return rest;
}

/** Terms are agreed, or others than before. */
const vestingSet = changing(setSchema, (book, act, { quantity }) => {
  const { securityId, terms } = act.payload;
  const isWhole = vestingAddsUp(book, act, terms, { securityId, shares: quantity, path: 'terms' });
  return isWhole ? { vesting: terms } : undefined;
});

/** The holder leaves: what has not vested by the end of this day never will. */
const vestingStopped = changing(stoppedSchema, (book, act, security) => {
  if (!requireVesting(book, act, security)) return undefined;
  const accelerated = security.vestingChanges?.accelerated ?? '0';
  const stopped = { stoppedOn: act.effectiveOn, accelerated };
  const { reason: stoppedFor } = act.payload;
  const isTimed = 'terms' in security && hasWindow(security.terms, stoppedFor);
  return { ...vestingOf(security), vestingChanges: isTimed ? { ...stopped, stoppedFor } : stopped };
});

/** Whether the grant says for how long the option may be exercised after its holder left in this way. */
const hasWindow = (terms: Instrument['terms'], left: VestingStoppedPayload['reason']): boolean =>
  terms.of === 'option' && terms.windows.some(({ reason }) => reason === left);

/** Shares vest ahead of their dates, also after vesting has stopped; never more than have not vested. */
const vestingAccelerated = changing(acceleratedSchema, (book, act, security) => {
  if (!requireVesting(book, act, security)) return undefined;
  const { effectiveOn, payload } = act;
  const unvested = unvestedLeftOf(security, effectiveOn);
  if (BigInt(payload.quantity) > unvested)
    return book.flag(act, 'above_unvested', 'quantity', {
      securityId: payload.securityId,
      unvested: String(unvested),
    });
  const { stoppedOn = null, accelerated = '0' } = security.vestingChanges ?? {};
  const sum = BigInt(accelerated) + BigInt(payload.quantity);
  const vestingChanges = { ...security.vestingChanges, stoppedOn, accelerated: String(sum) };
  return { ...vestingOf(security), vestingChanges };
});

/** Shares of an option that were exercised or lost have nothing to vest any more. */
const unvestedLeftOf = (security: Vested | Instrument, on: PlainDate): bigint =>
  'terms' in security
    ? leftOf(security) - vestedLeftOf(security, on)
    : security.quantity - vestedOf(security, on);

const vestingOf = ({ vesting, schedule }: Vested) => ({ vesting, ...(schedule && { schedule }) });

function requireVesting(
  book: Book,
  act: NewestActVersion<{ readonly securityId: string }>,
  { vesting }: Pick<Certificate, 'vesting'>,
): boolean {
  if (vesting !== null) return true;
  return book.refuse(act, 'no_vesting', 'securityId', { securityId: act.payload.securityId });
}

export const vestingKinds = {
  'vesting.set': vestingSet,
  'vesting.stopped': vestingStopped,
  'vesting.accelerated': vestingAccelerated,
};
