/** Resolutions that entries name, and the one by which a founding organizes itself. */
import type { ResolutionRef } from '@tabellion/book/act.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { idOf, newId } from '@tabellion/platform/ids.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import type { ResolutionMeeting } from '../meeting.ts';
import {
  type ActOrDraft,
  bodyOf,
  mapResolutions,
  nextNumber,
  resolutionsIn,
  restsOnOrganizing,
} from '../rules/resolutions.ts';
import {
  type AnnualResolution,
  copyMeeting,
  findOrInsert,
  insertMeeting,
  type NumberedResolution,
  numberResolution,
  type OrganizingBody,
  passResolution,
  saveAnnualResolution,
  selectAnnualResolutions,
  selectNumbers,
  selectOrganizingResolution,
  upsertOrganizingResolution,
} from './store/resolutions.ts';

type Writing = Pick<OrganizationWrite, 'tx' | 'orgId' | 'recordedAt'>;

/** The acts with the id of each resolution that they name. One that no entry named before gets its row, with the same id in a
 *  preview, in a proposal and once it is recorded: by it the document of the resolution is found again. */
export async function assignResolutionIds<A extends ActOrDraft>(
  { tx, orgId, recordedAt }: Writing,
  acts: readonly A[],
): Promise<readonly A[]> {
  const named = new Map<string, NumberedResolution>();
  for (const act of acts) {
    for (const { number, date } of resolutionsIn(act)) {
      const body = bodyOf(act, number);
      const key = keyOf({ body, number, datedOn: date });
      named.set(key, { resolutionId: idOf(`${orgId} ${key}`), body, number, datedOn: date });
    }
  }
  if (named.size === 0) return acts;
  const rows = await findOrInsert(tx, orgId, [...named.values()], recordedAt);
  const ids = new Map(rows.map((row) => [keyOf(row), row.resolutionId]));
  return acts.map((act) =>
    mapResolutions(act, ({ number, date }) => {
      const resolutionId = ids.get(keyOf({ body: bodyOf(act, number), number, datedOn: date }));
      return { ...(resolutionId !== undefined && { resolutionId }), number, date };
    }),
  );
}

const keyOf = ({ body, number, datedOn }: Omit<NumberedResolution, 'resolutionId'>): string =>
  `${body} ${datedOn} ${number}`;

/** The day of the organizing resolution; null until it has one. */
export const organizingResolutionDate = async (q: Queries, orgId: string): Promise<PlainDate | null> =>
  (await selectOrganizingResolution(q, orgId))?.datedOn ?? null;

/** Plans the day of the organizing resolution, or leaves it open again. */
export const planOrganizingResolution = (
  { tx, orgId, recordedAt: at }: Writing,
  datedOn: PlainDate | null,
  body: OrganizingBody = 'directors',
): Promise<number> => upsertOrganizingResolution(tx, orgId, { resolutionId: newId(), body, datedOn, at });

/** Both organizing resolutions have a number from now on, `D-2025-01` and `S-2025-01`, so that they can be drafted before they have
 *  a day. Harmless to repeat.
 *  @param on  a day of the year that the numbers name */
export async function numberOrganizingResolutions(write: Writing, on: PlainDate): Promise<void> {
  const { tx, orgId } = write;
  for (const body of ['directors', 'shareholders'] as const) {
    const known = await selectOrganizingResolution(tx, orgId, body);
    if (known?.number != null) continue;
    await planOrganizingResolution(write, known?.datedOn ?? null, body);
    const planned = await plannedOrganizing(write, body);
    const number = nextNumber(on, await selectNumbers(tx, orgId), body);
    await numberResolution(tx, orgId, { resolutionId: planned.resolutionId, number });
  }
}

