/** The register of transfers as a sheet: every line, in the order of its dates. */
import type { Cell, Sheet } from '@tabellion/platform/files/sheet.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { Text } from '@tabellion/texts/text.ts';
import { movedShares, type ReadingAt } from '../../../registers/server/public.ts';
import { considerationWord } from '../../rules/movedBy.ts';
import { transferLines } from './transfers.ts';

/** So many lines are read and written at a time. */
const CHUNK = 500;

const every = { to: null, classId: null, personIds: null, since: null } as const;
const inOrder = { order: 'on', descending: false, after: null, limit: 2_000_000 } as const;

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

export async function transfersTable(
  { q, orgId }: Pick<OrganizationContext, 'q' | 'orgId'>,
  text: Text,
  at: ReadingAt,
): Promise<Pick<Sheet, 'heads' | 'rows'>> {
  const moved = await movedShares(q, orgId, at, { ...every, ...inOrder });
  const words = (value: string | null | undefined): Cell => (value ? { text: value } : null);
  async function* rows() {
    for (let i = 0; i < moved.length; i += CHUNK) {
      const lines = await transferLines({ q, orgId }, at, moved.slice(i, i + CHUNK));
      yield lines.map((line): Cell[] => [
        { number: String(line.entry) },
        { date: line.on },
        { text: text(`ledger.kind.${line.kind}`) },
        words(line.from.display_name),
        words(line.to === null ? text('transfers.corporation') : line.to.display_name),
        words(line.class_name),
        { number: line.sharesExact },
        words(line.surrendered.label),
        words(line.issued?.label),
        words(line.balance?.label),
        words(line.consideration && text(considerationWord(line.consideration.kind))),
        line.consideration?.amount == null ? null : { number: line.consideration.amount },
        words(line.resolution?.number),
        line.resolution && { date: line.resolution.date },
      ]);
    }
  }
  return { heads: heads.map((head) => text(head)), rows: rows() };
}
