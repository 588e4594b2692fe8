/** Shares are issued, and said again, here alone: forms of older endpoints and of transactions only name what they want. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import type { CorrectionOrChangeInput } from '../../people/rules/readCorrectionOrChange.ts';
import {
  addOrSavePerson,
  correctionOrChangeOf,
  type PeopleContext,
  savePerson,
} from '../../people/server/public.ts';
import type { PersonInput } from '../../people/shapes.ts';
import type { IssuanceInput } from '../shapes.ts';
import type { PlannedIssuance } from './planned.ts';
import { planIssuances } from './planning.ts';
import { saveIssuances, subscribe } from './subscribing.ts';

interface Issuing {
  readonly person?: PersonInput | undefined;
  readonly person_id?: string | undefined;
  readonly inputs: readonly IssuanceInput[];
  prefixOf(index: number): string;
  readonly poolId?: string | undefined;
}

/** Issues to somebody new or known, or subscribes for him (CBCA s. 25(1), (3)). */
export async function issueTo(
  write: OrganizationWrite,
  context: PeopleContext,
  { person, person_id, inputs, prefixOf, poolId = '' }: Issuing,
) {
  const existing = person_id ?? person?.person_id;
  const plan = { personId: existing, inputs: inputs.map(asNew), prefixOf };
  const read = await planIssuances(write, context, plan);
  if (!read.ok) return read;
  const planned = read.value.map((one) => ({ ...one, terms: { ...one.terms, poolId: poolId || null } }));
  const personId = await addOrSavePerson(
    write,
    context,
    { person, person_id },
    registeredOn(context, planned),
  );
  if (!personId.ok) return personId;
  const saved = await subscribe(write, context, personId.value, planned);
  return saved.ok ? ok({ personId: personId.value, planned }) : saved;
}

interface Saving {
  readonly personId: string;
  readonly inputs: readonly IssuanceInput[];
  prefixOf(index: number): string;
  readonly change: CorrectionOrChangeInput;
  readonly person?: PersonInput | undefined;
}

/** Says issuances of a holder again, and himself; those that are new are added. */
export async function saveHolding(
  write: OrganizationWrite,
  context: PeopleContext,
  { personId, inputs, prefixOf, change, person }: Saving,
) {
  const read = correctionOrChangeOf(context, change);
  if (!read.ok) return read;
  const how = read.value;
  const planned = await planIssuances(write, context, { personId, inputs, prefixOf });
  if (!planned.ok) return planned;
  if (person !== undefined) {
    const saved = await savePerson(write, context, { personId, input: person, how, prefix: 'person.' });
    if (!saved.ok) return saved;
  }
  const saved = await saveIssuances(write, context, { personId, planned: planned.value, how });
  return saved.ok ? planned : saved;
}

/** An added issuance is new, whatever id a form kept with it. */
const asNew = <T extends { _id?: unknown; id?: unknown }>({ _id, id, ...input }: T) => input;

/** A holder enters the register with the first day on which shares are issued to him; a subscriber, today. */
function registeredOn(
  { target, today }: PeopleContext,
  planned: readonly PlannedIssuance[],
): PlainDate | null {
  if (target === 'founding') return null;
  const days = planned.map(({ on }) => on ?? today);
  return days.reduce((first, on) => (on < first ? on : first), days[0] ?? today);
}
