/** The choice of who runs the corporation leads to the next step (specification section 4). */
import { refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { profileOf, userById } from '../../../accounts/server/public.ts';
import { recordActivity } from '../../../activity/server/public.ts';
import {
  contactOf,
  judgeFormSave,
  type OrganizationWrite,
  updateManages,
  writeOrganization,
} from '../../../organizations/server/public.ts';
import * as contract from '../../contract.ts';
import { toBook } from '../../positions.ts';
import { existingFounder, founderFacts, founderPositions, withAccountAddress } from '../../rules/founder.ts';
import { insertPerson } from '../entering.ts';
import { directorsAndOfficers } from '../lists.ts';
import {
  checkEditable,
  isAppointmentActive,
  openPeopleContext,
  type PeopleContext,
} from '../peopleContext.ts';
import type { PeoplePorts } from '../ports.ts';
import { appoint } from './appoint.ts';

/** `by_myself` fills the founding with the user, as often as it is saved: offices that are held stay as they are. It is refused
 *  while another person is on the board. */
export const saveManages = (ports: PeoplePorts) =>
  serveOrganization(contract.saveManages, async (ctx, { body }) => {
    const { manages_company } = body;
    const people_involved = manages_company === 'other' ? (body.people_involved ?? null) : null;
    if (manages_company === 'other' && people_involved === null) {
      return refuseField('people_involved', 'PEOPLE.INVOLVED_REQUIRED');
    }
    const written = await writeOrganization(ctx, async (write) => {
      const context = await openPeopleContext(write.tx, ctx);
      const editable = checkEditable(context);
      if (!editable.ok) return editable;
      const fresh = await judgeFormSave(write, 'manages', {
        was: body.was,
        typed: { manages_company, people_involved: body.people_involved },
        now: {
          manages_company: context.organization.manages_company,
          people_involved: context.organization.people_involved,
        },
      });
      if (!fresh.ok) return fresh;
      await updateManages(write.tx, ctx.orgId, { manages_company, people_involved });
      await recordActivity(write, { kind: 'management_chosen', params: {} });
      if (manages_company === 'other' || context.target === 'register') return ok({});
      return fillWithUser(ctx, ports, write, context);
    });
    if (!written.ok) return written;
    const view = await directorsAndOfficers(ctx, ports);
    return view.ok ? ok({ ...view.value, next: nextAfter(manages_company, people_involved) }) : view;
  });

function nextAfter(manages: 'by_myself' | 'other', involved: 'owners' | 'both' | 'other' | null) {
  if (manages === 'by_myself') return 'shares';
  return involved === 'other' ? 'officers' : 'directors';
}

async function fillWithUser(
  ctx: OrganizationContext,
  ports: PeoplePorts,
  write: OrganizationWrite,
  context: PeopleContext,
) {
  const { userId } = ctx.user;
  const [profile, { email }, account] = await Promise.all([
    profileOf(write.tx, userId),
    userById(write.tx, userId),
    contactOf(write.tx, ctx.orgId, 'account'),
  ]);
  const founder = { ...withAccountAddress(profile, account), email };
  const existing = existingFounder(founder, context.registers.persons, context.facts);
  const board = context.registers.appointments.filter(
    (one) => one.position === toBook('directors') && isAppointmentActive(one),
  );
  const isOther = board.some(({ personId }) => personId !== existing?.personId);
  const isOnBoard = board.some(({ personId }) => personId === existing?.personId);
  // Sent again as it was saved, it changes nothing.
  const isAsSaved = isOnBoard && context.organization.manages_company === 'by_myself';
  if (isOther && !isAsSaved) return refuseField('manages_company', 'PEOPLE.OTHERS_ON_BOARD');
  const person = existing
    ? ok({ personId: existing.personId })
    : await insertPerson(write, context, { kind: 'individual', facts: founderFacts(founder), on: null });
  if (!person.ok) return person;
  const { personId } = person.value;
  for (const position of founderPositions) {
    const isTaken = context.registers.appointments.some(
      (one) => one.position === toBook(position) && isAppointmentActive(one),
    );
    if (isTaken) continue;
    const terms = { title: null, on: null, consentOn: null, resolution: null };
    const filled = await openPeopleContext(write.tx, ctx);
    const appointed = await appoint(write, filled, { personId, position, terms }, ports);
    if (!appointed.ok) return appointed;
  }
  const subscribed = await ports.subscribeFounder(write, { personId, now: ctx.now });
  return subscribed.ok ? ok({}) : subscribed;
}
