/** Digests of a proposal as people sign it: what is recorded must still say it, and rest on it. */
import { createHash } from 'node:crypto';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { idsIn } from '@tabellion/kernel/ids.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { type PrintedDifference, printedDifferences } from '../refusals.ts';
import { bodyOf, resolutionsIn } from '../rules/resolutions.ts';
import { selectAdjustments, selectDirectorIds, selectVoterIds } from './store/ground.ts';
import { selectNames } from './store/names.ts';

/**
 * Digests of what the drafts say, with the names of everybody and everything in them; and of the acts by which the numbers
 * and prices that they name changed. Numbers that recording gives are not among it.
 * @returns SHA-256 in lower-case hexadecimal, one for each part, joined by dots
 */
export async function printedDigestOf(
  q: Queries,
  orgId: string,
  drafts: readonly DraftAct[],
): Promise<string> {
  const stored = drafts.map(({ kind, verb, dating, payload }) => ({ kind, verb, dating, payload }));
  const ids = new Set(idsIn(stored));
  const names = await selectNames(q, orgId, [...ids]);
  const adjusted = (await selectAdjustments(q, orgId))
    .filter(({ payload }) => idsIn(payload).some((id) => ids.has(id)))
    .map(({ actId }) => actId);
  return digestsOf([{ stored, names: [...names].toSorted() }, adjusted]);
}

/**
 * Digests of what is sent for signature: the same, with the directors on the day, those who vote on it as shareholders, and how all
 * of these are called.
 * @returns five digests as `printedDigestOf` spells its two
 */
export async function signedDigestOf(
  q: Queries,
  orgId: string,
  drafts: readonly DraftAct[],
  today: PlainDate,
): Promise<string> {
  const directors = await selectDirectorIds(q, orgId, today);
  const voters = drafts.some(isPassedByShareholders)
    ? await selectVoterIds(q, orgId, today, [...new Set(idsIn(drafts))])
    : [];
  const names = await selectNames(q, orgId, [...directors, ...voters]);
  const printed = await printedDigestOf(q, orgId, drafts);
  return `${printed}.${digestsOf([directors, voters, [...names].toSorted()])}`;
}

const digestsOf = (parts: readonly unknown[]): string =>
  parts.map((part) => createHash('sha256').update(canonicalJson(part)).digest('hex')).join('.');

const isPassedByShareholders = (draft: DraftAct): boolean =>
  resolutionsIn(draft).some(({ number }) => bodyOf(draft, number) === 'shareholders');

/** A difference for each part, in their order; the names of those who sign come last. */
const differences: readonly PrintedDifference[] = [...printedDifferences, 'REGISTERS.PRINTED_DIFFERS'];

/** @param printed  as it was printed, or sent for signature
 *  @returns what differs today; null where all of it holds */
export const printedDifferenceOf = async (
  q: Queries,
  orgId: string,
  { printed, drafts, today }: { printed: string; drafts: readonly DraftAct[]; today: PlainDate },
): Promise<PrintedDifference | null> =>
  differenceBetween(printed, await signedDigestOf(q, orgId, drafts, today));

/** The part of a digest that tells of the drafts alone, without those who sign. */
export const saidPartOf = (printed: string): string => printed.split('.').slice(0, 2).join('.');

/** The first part in which two digests differ; null where they agree. */
export function differenceBetween(printed: string, now: string): PrintedDifference | null {
  const current = now.split('.');
  const at = printed.split('.').findIndex((part, place) => part !== current[place]);
  return at === -1 ? null : (differences[at] ?? 'REGISTERS.PRINTED_DIFFERS');
}
