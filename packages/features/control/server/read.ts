/** Reads the register of individuals with significant control, and the personal facts that stand in none of its lists. */
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { addressInWords } from '@tabellion/law/address.ts';
import { readFiscalYearEnd } from '@tabellion/law/deadlines/fiscalYear.ts';
import { countryInWords } from '@tabellion/law/wireNames.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { recordAccess } from '../../members/server/public.ts';
import {
  findPersonOnRecord,
  pageReading,
  readingAt,
  readingToday,
  registerPage,
  standsOn,
} from '../../people/server/public.ts';
import { displayName } from '../../registers/facts.ts';
import { corporationAt } from '../../registers/server/public/acts.ts';
import { incorporatedOn } from '../../registers/server/public/classes.ts';
import { personAt } from '../../registers/server/public/people.ts';
import * as contract from '../contract.ts';
import * as registers from '../registerContract.ts';
import type { DateSpan } from '../rules/facts.ts';
import { soleHolder, votesAndValueTexts } from '../rules/shown.ts';
import { clocksOf } from './clocks.ts';
import type { ControlPorts } from './ports.ts';
import { readingOf } from './reading.ts';
import { isOnOrBefore, viewOf } from './view.ts';
import { wholeControlRegister } from './whole.ts';

export const readControl = ({ settledDeadlines }: Pick<ControlPorts, 'settledDeadlines'>) =>
  serveOrganization(registers.readControl, async (ctx, { query }) => {
    const { q, orgId } = ctx;
    const dated = await pageReading(ctx, query);
    if (!dated.ok) return dated;
    const { at } = dated.value;
    const [{ reading, requirements, shown, whole }, since, corporation] = await Promise.all([
      wholeControlRegister(ctx, dated.value, query),
      incorporatedOn(q, orgId),
      corporationAt(q, orgId, at),
    ]);
    const page = registerPage(whole, dated.value);
    if (!page.ok) return page;
    return ok({
      ...page.value,
      ...viewOf(reading, at, shown.words),
      ...(shown.isPast
        ? { clocks: [], unfiled: [] }
        : await clocksOf({ q, orgId, settledDeadlines }, reading, at)),
      publicity: requirements.publicity,
      lastEntry: at.seq,
      isVerified: requirements.isVerified,
      hasYearEnd: readFiscalYearEnd(corporation?.yearEnd ?? '').ok,
      isFounded: since !== null,
      ...standsOn(dated.value),
    });
  });

export const servePersonControlStatus = serveOrganization(
  registers.readPersonControlStatus,
  async (ctx, { params: { personId }, query }) => {
    const { q, orgId } = ctx;
    const dated = await readingAt(ctx, query);
    if (!dated.ok) return dated;
    const { at } = dated.value;
    if ((await incorporatedOn(q, orgId)) === null) return refuse('REGISTERS.NOT_INCORPORATED');
    const person = await personAt(q, orgId, { ...at, personId });
    if (person === undefined) return refuse('GENERAL.NOT_FOUND');
    const reading = await readingOf(q, orgId, at);
    const { found, votesShown } = reading;
    const individual = found.individuals.find((one) => one.personId === personId);
    const body = found.unresolved.find((one) => one.personId === personId);
    const last = individual?.periods.at(-1);
    const votesAndValue = individual?.interest.votesAndValue ??
      body?.votesAndValue ?? { votes: null, value: null };
    const holder = individual === undefined ? personId : soleHolder(individual.interest.attributed);
    const hasIt = individual === undefined || last?.to === null;
    return ok({
      standing: standingOf({
        isIndividual: person.kind === 'individual',
        isUnresolved: body !== undefined,
        last,
      }),
      became_on: last?.from ?? null,
      is_on_or_before: individual !== undefined && isOnOrBefore(reading, individual),
      ceased_on: last?.to ?? null,
      ...votesAndValueTexts(votesAndValue, hasIt ? votesShown.get(holder ?? '') : undefined),
    });
  },
);

interface Stands {
  readonly isIndividual: boolean;
  readonly isUnresolved: boolean;
  /** When he had control last; undefined for who never had it. */
  readonly last: DateSpan | undefined;
}

function standingOf({ isIndividual, isUnresolved, last }: Stands) {
  if (!isIndividual) return isUnresolved ? 'unresolved' : 'other';
  if (last === undefined) return 'none';
  return last.to === null ? 'current' : 'former';
}

/** Each look is noted, with whose facts. Refused for who never had significant control and is named by nothing that is
 *  entered of it: others' facts are not this register's. */
export const readParticulars = serveOrganization(
  contract.readParticulars,
  async (ctx, { params: { personId } }) => {
    const { q, orgId, user, now } = ctx;
    if ((await incorporatedOn(q, orgId)) === null) return refuse('REGISTERS.NOT_INCORPORATED');
    const { at } = await readingToday(ctx);
    const [one, { found, entries }] = await Promise.all([
      findPersonOnRecord(ctx, personId),
      readingOf(q, orgId, at),
    ]);
    const isHere =
      found.individuals.some((individual) => individual.personId === personId) ||
      entries.some(({ value }) => value.of === 'statement' && value.individuals.includes(personId));
    if (one === undefined || !isHere) return refuse('GENERAL.NOT_FOUND');
    await recordAccess(
      { q, orgId, userId: user.userId, at: now },
      { kind: 'looked', what: 'control_particulars', personId },
    );
    return ok({
      person_id: personId,
      display_name: displayName(one.facts.name),
      ...particularsOf(one.facts),
    });
  },
);

/** Personal facts in words; what is not on record is null or empty. */
export function particularsOf({
  birth_date: birth,
  residential_address: home,
  service_address: service,
  citizenship,
  tax_residence: tax,
}: NonNullable<Awaited<ReturnType<typeof findPersonOnRecord>>>['facts']) {
  return {
    birth_date: birth?.date ?? null,
    residential_address: home ? addressInWords(home) : null,
    service_address: service ? addressInWords(service) : null,
    citizenships: citizenship ? citizenship.countries.map(countryInWords) : [],
    tax_residence: tax ? tax.countries.map(countryInWords) : [],
  };
}
