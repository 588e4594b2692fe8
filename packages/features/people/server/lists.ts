import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { judge } from '@tabellion/kit/may.ts';
import type { AnswerTo, OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { access } from '../../access.ts';
import { recordAccess } from '../../members/server/public.ts';
import { forControlAlone } from '../../registers/server/public/control.ts';
import * as contract from '../contract.ts';
import { findPersonOnRecord } from './findPersonOnRecord.ts';
import { readPeopleContext } from './peopleContext.ts';
import type { PeoplePorts } from './ports.ts';
import { minMaxOf, openPeopleViewContext, peopleViewContextOf } from './reply.ts';
import { factsShownTo } from './shownFacts.ts';
import {
  endedDirectorships,
  factsIn,
  formerDirectors,
  formerOfficers,
  formOf,
  officersByPosition,
  type PeopleViewContext,
  personView,
  personViews,
  positionHolders,
} from './views.ts';

export async function directorsAndOfficers(
  ctx: OrganizationContext,
  ports: PeoplePorts,
): Promise<AnswerTo<typeof contract.directorsAndOfficers>> {
  const viewContext = await openPeopleViewContext(ctx, ports);
  const { manages_company, people_involved } = viewContext.organization;
  const { directors, officers } = positionHolders(viewContext);
  return ok({
    manages_company,
    people_involved,
    directors,
    officers,
    minMaxDirectors: minMaxOf(viewContext),
    success: true,
  });
}

export const listDirectors = (ports: PeoplePorts) =>
  serveOrganization(contract.listDirectors, async (ctx, { query }) => {
    const context = await readPeopleContext(ctx, query);
    if (!context.ok) return context;
    const viewContext = peopleViewContextOf(context.value, ctx, ports);
    const { asOf } = viewContext.registers;
    const { directors } = positionHolders(viewContext);
    return ok({
      directors,
      former: formerDirectors(viewContext),
      ended: endedDirectorships(viewContext),
      minMaxDirectors: minMaxOf(viewContext),
      asOf,
    });
  });

export const listOfficers = (ports: PeoplePorts) =>
  serveOrganization(contract.listOfficers, async (ctx, { query }) => {
    const context = await readPeopleContext(ctx, query);
    if (!context.ok) return context;
    const viewContext = peopleViewContextOf(context.value, ctx, ports);
    const officers = officersByPosition(positionHolders(viewContext).officers);
    return ok({ officers, former: formerOfficers(viewContext), asOf: viewContext.registers.asOf });
  });

/** Persons who are on record because of significant control alone, and in no proposal either, where the
 *  reader may not know of it. */
async function hiddenFrom(
  { q, orgId, user, membership }: OrganizationContext,
  { registers: { appointments, certificates, instruments, persons } }: PeopleViewContext,
): Promise<(personId: string) => boolean> {
  if (judge({ user, membership }, access['control.read']).may) return () => false;
  const alone = await forControlAlone(q, orgId);
  const elsewhere = new Set([
    ...[...appointments, ...certificates, ...instruments].map(({ personId }) => personId),
    ...persons.flatMap(({ members = [] }) => members),
  ]);
  return (personId) => alone.has(personId) && !elsewhere.has(personId);
}

export const listPeople = (ports: PeoplePorts) =>
  serveOrganization(contract.listPeople, async (ctx) => {
    const viewContext = await openPeopleViewContext(ctx, ports);
    const isHidden = await hiddenFrom(ctx, viewContext);
    return ok({ persons: personViews(viewContext).filter(({ person_id: id }) => !isHidden(id)) });
  });

/** Masked facts are shown on purpose, to those who may edit the person; on record each look is noted. Who has
 *  significant control alone is not found where the reader may not know of it. */
export const readPerson = (ports: PeoplePorts) =>
  serveOrganization(contract.readPerson, async (ctx, { params, query }) => {
    const isRevealed = query.reveal === 'true';
    const { user, membership } = ctx;
    const judged = judge({ user, membership }, access['people.edit']);
    if (isRevealed && !judged.may)
      return refuse(judged.textCode, judged.params ? { params: judged.params } : {});
    const found = await visiblePerson(ctx, ports, params.id);
    if (found === undefined) return refuse('GENERAL.NOT_FOUND');
    const { person, facts } = found;
    const view = personView(person, facts, ctx);
    // A founding is filled in by who opens it again and again; on record each look behind the masks is one.
    if (isRevealed && found.isOnRecord && view.masked.length > 0)
      await recordAccess(
        { q: ctx.q, orgId: ctx.orgId, userId: user.userId, at: ctx.now },
        { kind: 'looked', what: 'person_particulars', personId: params.id },
      );
    return ok({ person: view, input: formOf(person, factsShownTo(ctx, facts), isRevealed) });
  });

/** Whom the reader may know of: from his own rows, or from all of the company's where a proposal may tell of him. */
async function visiblePerson(ctx: OrganizationContext, ports: PeoplePorts, personId: string) {
  const one = await findPersonOnRecord(ctx, personId);
  const mayAlways = judge(ctx, access['control.read']).may;
  const isPlain = mayAlways || !(await forControlAlone(ctx.q, ctx.orgId)).has(personId);
  if (one !== undefined && isPlain) return { ...one, isOnRecord: true };
  const viewContext = await openPeopleViewContext(ctx, ports);
  const person = viewContext.registers.persons.find((someone) => someone.personId === personId);
  if (person === undefined || (await hiddenFrom(ctx, viewContext))(personId)) return undefined;
  return { person, facts: factsIn(viewContext, person), isOnRecord: viewContext.target === 'register' };
}
