/** Holders: added, changed, taken out of a draft. */
import { type IssuedCertificate, isIssue } from '@tabellion/book/entities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { InputOf, ReplyOf } from '@tabellion/kit/endpoint.ts';
import type { Handled, OrganizationContext } from '@tabellion/platform/http/context.ts';
import { type OrganizationWrite, writeOrganization } from '../../../organizations/server/public.ts';
import {
  checkEditable,
  editProposed,
  howOf,
  openPeopleContext,
  type PeopleContext,
  personOf,
  savePerson,
  withoutUnnamed,
} from '../../../people/server/public.ts';
import { writeBundled } from '../../../registers/server/public/acts.ts';
import type * as contract from '../../contract.ts';
import { ensureClass } from '../draftClasses.ts';
import type { Planned } from '../planned.ts';
import { planIssuances } from '../planning.ts';
import type { SharesPorts } from '../ports.ts';
import { sharesReply } from '../reply.ts';
import { retractIssue } from '../retracting.ts';
import { refuseOnRecord, saveIssuances } from '../subscribing.ts';
import { isOpen } from '../views.ts';

const prefixOf = (index: number): string => `issuances.${index}.`;

/** Errors: ORGANIZATION.SUBMITTED, SHARES.ISSUANCE_REQUIRED, PEOPLE.PERSON_REQUIRED, GENERAL.NOT_FOUND,
 *  GENERAL.FIELD_INVALID with fields, those of the registers. */
export async function addShareholder(
  ctx: OrganizationContext,
  ports: SharesPorts,
  { body }: Pick<InputOf<typeof contract.addShareholder>, 'body'>,
): Promise<Handled<ReplyOf<typeof contract.addShareholder>>> {
  if (body.issuances.length === 0) return refuseField('issuances', 'SHARES.ISSUANCE_REQUIRED');
  const written = await writeBundled(ctx, body, async (write) => {
    const opened = await openEditable(write, ctx);
    if (!opened.ok) return opened;
    const context = opened.value;
    const existing = body.person_id ?? body.person?.person_id;
    const query = { personId: existing, inputs: body.issuances.map(asNew), prefixOf };
    const planned = await planIssuances(write, context, query);
    if (!planned.ok) return planned;
    const personId = await personOf(write, context, body, registeredOn(context, planned.value));
    if (!personId.ok) return personId;
    const how = { as: 'addition', on: context.today } as const;
    const saving = { personId: personId.value, planned: planned.value, how };
    const saved = await saveIssuances(write, context, saving);
    return saved.ok ? ok({ personId: personId.value }) : saved;
  });
  if (!written.ok) return written;
  return ok({ ...(await sharesReply(ctx, ports)), person_id: written.value.personId });
}

/** Issuances that the form leaves out stay as they are.
 *  Errors: as `addShareholder`; SHARES.ISSUANCE_ON_RECORD, PEOPLE.CORRECTION_OR_CHANGE. */
export async function updateShareholder(
  ctx: OrganizationContext,
  ports: SharesPorts,
  { body }: Pick<InputOf<typeof contract.updateShareholder>, 'body'>,
): Promise<Handled<ReplyOf<typeof contract.updateShareholder>>> {
  const { person_id: personId, person, issuances } = body;
  const written = await writeBundled(ctx, body, async (write) => {
    const opened = await openEditable(write, ctx);
    if (!opened.ok) return opened;
    const context = opened.value;
    if (!isHolder(context, personId)) return refuse('GENERAL.NOT_FOUND');
    const how = howOf(context, body);
    if (!how.ok) return how;
    const planned = await planIssuances(write, context, { personId, inputs: issuances, prefixOf });
    if (!planned.ok) return planned;
    if (person !== undefined) {
      const saved = await savePerson(write, context, {
        personId,
        input: person,
        how: how.value,
        prefix: 'person.',
      });
      if (!saved.ok) return saved;
    }
    const saved = await saveIssuances(write, context, {
      personId,
      planned: planned.value,
      how: how.value,
    });
    return saved.ok ? ok({ personId }) : saved;
  });
  return written.ok ? ok(await sharesReply(ctx, ports)) : written;
}

/** Takes a holder's subscriptions back. Errors: SHARES.HOLDER_STAYS for shares on record, GENERAL.NOT_FOUND,
 *  ORGANIZATION.SUBMITTED. */
export async function removeShareholder(
  ctx: OrganizationContext,
  ports: SharesPorts,
  { params }: Pick<InputOf<typeof contract.removeShareholder>, 'params'>,
): Promise<Handled<ReplyOf<typeof contract.removeShareholder>>> {
  const personId = params.itemId;
  const written = await writeOrganization(ctx, async (write) => {
    const opened = await openPeopleContext(write.tx, ctx);
    const editable = checkEditable(opened);
    if (!editable.ok) return editable;
    const own = opened.registers.certificates.filter((one) => one.personId === personId && isOpen(one));
    if (own.length === 0) return refuse('GENERAL.NOT_FOUND');
    if (own.some(({ securityId }) => !opened.registers.proposed.has(securityId)))
      return refuseOnRecord('SHARES.HOLDER_STAYS');
    return retract(write, opened, personId, own.filter(isIssue));
  });
  return written.ok ? ok(await sharesReply(ctx, ports)) : written;
}

async function retract(
  write: OrganizationWrite,
  context: PeopleContext,
  personId: string,
  own: readonly IssuedCertificate[],
): Promise<Result<{ personId: string }, Refusal>> {
  for (const certificate of own) {
    const retracted = await retractIssue(write, context, certificate);
    if (!retracted.ok) return retracted;
  }
  if (context.target === 'founding') {
    const forgotten = await editProposed(write, context, '', (drafts) =>
      ok(withoutUnnamed(drafts, personId)),
    );
    if (!forgotten.ok) return forgotten;
  }
  return ok({ personId });
}

/** The context of a founding that may be edited, with the one class of simple shares in it. */
export async function openEditable(
  write: OrganizationWrite,
  ctx: OrganizationContext,
): Promise<Result<PeopleContext, Refusal>> {
  const context = await openPeopleContext(write.tx, ctx);
  const editable = checkEditable(context);
  if (!editable.ok) return editable;
  const made = await ensureClass(write, context);
  if (!made.ok) return made;
  return ok(made.value.isMade ? await openPeopleContext(write.tx, ctx) : context);
}

const isHolder = ({ registers }: PeopleContext, personId: string): boolean =>
  registers.certificates.some((one) => one.personId === personId && isOpen(one));

/** An added row is new, whatever id a form kept with it. */
const asNew = <T extends { _id?: unknown; id?: unknown }>({ _id, id, ...input }: T) => input;

/** A holder enters the register with the first day on which shares are issued to him; a subscriber, today. */
function registeredOn({ target, today }: PeopleContext, planned: readonly Planned[]): PlainDate | null {
  if (target === 'founding') return null;
  return planned.reduce<PlainDate>((first, { on }) => (on !== null && on < first ? on : first), today);
}
