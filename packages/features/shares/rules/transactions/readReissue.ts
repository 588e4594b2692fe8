/** Reads the form of replaced certificates as the payload of the act. */
import type { ReissuedPayload } from '@tabellion/book/acts/reissued.ts';
import type { Certificate } from '@tabellion/book/entities.ts';
import { unvestedOf } from '@tabellion/book/vested.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type * as z from 'zod/mini';
import type { ReissueInput } from '../../transactionContract.ts';
import { newCertificateOf, type SharesTaken, sourceOf } from './parts.ts';
import { readWhole, type TransactionTerms } from './readTransactionTerms.ts';

interface ReissueFacts extends Pick<SharesTaken, 'on' | 'notices'>, Pick<TransactionTerms, 'resolution'> {
  /** Open on the day, in the order in which the form names them. */
  readonly certificates: readonly [Certificate, ...Certificate[]];
  newId(): string;
}

type Input = Pick<z.infer<typeof ReissueInput>, 'parts' | 'reason'>;

/**
 * No share moves. Unvested shares stay together: in the first new certificate that is for as many.
 * Errors: SHARES.NOT_ONE_HOLDING at `security_ids` for certificates of several holders or classes; at `parts.0`
 * SHARES.OWNERSHIP_INVALID, GENERAL.FIELD_REQUIRED; SHARES.PARTS_DIFFER with `held` where the parts are not all of them;
 * SHARES.UNVESTED_TOGETHER with `unvested`, also where certificates of which shares have not vested would be put together.
 */
export function readReissue(
  { parts: typed = [], reason }: Input,
  { certificates, on, notices, resolution, newId }: ReissueFacts,
): Result<ReissuedPayload, readonly FieldRefusal[]> {
  const [first] = certificates;
  if (certificates.some((one) => one.classId !== first.classId || one.personId !== first.personId))
    return err([{ path: 'security_ids', textCode: 'SHARES.NOT_ONE_HOLDING' }]);
  const held = certificates.reduce((sum, { quantity }) => sum + quantity, 0n);
  const parts = readParts(typed, held);
  if (!parts.ok) return parts;
  const unvested = certificates.reduce((sum, one) => sum + unvestedOf(one, on), 0n);
  const at = parts.value.findIndex((shares) => shares >= unvested);
  const vesting = certificates.find((one) => unvestedOf(one, on) > 0n) ?? first;
  if (at < 0 || (unvested > 0n && certificates.length > 1)) {
    const params = { unvested: String(unvested) };
    return err([{ path: 'parts', textCode: 'SHARES.UNVESTED_TOGETHER', params }]);
  }
  const taken = { certificate: vesting, on, notices };
  return ok({
    sources: certificates.map((certificate) => sourceOf({ certificate })),
    into: parts.value.map((quantity, index) => ({
      ...newCertificateOf(taken, { securityId: newId(), quantity, unvested: index === at ? unvested : 0n }),
      ...borneBy(certificates, notices),
    })),
    reason,
    resolution,
    spoiled: [],
  });
}

/** The notices of all of them, so that each binds on (CBCA s. 49(8), (13)); the form where all have the same. */
function borneBy(
  certificates: readonly Certificate[],
  required: ReissueFacts['notices'],
): Pick<ReissuedPayload['into'][number], 'form' | 'legends'> {
  const forms = new Set(certificates.map(({ form }) => form ?? null));
  const [form = null] = forms.size === 1 ? forms : [];
  const borne = certificates.flatMap(({ legends }) => legends ?? []);
  return { form, legends: [...new Set([...borne, ...required])] };
}

function readParts(
  typed: readonly string[],
  held: bigint,
): Result<readonly bigint[], readonly FieldRefusal[]> {
  if (typed.length === 0) return ok([held]);
  const read = typed.map((one, at) => readWhole(one, `parts.${at}`));
  const fields = read.flatMap((one) => (one.ok ? [] : [one.error]));
  if (fields.length > 0) return err(fields);
  const parts = read.flatMap((one) => (one.ok ? [one.value] : []));
  return parts.reduce((sum, one) => sum + one, 0n) === held
    ? ok(parts)
    : err([{ path: 'parts.0', textCode: 'SHARES.PARTS_DIFFER', params: { held: String(held) } }]);
}
