import { chainOf, type LinkedSecurity } from '@tabellion/book/chain.ts';
import type { Certificate, Instrument } from '@tabellion/book/entities.ts';
import { isFromTreasury } from '@tabellion/book/ledger.ts';
import { leftOf, vestedGoneOf, vestedLeftOf, vestingDatesKept } from '@tabellion/book/options.ts';
import { type VestedOn, vestedOf, vestingDatesOf } from '@tabellion/book/vested.ts';
import { isDated, withVestingStart } from '@tabellion/book/vesting.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { formatHundredths } from '@tabellion/kernel/percent.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { judge } from '@tabellion/kit/may.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { access } from '../../access.ts';
import { personView, readingAt, standsOn } from '../../people/server/public.ts';
import { displayName } from '../../registers/facts.ts';
import type { ReadingAt } from '../../registers/server/public/acts.ts';
import { forControlAlone } from '../../registers/server/public/control.ts';
import { instrumentsOn } from '../../registers/server/public/instruments.ts';
import { factsOf, namesAt, personAt } from '../../registers/server/public/people.ts';
import {
  capTableAt,
  certificatesOf,
  classesAt,
  connectedSecurities,
  partsOfClassesAt,
} from '../../registers/server/public/shares.ts';
import { spelledExemption } from '../../shares/rules/readIssuance.ts';
import { type HolderCertificate, type HolderVesting, readHolder as readContract } from '../holderContract.ts';
import { holderLine, nothingHeld } from './capTable.ts';
import { instrumentLines } from './instruments.ts';
import { certificateReference, ledgerViews } from './ledger.ts';
import { withTakenBack } from './ledgerTakenBack.ts';
import { nameOf } from './nameOf.ts';

/** So many certificates are listed, so many others are looked for in each direction of their chains, and so many lines of
 *  the ledger are told. */
const most = { certificates: 200, connected: 1000, lines: 500 } as const;

async function isHidden(
  { q, orgId, user, membership }: OrganizationContext,
  personId: string,
): Promise<boolean> {
  const mayKnow = judge({ user, membership }, access['control.read']).may;
  return !mayKnow && (await forControlAlone(q, orgId)).has(personId);
}

const everyInstrument = {
  who: 'all',
  kind: null,
  from: null,
  onlyChanges: false,
  order: 'on',
  descending: false,
  after: null,
  limit: most.certificates,
} as const;

/** A person who stands in the register for significant control alone is not found by a reader who may not
 *  know of it. */
export const readHolder = serveOrganization(readContract, async (ctx, { params: { personId }, query }) => {
  const { q, orgId } = ctx;
  const reading = await readingAt(ctx, query);
  if (!reading.ok) return reading;
  const { at, today } = reading.value;
  const [person, everHeld, table, classes, parts, certificates, instruments] = await Promise.all([
    personAt(q, orgId, { ...at, personId }),
    // Later changes are on the line of dates, too.
    certificatesOf(q, orgId, { ...at, asOf: today, personId }),
    capTableAt(q, orgId, { ...at, most: 0, who: [personId], withPool: false }),
    classesAt(q, orgId, at),
    partsOfClassesAt(q, orgId, { ...at, personId }),
    certificatesOf(q, orgId, { ...at, personId }),
    instrumentsOn(q, orgId, at, { ...everyInstrument, personIds: [personId] }),
  ]);
  const name = person ? undefined : await nameOf(q, orgId, at, personId);
  if (person === undefined && name === undefined) return refuse('GENERAL.NOT_FOUND');
  if (everHeld.length === 0 && (await isHidden(ctx, personId))) return refuse('GENERAL.NOT_FOUND');
  const classNames = new Map(classes.map(({ classId, terms }) => [classId, terms.name]));
  const listed = certificates.toSorted(standingFirst).slice(0, most.certificates);
  const facts = await factsOf(q, orgId, person ? [person] : []);
  const called = await namesAt(q, orgId, { ...at, ids: person?.members ?? [] });
  const members = person?.members?.map((one) => ({
    person_id: one,
    display_name: displayName(called.get(one)),
  }));
  const views = await ledgerViews(q, orgId, { ...at, certificates, classNames, most: most.lines });
  const ledger = await withTakenBack(ctx, {
    ...at,
    personId,
    certificates: new Set(certificates.map(({ securityId }) => securityId)),
    ledger: views,
    most: most.lines,
  });
  const [row] = table.largest;
  const line = row ? holderLine(row) : nothingHeld(personId);
  return ok({
    ...standsOn(reading.value),
    days: daysOf(everHeld),
    holder: person ? personView(person, facts.get(personId) ?? {}, ctx, members) : null,
    display_name: person ? displayName(facts.get(personId)?.name) : (name ?? ''),
    total: {
      sharesExact: line.sharesExact,
      owns: line.owns,
      votesExact: line.votesExact,
      votes: line.votes,
      dilutedExact: line.dilutedExact,
      diluted: line.diluted,
    },
    classes: classes.flatMap(({ classId, terms }) => {
      const sharesExact = line.byClass[classId];
      if (sharesExact === undefined) return [];
      const percentage = formatHundredths(BigInt(parts.get(classId) ?? 0));
      return [{ class_id: classId, name: terms.name, sharesExact, percentage }];
    }),
    certificates: await certificateViews(ctx, { ...at, certificates: listed, classNames }),
    certificatesMore: certificates.length - listed.length,
    instruments: await instrumentLines(ctx, at, instruments),
    vesting: [
      ...listed.filter(isOpen).flatMap((one) => vestingView(one, vestingOf(one, at.asOf), classNames)),
      ...instruments
        .filter(({ value }) => value.status === 'open')
        .flatMap(({ value }) => vestingView(value, vestingLeft(value, at.asOf), classNames)),
    ],
    ledger,
    broughtForward: [...views.before].map(([classId, shares]) => ({
      className: classNames.get(classId) ?? '',
      sharesExact: String(shares),
    })),
  });
});

