/** The part of significant control that a filing tells. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { type OrganizationWrite, organizationOf, registryZoneOf } from '../../organizations/server/public.ts';
import { recordActs, recordDraft } from '../../registers/server/public/acts.ts';
import { lastSeqOf } from '../../registers/server/public/control.ts';
import { currentIndividualIds, readingOf } from './reading.ts';
import { unfiledIn } from './unfiled.ts';

/** The last period of each individual on the date, as known at the entry; by default, of who has control
 *  today and of those whose record no filing reports yet. */
export async function individualsReported(
  { tx, orgId, today, lastSeq }: OrganizationWrite,
  { on, entry }: { readonly on: PlainDate; readonly entry: number },
  personIds: readonly string[] | undefined,
) {
  const now = { asOf: today, seq: Number(lastSeq()) };
  const reading = await readingOf(tx, orgId, now);
  const then =
    on === now.asOf && entry === now.seq ? reading : await readingOf(tx, orgId, { asOf: on, seq: entry });
  const all = personIds ?? [
    ...currentIndividualIds(reading.found),
    ...(await unfiledIn(tx, orgId, reading, now)).map(({ personId }) => personId),
  ];
  const statement = new Map(
    then.found.individuals.map(({ personId, periods }) => [personId, periods.at(-1)]),
  );
  return [...new Set(all)].map((personId) => {
    const last = statement.get(personId);
    return { personId, from: last?.from ?? null, to: last?.to ?? null };
  });
}

/** Records that an annual return told the registry what the register says (CBCA s. 21.21); nothing where it tells of nobody. */
export async function recordControlFiled(
  write: OrganizationWrite,
  { on, reference }: { readonly on: PlainDate; readonly reference: string | null },
): Promise<void> {
  const { tx, orgId, today } = write;
  const zone = registryZoneOf(await organizationOf(tx, orgId));
  const entry = await lastSeqOf(tx, orgId, { on, zone });
  const individuals = await individualsReported(write, { on, entry }, undefined);
  if (individuals.length === 0) return;
  const payload = {
    filingId: newId(),
    occasion: 'annual',
    reference,
    covers: { entry, individuals },
  } as const;
  // Where it does not fit the registers, members record it themselves: the return is filed all the same.
  await write.attempt(() => recordActs(write, [recordDraft('control.filed', payload, { on })], { today }));
}
