/** The lists and the single person. */
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf, ReplyOf } from '@tabellion/kit/endpoint.ts';
import { judge } from '@tabellion/kit/may.ts';
import type { Handled, OrganizationContext } from '@tabellion/platform/http/context.ts';
import { access } from '../../../access.ts';
import type * as contract from '../../contract.ts';
import type { PeoplePorts } from '../ports.ts';
import { minMaxOf, openScenery, sceneryOf } from '../reply.ts';
import { readScene } from '../scene.ts';
import {
  endedDirectorships,
  factsIn,
  formerDirectors,
  formerOfficers,
  formOf,
  holders,
  officersByPosition,
  personView,
  personViews,
} from '../views.ts';

export async function directorsAndOfficers(
  ctx: OrganizationContext,
  ports: PeoplePorts,
): Promise<Handled<ReplyOf<typeof contract.directorsAndOfficers>>> {
  const scenery = await openScenery(ctx, ports);
  const { manages_company, people_involved } = scenery.organization;
  const { directors, officers } = holders(scenery);
  return ok({
    manages_company,
    people_involved,
    directors,
    officers,
    minMaxDirectors: minMaxOf(scenery),
    success: true,
  });
}

/** Errors: GENERAL.NOT_A_DATE. */
export async function listDirectors(
  ctx: OrganizationContext,
  ports: PeoplePorts,
  { query }: Pick<InputOf<typeof contract.listDirectors>, 'query'>,
): Promise<Handled<ReplyOf<typeof contract.listDirectors>>> {
  const scene = await readScene(ctx, query);
  if (!scene.ok) return scene;
  const scenery = sceneryOf(scene.value, ctx, ports);
  const { asOf } = scenery.registers;
  const { directors } = holders(scenery);
  return ok({
    directors,
    former: formerDirectors(scenery),
    ended: endedDirectorships(scenery),
    minMaxDirectors: minMaxOf(scenery),
    asOf,
  });
}

/** Errors: GENERAL.NOT_A_DATE. */
export async function listOfficers(
  ctx: OrganizationContext,
  ports: PeoplePorts,
  { query }: Pick<InputOf<typeof contract.listOfficers>, 'query'>,
): Promise<Handled<ReplyOf<typeof contract.listOfficers>>> {
  const scene = await readScene(ctx, query);
  if (!scene.ok) return scene;
  const scenery = sceneryOf(scene.value, ctx, ports);
  const officers = officersByPosition(holders(scenery).officers);
  return ok({ officers, former: formerOfficers(scenery), asOf: scenery.registers.asOf });
}

export async function listPeople(
  ctx: OrganizationContext,
  ports: PeoplePorts,
): Promise<Handled<ReplyOf<typeof contract.listPeople>>> {
  return ok({ persons: personViews(await openScenery(ctx, ports)) });
}

/** Masked facts are shown on purpose, to those who may edit the person.
 *  Errors: GENERAL.NOT_FOUND; those of access where they are asked for without the right. */
export async function readPerson(
  ctx: OrganizationContext,
  ports: PeoplePorts,
  { params, query }: Pick<InputOf<typeof contract.readPerson>, 'params' | 'query'>,
): Promise<Handled<ReplyOf<typeof contract.readPerson>>> {
  const isRevealed = query.reveal === 'true';
  const { user, membership } = ctx;
  const judged = judge({ user, membership }, access['people.edit']);
  if (isRevealed && !judged.may)
    return refuse(judged.textCode, judged.params ? { params: judged.params } : {});
  const scenery = await openScenery(ctx, ports);
  const person = scenery.registers.persons.find(({ personId }) => personId === params.id);
  if (person === undefined) return refuse('GENERAL.NOT_FOUND');
  const facts = factsIn(scenery, person);
  return ok({ person: personView(person, facts), input: formOf(person, facts, isRevealed) });
}
