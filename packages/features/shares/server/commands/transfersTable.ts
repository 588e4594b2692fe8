/** The register of transfers as a sheet: every line of its list. */
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { Text } from '@tabellion/texts/text.ts';
import type { PageReading } from '../../../people/server/public.ts';
import { movedShares } from '../../../registers/server/public.ts';
import { transferSorts } from '../../registerOrders.ts';
import { considerationWord } from '../../rules/movedBy.ts';
import { oneOf } from '../../rules/oneOf.ts';
import { changeWord, day, EVERY_LINE, inParts, number, type Table, words } from '../sheet.ts';
import type { AskedFile } from './export.ts';
import { transferLines, transfersAsked } from './transfers.ts';

const heads = [
  'transfers.entry',
  'transfers.on',
  'transfers.act',
  'transfers.from',
  'transfers.to',
  'register.class',
  'register.shares',
  'transfers.surrendered',
  'transfers.issued',
  'transfers.balance',
  'transfers.consideration',
  'transfers.amount',
  'transfers.resolution',
  'transfers.resolutionOn',
] as const;

/** Beside another date: which lines came between the two. */
export async function transfersTable(
  { q, orgId }: Pick<OrganizationContext, 'q' | 'orgId'>,
  text: Text,
  { at: { asOf, seq }, from, onlyChanges }: PageReading,
  asked: AskedFile,
): Promise<Table> {
  const [earlier, later] = from !== null && from < asOf ? [from, asOf] : [asOf, from ?? asOf];
  const at = { asOf: later, seq };
  const filter = await transfersAsked({ q, orgId }, at, { ...asked, sort: oneOf(transferSorts, asked.sort) });
  const since = onlyChanges ? earlier : null;
  const moved = await movedShares(q, orgId, at, { ...filter, since, after: null, limit: EVERY_LINE });
  const changed = from !== null && from > asOf ? 'left' : 'joined';
  return {
    heads: [...(from === null ? [] : [text('register.change')]), ...heads.map((head) => text(head))],
    rows: inParts(moved, async (part) =>
      (await transferLines({ q, orgId }, at, part)).map((line) => [
        ...(from === null ? [] : [changeWord(text, line.on <= earlier ? 'same' : changed)]),
        number(String(line.entry)),
        day(line.on),
        words(text(`ledger.kind.${line.kind}`)),
        words(line.from.display_name),
        words(line.to === null ? text('transfers.corporation') : line.to.display_name),
        words(line.class_name),
        number(line.sharesExact),
        words(line.surrendered.label),
        words(line.issued?.label),
        words(line.balance?.label),
        words(line.consideration && text(considerationWord(line.consideration.kind))),
        number(line.consideration?.amount),
        words(line.resolution?.number),
        day(line.resolution?.date),
      ]),
    ),
  };
}
