/** One issuance of a request, read against the registers, and the day on which it is issued. */
import type { Issue } from '@tabellion/book/acts/issued.ts';
import type { Certificate } from '@tabellion/book/entities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { PeopleContext } from '../../people/server/public.ts';
import { readIssueDay } from '../rules/issueDay.ts';
import type { IssueTerms } from '../rules/readIssuance.ts';

/** New, or said again of a security that is there. */
export interface PlannedIssuance {
  readonly securityId: string;
  readonly terms: IssueTerms;
  /** The day on which its shares are issued; null while they are subscribed for, always so in a founding. */
  readonly on: PlainDate | null;
  readonly existing: Certificate | undefined;
  readonly prefix: string;
}

type Undated = Omit<PlannedIssuance, 'on'>;

/**
 * @param organizingOn day of the organizing resolution; it issues what was subscribed for in the founding and names
 * no resolution of its own
 */
export function dayOf(
  { registers, target }: PeopleContext,
  one: Undated,
  organizingOn: PlainDate | null,
): Result<PlainDate | null, FieldRefusal> {
  if (target === 'founding') return ok(null);
  const { securityId, existing, terms, prefix } = one;
  const proposal = registers.proposed.get(securityId);
  const recorded = proposal === undefined ? existing : undefined;
  // Shares on record do not say which resolution issued them unless it was their own.
  const isOfFounding =
    proposal?.isOfFounding ?? (recorded && organizingOn !== null && recorded.issuedOn >= organizingOn);
  const resolvedOn = terms.resolution?.date ?? (isOfFounding ? organizingOn : null);
  return readIssueDay(terms, { recorded, resolvedOn, prefix });
}

/** The issue that a plan becomes; its certificate gets a number when it is recorded. */
export function issueOf(personId: string, { securityId, terms }: PlannedIssuance): Issue {
  const { resolution: _resolution, issuedOn: _issuedOn, ...issue } = terms;
  return { securityId, personId, certificate: null, ...issue };
}

/** Before it exists a corporation issues nothing, and its directors resolve nothing; shares may be paid in advance. */
export function tooEarly({ registers, target }: PeopleContext, { prefix, terms }: Undated): FieldRefusal[] {
  const since = registers.corporation?.incorporatedOn;
  if (since === undefined) return [];
  const dates = {
    issuance_date: terms.issuedOn,
    resolution_on: target === 'register' ? (terms.resolution?.date ?? null) : null,
  };
  return Object.entries(dates)
    .filter(([, date]) => date !== null && date < since)
    .map(
      ([field]): FieldRefusal => ({
        path: `${prefix}${field}`,
        textCode: 'PEOPLE.BEFORE_INCORPORATION',
        params: { date: since },
      }),
    );
}
