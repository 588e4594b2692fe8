import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { type ReadState, useRead } from '@tabellion/ui/call/useRead.ts';
import { type RegisterName, readRegisterDays } from '../../registerContract.ts';

/** When a register changed, and today at the registry: what its as-of bar needs. */
export function useRegisterDays(
  orgId: string,
  of: RegisterName,
  knownAt: string | undefined,
): ReadState<ReplyOf<typeof readRegisterDays>> {
  return useRead(readRegisterDays, { params: { id: orgId }, query: { of, ...(knownAt && { knownAt }) } });
}
