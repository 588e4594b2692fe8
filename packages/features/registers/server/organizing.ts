/** The organizing resolutions are passed: what the founding left waiting for that of the directors comes true. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import type { MetCondition } from '../rules/conditions.ts';
import { type Meeting, type MeetingFacts, meet } from './meet.ts';
import { selectFoundingProposals } from './plannedFounding.ts';
import { readRegisters } from './read.ts';
import { passOrganizingResolution } from './resolutions.ts';
import { selectOrganizingResolution } from './store/resolutions.ts';

type Unfit = Extract<Meeting, { readonly outcome: 'needs_attention' }>;

/** The registry's day of the last signature, and where it was given. */
type Passed = Pick<MetCondition, 'on' | 'source'>;

/** The shareholders' organizing resolution is passed with its last signature, and not before the shares are issued by which they
 *  hold their votes (CBCA s. 142). */
export async function passOrganizingOfShareholders(
  write: OrganizationWrite,
  { on }: { readonly on: PlainDate },
): Promise<void> {
  const { tx, orgId, today } = write;
  if ((await selectOrganizingResolution(tx, orgId, 'shareholders'))?.status === 'passed') return;
  const organizing = await selectOrganizingResolution(tx, orgId, 'directors');
  const { certificates } = await readRegisters(tx, orgId, { asOf: today });
  const first = certificates.filter(
    ({ resolution }) =>
      organizing !== undefined &&
      resolution?.number === organizing.number &&
      resolution?.date === organizing.datedOn,
  );
  const days = [on, organizing?.datedOn ?? on, ...first.map(({ issuedOn }) => issuedOn)];
  await passOrganizingResolution(write, days.toSorted().at(-1) ?? on, 'shareholders');
}

/**
 * Officers hold their offices and paid shares are issued from the day of the last signature on (CBCA s. 25(3)); what is not paid
 * goes on waiting for its payment alone.
 * @returns why something of it no longer fits; null where everything does
 */
export async function meetOrganizing(
  write: OrganizationWrite,
  { on, source }: Passed,
  facts: MeetingFacts = {},
) {
  const { tx, orgId } = write;
  const known = await selectOrganizingResolution(tx, orgId, 'directors');
  const passedOn = known?.status === 'passed' ? known.datedOn : null;
  if (passedOn === null) await passOrganizingResolution(write, on);
  const signed = { condition: 'signatures', on: passedOn ?? on, source } as const;
  let refusal: Unfit['refusal'] | null = null;
  for (const { id } of await selectFoundingProposals(tx, orgId)) {
    const met = await meet(write, id, signed, facts);
    if (!met.ok) return met;
    if (met.value.outcome === 'needs_attention') refusal ??= met.value.refusal;
  }
  return ok({ refusal });
}
