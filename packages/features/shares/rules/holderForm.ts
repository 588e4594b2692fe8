/** Rules of the holder's form (specification section 5, Shares); not of the register. */
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';

/** The class of a new issuance: the first that the holder does not have yet. Errors at `path`: `class_not_available`. */
export function firstClassNotHeld(
  classIds: readonly string[],
  taken: readonly string[],
  path = 'Shareclass',
): Result<string, FieldRefusal> {
  const free = classIds.find((classId) => !taken.includes(classId));
  return free === undefined ? err({ path, textCode: 'class_not_available' }) : ok(free);
}

/** The issuance to which vesting is added when none is named: the holder's first that has none yet. Errors at `vesting`:
 *  `class_not_available` when every one has it already. */
export function firstWithoutVesting(
  own: readonly { readonly securityId: string; readonly vesting: unknown }[],
): Result<string, FieldRefusal> {
  const free = own.find(({ vesting }) => vesting === null);
  return free === undefined ? err({ path: 'vesting', textCode: 'class_not_available' }) : ok(free.securityId);
}
