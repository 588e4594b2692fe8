/** A stated capital account as a file, as its list shows it. */
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { Cell } from '@tabellion/platform/files/sheet.ts';
import type { Download, OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { Text, TextKey } from '@tabellion/texts/text.ts';
import { pageReading } from '../../people/server/public.ts';
import type { AccountEntry, exportCapitalAccount as contract } from '../accountContract.ts';
import { broughtForward } from '../rules/broughtForward.ts';
import { aboutList } from './aboutList.ts';
import { entriesOf, type OpenAccount, openAccount } from './account.ts';
import { asFile } from './asFile.ts';
import type { SharesPorts } from './ports.ts';
import { changeWord, day, number, words } from './sheet.ts';

/** So many entries are read at a time; each time the days are added up. */
const PART = 2000;

/** Errors: as `readCapitalAccount`. */
export async function exportCapitalAccount(
  ctx: OrganizationContext,
  ports: Pick<SharesPorts, 'texts'>,
  { params, query }: Pick<InputOf<typeof contract>, 'params' | 'query'>,
): Promise<Result<Download, Refusal>> {
  const reading = await pageReading(ctx, query);
  if (!reading.ok) return reading;
  const account = await openAccount(ctx, params.classId, reading.value);
  if (!account.ok) return account;
  const text = ports.texts[ctx.language];
  const { className, isCompared } = account.value;
  return ok(
    await asFile(ctx, ports, {
      title: `${text('account.title')}, ${className}`,
      table: {
        heads: [...(isCompared ? [text('register.change')] : []), ...heads.map((head) => text(head))],
        rows: rowsOf(ctx, text, account.value, query.sort === '-on'),
      },
      ...{ asOf: reading.value.at.asOf, knownAt: query.knownAt, format: query.format },
      about: await aboutList(ctx, text, reading.value, {
        ...{ who: undefined, sort: query.sort, columns: { on: 'account.on' } },
      }),
      fileName: 'stated-capital',
      logged: 'capital_account',
    }),
  );
}

const heads = [
  'account.on',
  'account.act',
  'register.because',
  'register.certificate',
  'register.holder',
  'account.shares',
  'account.amount',
  'account.sharesAfter',
  'account.balance',
  'account.resolution',
  'account.resolutionOn',
] as const satisfies readonly TextKey[];

async function* rowsOf(
  ctx: OrganizationContext,
  text: Text,
  account: OpenAccount,
  isFalling: boolean,
): AsyncGenerator<Cell[][]> {
  const { first, last } = account.listed;
  const count = Math.ceil((last - first + 1) / PART);
  for (let part = 0; part < count; part++) {
    const start = first + (isFalling ? count - 1 - part : part) * PART;
    const entries = await entriesOf(ctx, account, { first: start, last: Math.min(last, start + PART - 1) });
    const cells = entries.map((one) => cellsOf(text, one, account.isCompared));
    const [oldest] = entries;
    if (start === first && first > 1 && oldest !== undefined) cells.unshift(forwardCells(text, oldest));
    yield isFalling ? cells.reverse() : cells;
  }
}

const cellsOf = (text: Text, one: AccountEntry, isCompared: boolean): Cell[] => [
  ...(isCompared ? [changeWord(text, one.change)] : []),
  day(one.on),
  words(text(`entry.kind.${one.kind}`)),
  words(becauseOf(text, one)),
  words(one.certificate),
  words(one.holder?.display_name),
  number(one.sharesExact),
  number(one.amount),
  number(one.sharesAfterExact),
  number(one.balance),
  words(one.resolution?.number),
  day(one.resolution?.date),
];

/** Only what changed is listed: earlier entries made so much. */
function forwardCells(text: Text, oldest: AccountEntry): Cell[] {
  const { sharesExact, balance } = broughtForward(oldest);
  return [
    null,
    null,
    words(text('account.forward')),
    ...[null, null, null, null, null],
    number(sharesExact),
    number(balance),
  ];
}

/** Why so much: the part and its rounding, the ground of an adjustment, where an opening balance was found. */
function becauseOf(text: Text, { deduction, ground, source, sharesExact }: AccountEntry): string | null {
  if (ground !== null) return text(`account.ground.${ground}`);
  if (source !== null) return source;
  if (deduction === null) return null;
  const { rule, capitalBefore, sharesBeforeExact, rounding } = deduction;
  if (rule === 'NONE' || capitalBefore === null || sharesBeforeExact === null || rounding === null)
    return text('account.gift');
  return text(rule === 'PRO_RATA' ? 'account.proRata' : 'account.both', {
    capital: capitalBefore,
    shares: sharesExact.replace('-', ''),
    before: sharesBeforeExact,
    rounding: text(`account.rounding.${rounding}`),
  });
}
