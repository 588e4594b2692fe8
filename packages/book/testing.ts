import { instantOfMillis, type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import { addFractions, type Fraction, fractionOfDecimal, NOTHING } from '@tabellion/kernel/fraction.ts';
import type { ActHead, PersonalFactRef } from './act.ts';
import type { SurrenderedPayload } from './acts/acquired.ts';
import type { ClassCreatedPayload } from './acts/classes.ts';
import type { Deduction } from './acts/deduction.ts';
import type { IncorporatedPayload } from './acts/incorporated.ts';
import type { Issue, PaidIssue } from './acts/issued.ts';
import { type Act, type ChangeAct, type KindName, kinds, type Payloads } from './acts/kinds.ts';
import type { Source } from './acts/securities.ts';
import type { TransferredPayload } from './acts/transferred.ts';
import type { Book } from './book.ts';
import { type CapitalEntry, TABLE_NAMES, type TableName } from './entities.ts';
import { fold } from './fold.ts';
import type { Position } from './positions.ts';
import { spellBigints } from './spell.ts';
import type { Row } from './table.ts';
import type { PersonKind } from './terms/people.ts';

/** A history told in short sentences, for tests: every payload has sensible values, and a name stands for an id. */

/** The same name always gives the same id (two 24-bit FNV-1a hashes). */
export function idOf(name: string): string {
  const hash = (seed: number) => {
    let h = seed;
    for (const byte of new TextEncoder().encode(name)) h = Math.imul(h ^ byte, 0x01000193) >>> 0;
    return (h & 0xffffff).toString(16).padStart(6, '0');
  };
  return `00000000-0000-7000-8000-${hash(0x811c9dc5)}${hash(0x1b873593)}`;
}

export function factOf(name: string): PersonalFactRef {
  return { fact: idOf(`fact ${name}`), digest: idOf(name).replaceAll('-', '').repeat(2) };
}

export const articles: IncorporatedPayload = {
  number: '1234567-8',
  jurisdiction: 'CA',
  articles: {
    name: 'Maple Robotics Inc.',
    province: 'ON',
    board: { minimum: 1, maximum: 5 },
    transferRestrictions: 'No transfer without the consent of the directors.',
    businessRestrictions: null,
    otherProvisions: null,
    language: 'en',
    sector: 'none',
  },
};

export function classTerms(name: string, more: Partial<ClassCreatedPayload> = {}): ClassCreatedPayload {
  return {
    classId: idOf(name),
    name,
    kind: 'common',
    votesPerShare: '1',
    dividend: { type: 'participating' },
    liquidation: { type: 'residual' },
    redeemable: false,
    retractable: false,
    convertible: null,
    authorized: 'unlimited',
    prefix: name.slice(0, 2).toUpperCase(),
    seriesAllowed: false,
    seriesOf: null,
    restrictions: null,
    price: null,
    amendment: null,
    ...more,
  };
}

/** `serial` numbers the certificate, and names the security, within the prefix of the class. */
export function issue(
  holder: string,
  className: string,
  shares: number | bigint,
  serial: number,
  more: Partial<PaidIssue> = {},
): PaidIssue {
  const prefix = className.slice(0, 2).toUpperCase();
  return {
    securityId: idOf(`${prefix}-${serial}`),
    certificate: { prefix, label: `${prefix}-${serial}`, serial },
    personId: idOf(holder),
    classId: idOf(className),
    quantity: String(shares),
    price: '1',
    consideration: { kind: 'money', amount: String(shares) },
    paidOn: plainDate('2025-03-12'),
    exemption: null,
    vesting: null,
    form: null,
    legends: [],
    takenOver: null,
    poolId: null,
    ...more,
  };
}

/** A part of what an act makes of a certificate. */
export interface Part {
  readonly holder?: string;
  readonly shares: number | bigint;
  /** Numbers the certificate, and names the security, within the prefix CO unless told otherwise. */
  readonly serial: number;
  readonly prefix?: string;
}

/** The certificate `CO-1` as it was opened: what an act says of the security that it ends. */
export function sourceOf(story: Story, name: string): Source {
  const securityId = idOf(name);
  const certificate = fold(story.acts).tables.certificates.get(securityId);
  if (certificate === undefined) throw new Error(`no such certificate: ${name}`);
  const { classId, personId, quantity } = certificate;
  return { securityId, classId, personId, quantity: String(quantity) };
}

/** A security for a holder, under a number of its own. */
export const part = ({ shares, serial, prefix = 'CO' }: Part) => ({
  securityId: idOf(`${prefix}-${serial}`),
  certificate: { prefix, label: `${prefix}-${serial}`, serial },
  quantity: String(shares),
  vesting: null,
  form: 'certificate' as const,
  legends: [],
});

/** Pro rata deduction from an account of so many dollars and shares. */
export const proRata = (capitalBefore: string, sharesBefore: string) => ({
  rule: 'PRO_RATA' as const,
  capitalBefore,
  sharesBefore,
  places: 10,
  rounding: 'half_even' as const,
});

export const transfer = (
  source: Source,
  to: readonly Part[],
  balance: Part | null = null,
): TransferredPayload => ({
  source,
  transfers: to.map((one) => ({ ...part(one), personId: idOf(one.holder ?? '') })),
  balance: balance && { outcome: 'reissued', ...part(balance) },
  resolution: null,
  consideration: null,
  spoiled: [],
});

/** Common fields of acts by which shares come back: `shares` of the source do, the rest is reissued under
 *  `balance`. */
export const acquisition = (
  source: Source,
  shares: number | bigint,
  { balance = null, deduction = { rule: 'NONE' } }: { balance?: Part | null; deduction?: Deduction } = {},
): SurrenderedPayload => ({
  source,
  quantity: String(shares),
  balance: balance && part(balance),
  deduction,
  returnsTo: null,
  resolution: null,
  spoiled: [],
});

export class Story {
  readonly acts: Act[] = [];

  get lastSeq(): number {
    return this.acts.length;
  }

  /** The act with this seq; it must not be a void one. */
  at(seq: number): ChangeAct {
    const act = this.acts[seq - 1];
    if (!act || act.verb === 'void') throw new Error(`no such act: ${seq}`);
    return act;
  }

  record<K extends KindName>(
    kind: K,
    on: string,
    payload: Payloads[K],
    batchId: string | null = null,
  ): ChangeAct {
    const seq = this.lastSeq + 1;
    const actId = idOf(`act ${seq}`);
    return this.#add(
      { seq, actId, root: actId, supersedes: null, rank: seq, batchId },
      on,
      kind,
      'record',
      payload,
    );
  }

  /** Says an earlier act again, with what differs. */
  replace<A extends ChangeAct>(act: A, on: string, differs: Partial<A['payload']>): ChangeAct {
    return this.#add(this.#later(act), on, act.kind, 'replace', { ...act.payload, ...differs });
  }

  void(act: Act, basis = 'entered by mistake'): Act {
    const { kind, effectiveOn } = act;
    const head = headOf({ ...this.#later(act), batchId: null }, effectiveOn);
    this.acts.push({ ...head, basis, kind, v: kinds[kind].v, verb: 'void', payload: null });
    return this.acts.at(-1) ?? act;
  }

  incorporated(on = '2025-03-12', differs: Partial<IncorporatedPayload> = {}): ChangeAct {
    return this.record('incorporated', on, { ...articles, ...differs });
  }

  person(name: string, on = '2025-03-12', kind: PersonKind = 'individual'): ChangeAct {
    return this.record('person.added', on, {
      personId: idOf(name),
      kind,
      facts: [{ kind: 'name', ref: factOf(name) }],
    });
  }

  moved(name: string, on: string, address: string): ChangeAct {
    const set = [{ kind: 'address' as const, ref: factOf(address) }];
    return this.record('person.changed', on, { personId: idOf(name), set, remove: [] });
  }

  shareClass(name: string, on = '2025-03-12', more: Partial<ClassCreatedPayload> = {}): ChangeAct {
    return this.record('class.created', on, classTerms(name, more));
  }

  /** `appointment` names the appointment, so that `ceased` can. */
  appointed(appointment: string, name: string, position: Position, on: string): ChangeAct {
    return this.record('appointed', on, {
      appointmentId: idOf(appointment),
      personId: idOf(name),
      position,
      title: position === 'other' ? appointment : null,
      consentOn: plainDate(on),
      residency: null,
      resolution: null,
    });
  }

  ceased(appointment: string, on: string): ChangeAct {
    return this.record('ceased', on, {
      appointmentId: idOf(appointment),
      reason: 'resigned',
      resolution: null,
    });
  }

  issued(on: string, ...issues: readonly Issue[]): ChangeAct {
    return this.record('issued', on, { issues: [...issues], resolution: null });
  }

  /** Each of `to` gets a certificate of its serial; what remains is reissued under `balance`. */
  transferred(on: string, from: Source, to: readonly Part[], balance: Part | null = null): ChangeAct {
    return this.record('transferred', on, transfer(from, to, balance));
  }

  #later(act: Act) {
    const seq = this.lastSeq + 1;
    const newest = this.acts.findLast(({ root }) => root === act.root) ?? act;
    return { seq, actId: idOf(`act ${seq}`), root: act.root, supersedes: newest.actId, rank: act.rank };
  }

  #add(
    place: Place,
    on: string,
    kind: KindName,
    verb: 'record' | 'replace',
    payload: Payloads[KindName],
  ): ChangeAct {
    const act = { ...headOf(place, plainDate(on)), kind, v: kinds[kind].v, verb, payload } as ChangeAct;
    this.acts.push(act);
    return act;
  }
}

