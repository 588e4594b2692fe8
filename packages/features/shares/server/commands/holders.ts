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
  logPersonSaved,
  openScene,
  personOf,
  type Scene,
  savePerson,
  withoutUnnamed,
} from '../../../people/server/public.ts';
import { writeTogether } from '../../../registers/server/public.ts';
import type * as contract from '../../contract.ts';
import { ensureClass } from '../draftClasses.ts';
import { forgetHolder } from '../log.ts';
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
  const written = await writeTogether(ctx, body, async (write) => {
    const opened = await openEditable(write, ports, ctx);
    if (!opened.ok) return opened;
    const scene = opened.value;
    const known = body.person_id ?? body.person?.person_id;
    const asked = { personId: known, inputs: body.issuances.map(asNew), prefixOf };
    const planned = await planIssuances(write, scene, ports, asked);
    if (!planned.ok) return planned;
    const personId = await personOf(write, scene, body, registeredOn(scene, planned.value));
    if (!personId.ok) return personId;
    const how = { as: 'addition', on: scene.today } as const;
    const saving = { personId: personId.value, planned: planned.value, how };
    const saved = await saveIssuances(write, scene, ports, saving);
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
  const written = await writeTogether(ctx, body, async (write) => {
    const opened = await openEditable(write, ports, ctx);
    if (!opened.ok) return opened;
    const scene = opened.value;
    if (!isHolder(scene, personId)) return refuse('GENERAL.NOT_FOUND');
    const how = howOf(scene, body);
    if (!how.ok) return how;
    const planned = await planIssuances(write, scene, ports, { personId, inputs: issuances, prefixOf });
    if (!planned.ok) return planned;
    if (person !== undefined) {
      const saved = await savePerson(write, scene, {
        personId,
        input: person,
        how: how.value,
        prefix: 'person.',
      });
      if (!saved.ok) return saved;
      if (saved.value.isChanged) await logPersonSaved(write, scene, { personId, act: saved.value.act });
    }
    const saved = await saveIssuances(write, scene, ports, {
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
    const opened = await openScene(write.tx, ctx);
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
  scene: Scene,
  personId: string,
  own: readonly IssuedCertificate[],
): Promise<Result<{ personId: string }, Refusal>> {
  for (const certificate of own) {
    const retracted = await retractIssue(write, scene, certificate);
    if (!retracted.ok) return retracted;
  }
  if (scene.target === 'founding') {
    const forgotten = await editProposed(write, scene, '', (drafts) => ok(withoutUnnamed(drafts, personId)));
    if (!forgotten.ok) return forgotten;
  }
  await forgetHolder(write, personId);
  return ok({ personId });
}

/** The scene of a founding that may be edited, with the one class of simple shares in it. */
export async function openEditable(
  write: OrganizationWrite,
  ports: SharesPorts,
  ctx: OrganizationContext,
): Promise<Result<Scene, Refusal>> {
  const scene = await openScene(write.tx, ctx);
  const editable = checkEditable(scene);
  if (!editable.ok) return editable;
  const made = await ensureClass(write, ports, scene);
  if (!made.ok) return made;
  return ok(made.value.isMade ? await openScene(write.tx, ctx) : scene);
}

const isHolder = ({ registers }: Scene, personId: string): boolean =>
  registers.certificates.some((one) => one.personId === personId && isOpen(one));

/** What is added is new, whatever id a form kept beside it. */
const asNew = <T extends { _id?: unknown; id?: unknown }>({ _id, id, ...input }: T) => input;

/** A holder enters the register with the first day on which shares are issued to him; a subscriber, today. */
function registeredOn({ target, today }: Scene, planned: readonly Planned[]): PlainDate | null {
  if (target === 'founding') return null;
  return planned.reduce<PlainDate>((first, { on }) => (on !== null && on < first ? on : first), today);
}
