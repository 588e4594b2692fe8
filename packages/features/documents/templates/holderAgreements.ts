/** Short agreements between the shareholders, as they stand on a day. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { onceFor } from '@tabellion/kernel/onceFor.ts';
import { isInForceOn } from '../../registers/rules/deciders.ts';
import type { BookFacts } from './template.ts';

/** True where such an agreement restricts transfers at the end of a day. By its own words it ends when one person
 *  holds all the shares, and it stays ended when others hold some again. */
export const isRestrictedByHolders = (
  { holderAgreements, certificates }: Pick<BookFacts, 'holderAgreements' | 'certificates'>,
  on: PlainDate,
): boolean =>
  holderAgreements.some(
    (one) =>
      isInForceOn(one, on) && !soleHolderDays(certificates).some((day) => one.since <= day && day <= on),
  );

/** Days on which holdings changed and after which one person held all the shares. */
const soleHolderDays = onceFor((certificates: BookFacts['certificates']): readonly PlainDate[] => {
  const changes = certificates
    .filter(({ status }) => status !== 'void')
    .flatMap(({ personId, issuedOn, ended }) => [
      { personId, on: issuedOn, by: 1 },
      ...(ended === undefined ? [] : [{ personId, on: ended.on, by: -1 }]),
    ])
    .toSorted((one, other) => one.on.localeCompare(other.on));
  const held = new Map<string, number>();
  return changes.flatMap(({ personId, on, by }, at) => {
    const certificatesHeld = (held.get(personId) ?? 0) + by;
    if (certificatesHeld === 0) held.delete(personId);
    else held.set(personId, certificatesHeld);
    const isEndOfDay = changes[at + 1]?.on !== on;
    return isEndOfDay && held.size === 1 ? [on] : [];
  });
});
