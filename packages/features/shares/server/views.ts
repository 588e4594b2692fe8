/** Views of holders, issuances, classes and the chart of who owns how much, from the registers
 *  (specification section 3). */
import { type CapTable, capTable } from '@tabellion/book/captable.ts';
import { type Certificate, isIssue } from '@tabellion/book/entities.ts';
import { isFromTreasury } from '@tabellion/book/ledger.ts';
import { isDated, type PlannedVesting } from '@tabellion/book/vesting.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { addDecimals, decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import { percentages } from '@tabellion/kernel/percent.ts';
import { formatQuantity, quantityAsNumber } from '@tabellion/kernel/quantity.ts';
import type { Texts } from '@tabellion/platform/http/answer.ts';
import { factsIn, type PeopleViewContext, personView } from '../../people/server/public.ts';
import type { SharesView } from '../contract.ts';
import { propertiesOf } from '../rules/propertiesOf.ts';
import { spelledExemption } from '../rules/readIssuance.ts';
import type { Issuance, ShareClass, Shareholder } from '../shapes.ts';

export interface SharesPorts {
  texts: Texts;
}

export interface SharesViewContext extends PeopleViewContext {
  readonly advanced: boolean;
  /** null until it has a date. */
  readonly organizingResolutionOn: PlainDate | null;
}

/** Neither dollars nor full dilution is asked. */
const UNCOUNTED = { capitalEntries: [], instruments: [], pools: [] };

/** Everything on the shares' screens. Unvested shares are issued; what was taken back is shown and not counted. */
export function sharesView(viewContext: SharesViewContext): SharesView {
  const { registers } = viewContext;
  const open = registers.certificates.filter(isOpen);
  const table = capTable({ classes: registers.classes, certificates: open, ...UNCOUNTED });
  const shareholders = holdersOf(viewContext, table, ownershipOf(open, registers.proposed));
  return {
    shareholders,
    shareclasses: classViews(viewContext),
    sharesSimpleOrAdvanced: setupOf(viewContext),
    SharePie: table.holders.map(({ personId, total, percent }) => ({
      person_id: personId,
      name: shareholders.find(({ _id }) => _id === personId)?.display_name ?? '',
      sharesExact: formatQuantity(total),
      percentage: percent,
    })),
    totalExact: formatQuantity(table.issued),
    considerationExact: formatDecimal(
      addDecimals(...open.filter(isIssue).map(({ consideration }) => decimal(consideration?.amount ?? '0'))),
      2,
    ),
    asOf: registers.asOf,
  };
}

/** The classes alone; of the registers no more than the classes and their totals is needed. */
export const classesView = (viewContext: SharesViewContext) => ({
  shareclasses: classViews(viewContext),
  sharesSimpleOrAdvanced: setupOf(viewContext),
  asOf: viewContext.registers.asOf,
});

export const isOpen = ({ status }: Pick<Certificate, 'status'>): boolean => status === 'open';

const stateOf = ({ status }: Certificate): Issuance['state'] => (status === 'open' ? 'issued' : status);

/** The price of the one class of simple shares; advanced ones have a price each, and 0 stands here. */
function setupOf({
  registers: { classes },
  advanced,
}: SharesViewContext): SharesView['sharesSimpleOrAdvanced'] {
  const [only] = classes;
  const priceExact = advanced || only === undefined ? '0' : (only.price ?? '0');
  return { advanced, price: Number(priceExact), priceExact };
}

/** Percentages by security: of the issued shares among themselves, since a subscription is nobody's share
 *  yet (CBCA s. 25(3)); of a subscription, its part of all shares when everything has been issued. */
function ownershipOf(
  open: readonly Certificate[],
  proposed: SharesViewContext['registers']['proposed'],
): ReadonlyMap<string, string> {
  return new Map([...partsOf(open), ...partsOf(open.filter(({ securityId }) => !proposed.has(securityId)))]);
}

function partsOf(certificates: readonly Certificate[]): [securityId: string, percent: string][] {
  const parts = percentages(certificates.map(({ quantity }) => quantity));
  return certificates.map(({ securityId }, at) => [securityId, parts[at] ?? '']);
}

