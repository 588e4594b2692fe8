/** Reads the register of individuals with significant control, and the personal facts that stand in none of its lists. */
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { Handled, OrganizationContext } from '@tabellion/platform/http/context.ts';
import { recordAccess } from '../../members/server/public.ts';
import { readFiscalYearEnd } from '../../organizations/rules/fiscalYearEnd.ts';
import { organizationOf } from '../../organizations/server/public.ts';
import { addressToWire, countryName } from '../../people/rules/personFields.ts';
import { factsIn, openScene, readingAt, standsOn } from '../../people/server/public.ts';
import { displayName } from '../../registers/facts.ts';
import { incorporatedOn } from '../../registers/server/public.ts';
import type * as contract from '../contract.ts';
import { askedIn } from '../rules/asked.ts';
import { clocksOf } from './clocks.ts';
import { readingOf } from './reading.ts';
import { viewOf, wordsOf } from './view.ts';

/** Errors: GENERAL.NOT_A_DATE. */
export async function readControl(
  ctx: OrganizationContext,
  { query }: Pick<InputOf<typeof contract.readControl>, 'query'>,
): Promise<Handled<contract.ControlView>> {
  const { q, orgId, language } = ctx;
  const dated = await readingAt(ctx, query);
  if (!dated.ok) return dated;
  const { at, today } = dated.value;
  const [reading, since, organization] = await Promise.all([
    readingOf(q, orgId, at),
    incorporatedOn(q, orgId),
    organizationOf(q, orgId),
  ]);
  const isNow = at.asOf === today && query.knownAt === undefined;
  const words = await wordsOf(q, orgId, reading);
  const { facts: asked, publicity, isVerified } = askedIn(organization.jurisdiction);
  return ok({
    ...viewOf(reading, { at, who: query.who ?? 'current', language, words, asked }),
    ...(isNow
      ? await clocksOf(ctx, reading, { at, today, incorporatedOn: since })
      : { clocks: [], unfiled: [] }),
    publicity,
    lastEntry: at.seq,
    isVerified,
    hasYearEnd: readFiscalYearEnd(organization.fiscal_year_end).ok,
    isFounded: since !== null,
    ...standsOn(dated.value),
  });
}

/** Each look is noted, with whose facts. Errors: GENERAL.NOT_FOUND for who is not there today, in a founding neither. */
export async function readParticulars(
  ctx: OrganizationContext,
  { params: { personId } }: Pick<InputOf<typeof contract.readParticulars>, 'params'>,
): Promise<Handled<contract.Particulars>> {
  const { q, orgId, user, now } = ctx;
  const scene = await openScene(q, ctx);
  const person = scene.registers.persons.find((one) => one.personId === personId);
  if (person === undefined) return refuse('GENERAL.NOT_FOUND');
  await recordAccess(
    { q, orgId, userId: user.userId, at: now },
    { kind: 'looked', what: 'control_particulars', personId },
  );
  const facts = factsIn(scene, person);
  const {
    birth_date: birth,
    residential_address: home,
    service_address: service,
    citizenship,
    tax_residence: tax,
  } = facts;
  return ok({
    person_id: personId,
    display_name: displayName(facts.name),
    birth_date: birth?.date ?? null,
    residential_address: home ? addressToWire(home) : null,
    service_address: service ? addressToWire(service) : null,
    citizenships: citizenship ? citizenship.countries.map(countryName) : [],
    tax_residence: tax ? tax.countries.map(countryName) : [],
  });
}