type Place = Pick<ActHead, 'seq' | 'actId' | 'root' | 'supersedes' | 'rank'> & { batchId?: string | null };

function headOf({ batchId = null, ...place }: Place, effectiveOn: PlainDate): ActHead {
  const recordedAt = instantOfMillis(Date.UTC(2025, 2, 12, 15) + place.seq * 60_000);
  return { ...place, effectiveOn, recordedAt, actorId: null, basis: null, batchId, documents: [] };
}

/** A story with a corporation, the class Common (CO) and these people, all from 2025-03-12. */
export function founded(...people: readonly string[]): Story {
  const story = new Story();
  story.incorporated();
  story.shareClass('Common');
  for (const name of people) story.person(name);
  return story;
}

/** `act code path` of anomalies, with acts named by seq. */
export function told(
  story: Story,
  anomalies: readonly { actId: string; code: string; path: string }[],
): string[] {
  return anomalies.map(({ actId, code, path }) =>
    `${story.acts.find((act) => act.actId === actId)?.seq ?? '?'} ${code} ${path}`.trim(),
  );
}

/** Anomalies in the history, in the form that `told` gives. */
export const anomaliesOf = (story: Story): string[] => told(story, fold(story.acts).anomalies);

/** Tables that came later: left out while they are empty, so that the digests of older histories stay. */
const LATER: ReadonlySet<TableName> = new Set<TableName>(['pools', 'instruments', 'controls']);