const isOpen = ({ status }: Certificate): boolean => status === 'open';

const order = { open: 0, ended: 1, void: 2 } as const;

/** The sort is stable: among those of one state the order of their numbers stays. */
const standingFirst = (a: Certificate, b: Certificate): number => order[a.status] - order[b.status];

const daysOf = (certificates: readonly Certificate[]): PlainDate[] =>
  [
    ...new Set(certificates.flatMap(({ issuedOn, ended }) => (ended ? [issuedOn, ended.on] : [issuedOn]))),
  ].sort();

interface HolderCertificates extends ReadingAt {
  readonly certificates: readonly Certificate[];
  readonly classNames: ReadonlyMap<string, string>;
}

async function certificateViews(
  { q, orgId }: Pick<OrganizationContext, 'q' | 'orgId'>,
  { certificates, classNames, asOf, seq }: HolderCertificates,
): Promise<HolderCertificate[]> {
  const ids = certificates.map(({ securityId }) => securityId);
  const found = await connectedSecurities(q, orgId, { asOf, seq, ids, most: most.connected });
  const connected = new Map([...found, ...certificates].map((one) => [one.securityId, one]));
  const people = [...new Set(found.map(({ personId }) => personId))];
  const names = await namesAt(q, orgId, { asOf, seq, ids: people });
  const link = (one: LinkedSecurity) => ({
    ...('serial' in one ? { ...openedAs(one), instrument: null } : instrumentAs(one)),
    holder: { person_id: one.personId, display_name: displayName(names.get(one.personId)) },
  });
  return certificates.map((one) => {
    const chain = chainOf(connected, one.securityId);
    return {
      ...openedAs(one),
      class_id: one.classId,
      className: classNames.get(one.classId) ?? '',
      ended: one.ended ? { on: one.ended.on, kind: one.ended.by } : null,
      form: one.form ?? null,
      legends: [...(one.legends ?? [])],
      issue: issueOf(one),
      before: (chain?.before ?? []).map(link),
      after: (chain?.after ?? []).map(link),
    };
  });
}

function issueOf(one: Certificate): HolderCertificate['issue'] {
  const { origin, price, consideration, paidOn, resolution, exemption, takenOver } = one;
  if (!isFromTreasury(origin?.by)) return null;
  return {
    price,
    consideration: consideration?.kind ?? null,
    paid_on: paidOn,
    resolution: resolution?.number ?? null,
    resolution_on: resolution?.date ?? null,
    exemption: spelledExemption(exemption),
    taken_over: takenOver ? { issued_on: takenOver.issuedOn } : null,
  };
}

const openedAs = (one: Certificate) => ({
  ...certificateReference(one),
  sharesExact: String(one.quantity),
  state: one.status,
  on: one.issuedOn,
  kind: one.origin?.by ?? ('issued' as const),
});

/** An option, or another instrument for which shares were issued; one that bears a principal counts no shares. */
const instrumentAs = (one: Instrument) => ({
  ...certificateReference(one),
  sharesExact: String(one.quantity),
  state: one.status,
  on: one.issuedOn,
  kind: 'issued' as const,
  instrument: one.kind,
});

/** Shares of a certificate, or of an option. */
type Vesting = Pick<
  Certificate,
  'securityId' | 'label' | 'quantity' | 'issuedOn' | 'vesting' | 'schedule' | 'vestingChanges'
> & {
  readonly classId: string | null;
};

/** The shares that have vested by a day, beside those that had vested and are gone, and the dates of both. */
interface VestingNow {
  readonly shares: bigint;
  readonly vested: bigint;
  readonly gone: bigint;
  readonly dates: readonly VestedOn[];
}

const vestingOf = (one: Certificate, on: PlainDate): VestingNow => ({
  shares: one.quantity,
  vested: vestedOf(one, on),
  gone: 0n,
  dates: vestingDatesOf(one),
});

const vestingLeft = (one: Instrument, on: PlainDate): VestingNow => ({
  shares: leftOf(one),
  vested: vestedLeftOf(one, on),
  gone: vestedGoneOf(one),
  dates: vestingDatesKept(one),
});

function vestingView(
  one: Vesting,
  { shares, vested, gone, dates }: VestingNow,
  classNames: ReadonlyMap<string, string>,
): HolderVesting[] {
  const { quantity, schedule, vestingChanges, issuedOn } = one;
  if (one.vesting === null) return [];
  const terms = withVestingStart(one.vesting, issuedOn);
  return [
    {
      certificate: certificateReference(one),
      className: classNames.get(one.classId ?? '') ?? '',
      sharesExact: String(shares),
      rule: isDated(terms) ? null : terms,
      issuedOn,
      countsExact: schedule?.shares ?? String(quantity),
      stoppedOn: vestingChanges?.stoppedOn ?? null,
      vestedExact: String(vested),
      unvestedExact: String(shares - vested),
      goneExact: String(gone),
      dates: dates.map((line) => ({
        on: line.on,
        sharesExact: String(line.quantity),
        vestedExact: String(line.vested),
      })),
    },
  ];
}
