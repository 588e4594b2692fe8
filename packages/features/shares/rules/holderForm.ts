/** The rules of the holder's form (specification section 4, Shares and positions); not of the register. */
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { defaultVesting } from './vestingForm.ts';

interface FormIssuance {
  readonly Shareclass?: string | undefined;
  readonly vesting?: object | null | undefined;
}

const notAvailable = (path: string) => err<FieldRefusal>({ path, textCode: 'class_not_available' });

/** The first class that none of the issuances has. Errors at `path`: `class_not_available`. */
export function firstFreeClass(
  classIds: readonly string[],
  issuances: readonly FormIssuance[],
  path = 'Shareclass',
): Result<string, FieldRefusal> {
  const taken = new Set(issuances.map(({ Shareclass }) => Shareclass));
  const free = classIds.find((classId) => !taken.has(classId));
  return free === undefined ? notAvailable(path) : ok(free);
}

/** "Add issuance": one share of the first class that is not yet assigned. Errors: `class_not_available`. */
export function addIssuance<T extends FormIssuance>(
  classIds: readonly string[],
  issuances: readonly T[],
): Result<readonly (T | NewIssuance)[], FieldRefusal> {
  const free = firstFreeClass(classIds, issuances);
  return free.ok
    ? ok([...issuances, { ownership: 1, valid: true, Shareclass: free.value, vesting: null }])
    : free;
}

export interface NewIssuance {
  readonly ownership: 1;
  readonly valid: true;
  readonly Shareclass: string;
  readonly vesting: null;
}

/** "Add vesting": the default, on the first issuance that has none. Errors: `class_not_available` when all have it. */
export function addVesting<T extends FormIssuance>(
  issuances: readonly T[],
): Result<readonly (T | (T & { readonly vesting: typeof defaultVesting }))[], FieldRefusal> {
  const at = issuances.findIndex(({ vesting }) => !vesting);
  if (at < 0) return notAvailable('vesting');
  return ok(issuances.map((one, index) => (index === at ? { ...one, vesting: defaultVesting } : one)));
}