/** The state of a book as JSON can hold it: every table's newest values by key, and the anomalies; bigints as
 *  decimal strings. Its canonical JSON is what the corpus digests and what two readings are compared by. */
export function spellState(book: Book): Readonly<Record<string, unknown>> {
  const spelled: Record<string, unknown> = { anomalies: book.anomalies.map((anomaly) => ({ ...anomaly })) };
  for (const table of TABLE_NAMES) {
    if (LATER.has(table) && book.tables[table].size === 0) continue;
    const values: Record<string, unknown> = {};
    for (const { key, value } of book.tables[table].now()) values[key] = spellBigints(value);
    spelled[table] = values;
  }
  return spelled;
}

/** One line of the stated capital account: what an act moved, and how the account stands then. */
export interface AccountLine {
  readonly on: PlainDate;
  /** The root of the act. */
  readonly act: string;
  readonly kind: CapitalEntry['kind'];
  readonly securityId: string | null;
  readonly shares: bigint;
  readonly amount: Fraction;
  readonly sharesAfter: bigint;
  readonly balance: Fraction;
}

/** The stated capital account of a class (CBCA s. 26), movement by movement, exact.
 *  @param rows  of one reading, in the order of their dates */
export function capitalAccount(
  rows: Iterable<Pick<Row<CapitalEntry>, 'effFrom' | 'by' | 'value'>>,
  classId: string,
): readonly AccountLine[] {
  let [sharesAfter, balance] = [0n, NOTHING];
  const lines: AccountLine[] = [];
  for (const { effFrom: on, by: act, value } of rows) {
    if (value.classId !== classId) continue;
    const { kind, securityId, shares } = value;
    const amount = fractionOfDecimal(decimal(value.amount));
    sharesAfter += shares;
    balance = addFractions(balance, amount);
    lines.push({ on, act, kind, securityId, shares, amount, sharesAfter, balance });
  }
  return lines;
}
