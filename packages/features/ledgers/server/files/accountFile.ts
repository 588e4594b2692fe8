import { sortWords } from '@tabellion/kit/register.ts';
import { type RegisterSheet, sheetOf } from '@tabellion/platform/files/registerSheet.ts';
import type { Cell } from '@tabellion/platform/files/sheet.ts';
import type { ReadingContext } from '@tabellion/platform/http/context.ts';
import { serveFile } from '@tabellion/platform/http/route.ts';
import type { Text } from '@tabellion/texts/text.ts';
import { pageReading } from '../../../people/server/public.ts';
import { type AccountEntry, exportCapitalAccount as contract } from '../../accountContract.ts';
import { accountRegister, broughtForward } from '../../accountRegister.ts';
import { accountEntries, type OpenAccount, openAccount } from '../account.ts';
import { asFile, withFileLanguage } from './asFile.ts';
import type { FilePorts } from './filePorts.ts';
import { filterHeadingLines } from './filterHeadingLines.ts';
import { lineChangeCell, money, number, stacksAfterChangeColumn, type Table, words } from './sheet.ts';

/** So many entries are read at a time; each time the days are added up. */
const PART = 2000;

export const exportCapitalAccount = (ports: FilePorts) =>
  serveFile(contract, async (reader, { params, query }) => {
    const ctx = withFileLanguage(reader, query.format);
    const reading = await pageReading(ctx, query);
    if (!reading.ok) return reading;
    const account = await openAccount(ctx, params.classId, reading.value);
    if (!account.ok) return account;
    const text = ports.texts[ctx.language];
    const { className } = account.value;
    return asFile(ctx, ports, {
      title: `${text('account.title')}, ${className}`,
      table: accountTable(ctx, text, account.value, query.sort === '-on'),
      asOf: reading.value.at.asOf,
      knownAt: query.knownAt,
      format: query.format,
      about: await filterHeadingLines(ctx, text, reading.value, {
        who: undefined,
        sort: query.sort,
        columns: sortWords(accountRegister),
      }),
      fileName: 'stated-capital',
      logged: 'capital_account',
    });
  });

export function accountTable(
  ctx: ReadingContext,
  text: Text,
  account: OpenAccount,
  isFalling: boolean,
): Table {
  const sheet = sheetOf(accountRegister, text);
  const rows = rowsOf(ctx, text, sheet, account, isFalling);
  const { heads, stacks } = sheet;
  if (!account.isCompared) return { heads, stacks, rows };
  return { heads: [text('register.change'), ...heads], stacks: stacksAfterChangeColumn(stacks), rows };
}

async function* rowsOf(
  ctx: ReadingContext,
  text: Text,
  { cellsOf }: RegisterSheet<AccountEntry>,
  account: OpenAccount,
  isFalling: boolean,
): AsyncGenerator<Cell[][]> {
  const { first, last } = account.listed;
  const count = Math.ceil((last - first + 1) / PART);
  for (let part = 0; part < count; part++) {
    const start = first + (isFalling ? count - 1 - part : part) * PART;
    const entries = await accountEntries(ctx, account, {
      first: start,
      last: Math.min(last, start + PART - 1),
    });
    const cells = entries.map((one) => [
      ...(account.isCompared ? [lineChangeCell(text, one.change)] : []),
      ...cellsOf(one),
    ]);
    const [oldest] = entries;
    if (start === first && first > 1 && oldest !== undefined) cells.unshift(forwardCells(text, oldest));
    yield isFalling ? cells.reverse() : cells;
  }
}

/** Only what changed is listed: earlier entries made so much. */
function forwardCells(text: Text, oldest: AccountEntry): Cell[] {
  const { sharesExact, balance } = broughtForward(oldest);
  return [
    null,
    null,
    words(text('account.forward')),
    null,
    null,
    null,
    null,
    null,
    number(sharesExact),
    money(balance),
  ];
}