/** The organizing resolution of a body is passed on this day. From then on it has a number. */
export async function passOrganizingResolution(
  write: Writing,
  datedOn: PlainDate,
  body: OrganizingBody = 'directors',
): Promise<void> {
  const { tx, orgId } = write;
  await planOrganizingResolution(write, datedOn, body);
  const planned = await plannedOrganizing(write, body);
  const number = planned.number ?? nextNumber(datedOn, await selectNumbers(tx, orgId), body);
  await passResolution(tx, orgId, { resolutionId: planned.resolutionId, number, datedOn });
}

async function plannedOrganizing({ tx, orgId }: Writing, body: OrganizingBody) {
  const planned = await selectOrganizingResolution(tx, orgId, body);
  if (planned === undefined) throw new Error('the organizing resolution was planned a moment ago');
  return planned;
}

/** The number that the next resolution of a body bears in the year of a day. */
export const nextResolutionNumber = async (
  q: Queries,
  orgId: string,
  { on, body }: { readonly on: PlainDate; readonly body: OrganizingBody },
): Promise<string> => nextNumber(on, await selectNumbers(q, orgId), body);

/** A resolution was passed at a meeting: from now on it has its number, and is passed once an entry names it. */
export const noteMeeting = (
  { tx, orgId, recordedAt }: Writing,
  { meeting, ...one }: Omit<NumberedResolution, 'resolutionId'> & { readonly meeting: ResolutionMeeting },
): Promise<number> =>
  insertMeeting(tx, orgId, { ...one, resolutionId: idOf(`${orgId} ${keyOf(one)}`), meeting }, recordedAt);

/** The same minutes under another number. @param used  the number that they bore */
export const renumberMeeting = (
  { tx, orgId, recordedAt }: Writing,
  one: Omit<NumberedResolution, 'resolutionId'>,
  used: string,
): Promise<number> =>
  copyMeeting(tx, orgId, { ...one, resolutionId: idOf(`${orgId} ${keyOf(one)}`), used }, recordedAt);

/** Gives the resolution in place of an annual meeting its day, and the next number of its body unless it has one.
 *  @param number  the one that it bears on paper already */
export async function numberAnnualResolution(
  { tx, orgId, recordedAt }: Writing,
  {
    number,
    ...annual
  }: Pick<AnnualResolution, 'body' | 'yearEnd' | 'datedOn'> & { readonly number?: string | undefined },
): Promise<void> {
  const { body, yearEnd, datedOn } = annual;
  const [known, taken] = await Promise.all([selectAnnualResolutions(tx, orgId), selectNumbers(tx, orgId)]);
  const before = known.find((one) => one.body === body && one.yearEnd === yearEnd);
  const kept = before?.datedOn.slice(0, 4) === datedOn.slice(0, 4) ? before?.number : undefined;
  await saveAnnualResolution(
    tx,
    orgId,
    {
      ...annual,
      resolutionId: before?.resolutionId ?? newId(),
      number: number ?? kept ?? nextNumber(datedOn, taken, body),
    },
    recordedAt,
  );
}

/** Drafts of a founding that wait for the organizing resolution name it once it is passed. */
export async function withOrganizingResolution(
  { tx, orgId }: Writing,
  drafts: readonly DraftAct[],
): Promise<readonly DraftAct[]> {
  if (!drafts.some(restsOnOrganizing)) return drafts;
  const organizing = await organizingReference(tx, orgId);
  if (organizing === null) return drafts;
  return drafts.map((draft) =>
    restsOnOrganizing(draft)
      ? ({ ...draft, payload: { ...draft.payload, resolution: organizing } } as DraftAct)
      : draft,
  );
}

/** As an entry names it; null until it is passed. */
export async function organizingReference(q: Queries, orgId: string): Promise<ResolutionRef | null> {
  const { resolutionId, number, datedOn, status } = (await selectOrganizingResolution(q, orgId)) ?? {};
  if (status !== 'passed' || number == null || datedOn == null || resolutionId === undefined) return null;
  return { resolutionId, number, date: datedOn };
}
