/** The browser remembers which heads hold what: the next table of the same program needs no mapping. */
import { keep, kept } from '@tabellion/ui/browser/kept.ts';
import { type TableColumns, type TableField, tableFields } from '../rules/columns.ts';

const KEY = 'imports.columns';

const isField = (word: unknown): word is TableField => (tableFields as readonly unknown[]).includes(word);

async function fieldsByHead(): Promise<Readonly<Record<string, unknown>>> {
  const found = await kept(KEY);
  return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
}

/** Nothing unless every head is one that was mapped before. */
export async function keptColumns(heads: readonly string[]): Promise<TableColumns> {
  const existing = await fieldsByHead();
  if (!heads.every((head) => Object.hasOwn(existing, head))) return {};
  const columns: Partial<Record<TableField, number>> = {};
  heads.forEach((head, at) => {
    const field = existing[head];
    if (isField(field)) columns[field] = at;
  });
  return columns;
}

/** More programs than anybody comes from. */
const MOST_HEADS = 200;

export async function keepColumns(heads: readonly string[], columns: TableColumns): Promise<void> {
  const mapped = Object.fromEntries(heads.map((head): [string, string] => [head, '']));
  for (const field of tableFields) {
    const head = heads[columns[field] ?? -1];
    if (head !== undefined) mapped[head] = field;
  }
  const before = Object.entries(await fieldsByHead()).filter(([head]) => !Object.hasOwn(mapped, head));
  await keep(KEY, Object.fromEntries([...Object.entries(mapped), ...before].slice(0, MOST_HEADS)));
}
