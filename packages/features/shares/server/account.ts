/** The stated capital account of a class: what moved it, act by act, and how it stood then. */
import type { CarriedDeduction, Deduction } from '@tabellion/book/acts/deduction.ts';
import type { Act } from '@tabellion/book/acts/kinds.ts';
import {
  addDecimals,
  type Decimal,
  decimal,
  decimalTotal,
  formatDecimal,
} from '@tabellion/kernel/decimal.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { Cell } from '@tabellion/platform/files/sheet.ts';
import type { Download, Handled, OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { TextKey } from '@tabellion/texts/text.ts';
import { readingAt, standsOn } from '../../people/server/public.ts';
import {
  actsKnown,
  type CapitalRow,
  capitalMovementsOf,
  classLinesOn,
  namesIn,
  type ReadingAt,
  target,
} from '../../registers/server/public.ts';
import type * as contract from '../accountContract.ts';
import { asFile } from './asFile.ts';
import type { SharesPorts } from './ports.ts';

/** So many entries a page shows; a file has all of them. */
const SHOWN = 500;
const ALL = 2_147_483_647;

/** Errors: GENERAL.NOT_A_DATE, REGISTERS.NOT_INCORPORATED, GENERAL.NOT_FOUND for a class that is not in the register on the date. */
export async function readCapitalAccount(
  ctx: OrganizationContext,
  { params, query }: Pick<InputOf<typeof contract.readCapitalAccount>, 'params' | 'query'>,
): Promise<Handled<contract.CapitalAccount>> {
  const reading = await readingAt(ctx, query);
  if (!reading.ok) return reading;
  const account = await accountOf(ctx, reading.value.at, params.classId, SHOWN);
  return account.ok ? ok({ ...account.value, ...standsOn(reading.value) }) : account;
}

/** Errors: as `readCapitalAccount`. */
export async function exportCapitalAccount(
  ctx: OrganizationContext,
  ports: Pick<SharesPorts, 'texts'>,
  { params, query }: Pick<InputOf<typeof contract.exportCapitalAccount>, 'params' | 'query'>,
): Promise<Result<Download, Refusal>> {
  const reading = await readingAt(ctx, query);
  if (!reading.ok) return reading;
  const { at } = reading.value;
  const account = await accountOf(ctx, at, params.classId, ALL);
  if (!account.ok) return account;
  const text = ports.texts[ctx.language];
  const { className, entries } = account.value;
  const words = (value: string | null | undefined): Cell => (value ? { text: value } : null);
  const rows = entries.map((one): Cell[] => [
    { date: one.on },
    { text: text(`entry.kind.${one.kind}`) },
    words(one.certificate),
    words(one.holder?.display_name),
    { number: one.sharesExact },
    { number: one.amount },
    { number: one.sharesAfterExact },
    { number: one.balance },
    words(one.resolution?.number),
    one.resolution && { date: one.resolution.date },
  ]);
  return ok(
    await asFile(ctx, ports, {
      title: `${text('account.title')}, ${className}`,
      table: { heads: heads.map((head) => text(head)), rows: [rows] },
      ...{ asOf: at.asOf, knownAt: query.knownAt, format: query.format },
      fileName: 'stated-capital',
      logged: 'capital_account',
    }),
  );
}

const heads = [
  'account.on',
  'account.act',
  'register.certificate',
  'register.holder',
  'account.shares',
  'account.amount',
  'account.sharesAfter',
  'account.balance',
  'account.resolution',
  'account.resolutionOn',
] as const satisfies readonly TextKey[];

type Account = Omit<contract.CapitalAccount, 'asOf' | 'today' | 'zone'>;

async function accountOf(
  { q, orgId }: Pick<OrganizationContext, 'q' | 'orgId'>,
  at: ReadingAt,
  classId: string,
  most: number,
): Promise<Result<Account, Refusal>> {
  if ((await target(q, orgId)) === 'founding') return refuse('REGISTERS.NOT_INCORPORATED');
  const line = (await classLinesOn(q, orgId, at)).find(({ terms }) => terms.classId === classId);
  if (line === undefined) return refuse('GENERAL.NOT_FOUND');
  const rows = await capitalMovementsOf(q, orgId, { ...at, classId, most: most === ALL ? ALL : most + 1 });
  const listed = rows.slice(-most);
  const [balance, shares] = [decimalTotal(line.capital), BigInt(line.issued)];
  // What the listed entries did not make, earlier ones had.
  const before = {
    balance: addDecimals(balance, ...listed.map(({ value }) => -decimal(value.amount) as Decimal)),
    shares: listed.reduce((left, { value }) => left - value.shares, shares),
  };
  const forward = { sharesExact: String(before.shares), balance: formatDecimal(before.balance) };
  return ok({
    class_id: classId,
    className: line.terms.name,
    forward: rows.length > listed.length ? forward : null,
    entries: await entriesOf(q, orgId, at, { listed, ...before }),
    sharesExact: line.issued,
    balance: formatDecimal(balance),
  });
}

interface Listed {
  readonly listed: readonly CapitalRow[];
  /** How the account stood before them. */
  readonly balance: Decimal;
  readonly shares: bigint;
}

async function entriesOf(
  q: Queries,
  orgId: string,
  { seq }: ReadingAt,
  { listed, ...before }: Listed,
): Promise<contract.AccountEntry[]> {
  const holders = [...new Set(listed.flatMap(({ holder }) => holder ?? []))];
  const [acts, names] = await Promise.all([
    actsKnown(q, orgId, { seq, roots: listed.map(({ by }) => by) }),
    namesIn(q, orgId, holders),
  ]);
  let { balance, shares } = before;
  return listed.flatMap(({ key, effFrom: on, by: root, value, label, holder }) => {
    const act = acts.get(root);
    if (act === undefined) throw new Error('an entry of the account has no act');
    balance = addDecimals(balance, decimal(value.amount));
    shares += value.shares;
    const said = saidBy(act.newest);
    return [
      {
        ...{ entry_id: `${key} ${on}`, root, on, certificate: label },
        ...{ kind: said.kind, is_corrected: act.newest.seq !== act.first.seq },
        holder: holder === null ? null : { person_id: holder, display_name: names.get(holder) ?? '' },
        sharesExact: String(value.shares),
        amount: formatDecimal(decimal(value.amount)),
        sharesAfterExact: String(shares),
        balance: formatDecimal(balance),
        // The part is explained where it leaves.
        deduction: value.shares < 0n ? deductionView(said.deduction) : null,
        ...{ ground: said.ground, source: said.source, resolution: said.resolution },
      },
    ];
  });
}

interface Said extends Pick<contract.AccountEntry, 'kind' | 'ground' | 'source' | 'resolution'> {
  readonly deduction: Deduction | CarriedDeduction | null;
}

/** What the act says of itself; one that was taken back moves nothing and has no entry. */
function saidBy(act: Act): Said {
  const nothing = { ground: null, source: null, deduction: null, resolution: null };
  if (act.verb === 'void') throw new Error('an entry of the account was taken back');
  const { payload } = act;
  const kind = act.kind as Said['kind'];
  const resolution = 'resolution' in payload ? payload.resolution : null;
  switch (act.kind) {
    case 'capital.adjusted':
      return { ...nothing, kind, resolution, ground: act.payload.ground };
    case 'capital.opened':
      return { ...nothing, kind, source: act.payload.source };
    case 'repurchased':
    case 'redeemed':
    case 'surrendered':
    case 'cancelled':
    case 'converted':
      return { ...nothing, kind, resolution, deduction: act.payload.deduction };
    case 'transferred': {
      const { balance } = act.payload;
      const isBack = balance?.outcome === 'cancelled';
      return isBack
        ? { ...nothing, kind, resolution: balance.resolution, deduction: balance.deduction }
        : { ...nothing, kind, resolution };
    }
    default:
      return { ...nothing, kind, resolution };
  }
}

function deductionView(said: Said['deduction']): contract.AccountEntry['deduction'] {
  if (said === null) return null;
  if (said.rule === 'NONE')
    return { rule: 'NONE', capitalBefore: null, sharesBeforeExact: null, places: null, rounding: null };
  const { rule, capitalBefore, sharesBefore: sharesBeforeExact, places, rounding } = said;
  return { rule, capitalBefore, sharesBeforeExact, places, rounding };
}