function holdersOf(
  viewContext: SharesViewContext,
  table: CapTable,
  ownership: ReadonlyMap<string, string>,
): Shareholder[] {
  const { registers, language } = viewContext;
  const lines = new Map(table.holders.map((line) => [line.personId, line]));
  const { compare } = new Intl.Collator(language);
  const holders = registers.persons.flatMap((person): Shareholder[] => {
    const own = registers.certificates.filter(({ personId }) => personId === person.personId);
    if (own.length === 0) return [];
    const line = lines.get(person.personId);
    return [
      {
        _id: person.personId,
        ...personView(person, factsIn(viewContext, person), viewContext.reader),
        issuances: own.map((certificate) => issuanceView(viewContext, certificate, ownership)),
        sharesExact: formatQuantity(line?.total ?? 0n),
        percentage: line?.percent ?? '0.00',
      },
    ];
  });
  const key = ({ company_name, lastname, firstname }: Shareholder) =>
    company_name || `${lastname} ${firstname}`;
  return holders.sort((a, b) => compare(key(a), key(b)) || compare(a._id, b._id));
}

function issuanceView(
  viewContext: SharesViewContext,
  certificate: Certificate,
  ownership: ReadonlyMap<string, string>,
): Issuance {
  const { securityId, classId, personId, quantity, price, consideration, vesting, exemption } = certificate;
  const terms = viewContext.registers.classes.find((one) => one.classId === classId);
  const name = viewContext.facts.get(personId)?.name;
  const isProposed = viewContext.registers.proposed.has(securityId);
  return {
    _id: securityId,
    id: securityId,
    valid: isOpen(certificate),
    state: isProposed ? 'subscribed' : stateOf(certificate),
    waits_for: awaited(viewContext, securityId),
    ownership: quantityAsNumber(quantity),
    ownershipExact: formatQuantity(quantity),
    ownershipPercentage: ownership.get(securityId) ?? '0.00',
    ownership_type: terms?.kind ?? 'common',
    Shareclass: classId,
    className: terms?.name ?? '',
    issuance_date: isProposed ? null : certificate.issuedOn,
    price: price === null ? null : Number(price),
    priceExact: price ?? '',
    firstname: name?.firstname ?? '',
    lastname: name?.lastname ?? '',
    sources: isFromTreasury(certificate.origin?.by) ? 'Treasury' : 'Shareholder',
    vesting: vesting && vestingView(vesting),
    certificate: certificate.label,
    consideration: consideration?.kind ?? null,
    consideration_text: consideration?.text ?? null,
    paid_on: certificate.paidOn,
    resolution: certificate.resolution?.number ?? null,
    resolution_on: certificate.resolution?.date ?? null,
    exemption: spelledExemption(exemption),
  };
}

export function vestingView(terms: PlannedVesting): NonNullable<Issuance['vesting']> {
  if (isDated(terms)) {
    const { dates } = terms;
    return { dateCount: dates.length, from: dates[0]?.on ?? '', to: dates.at(-1)?.on ?? '' };
  }
  const { period, cliff, frequency, start, acceleration } = terms;
  return {
    period,
    cliff,
    frequency,
    ...(start !== null && { start }),
    ...(acceleration !== undefined && { acceleration }),
  };
}

/** Things that a subscription still waits for; empty for shares on record. */
function awaited(
  { registers, organizingResolutionOn }: SharesViewContext,
  securityId: string,
): Issuance['waits_for'] {
  const proposed = registers.proposed.get(securityId);
  if (proposed === undefined) return [];
  const isResolved = proposed.isOfFounding && organizingResolutionOn !== null;
  return proposed.waitsFor.filter((event) => !(isResolved && event === 'resolution'));
}

/** The classes in the order of the articles. */
function classViews({ registers }: Pick<SharesViewContext, 'registers'>): ShareClass[] {
  return registers.classes.map((terms) => ({
    _id: terms.classId,
    name: terms.name,
    creation_date: registers.proposed.has(terms.classId) ? null : terms.createdOn,
    properties: propertiesOf(terms),
    price: terms.price === null ? null : Number(terms.price),
    priceExact: terms.price ?? '0',
    issuedExact: formatQuantity(registers.totals.get(terms.classId)?.shares ?? 0n),
  }));
}
