import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type KindName, kinds } from './acts/kinds.ts';
import type { CertificateNumber, OpenedSecurity } from './acts/numbers.ts';
import type { AssignedValues, DateSource } from './assigned.ts';
import type { Book } from './book.ts';
import type { DraftAct, DraftChange } from './draft.ts';
import type { Certificate } from './entities.ts';

export interface KnownValues {
  readonly corporationNumber?: string;
  readonly registryCertificate?: string;
  readonly dates: Readonly<Partial<Record<DateSource, PlainDate>>>;
  /** The prefix of each existing class. */
  readonly prefixes: ReadonlyMap<string, string>;
  /** The highest serial ever given under each prefix, from the counter under the head lock. */
  readonly serials: ReadonlyMap<string, number>;
}

/** AssignedValues that count: each certificate takes the next number of its prefix, after those that the drafts bring
 *  themselves. `serials` afterwards holds the highest ones, to be written back. Classes that the drafts themselves
 *  create are known too. */
export function assignValues(
  drafts: readonly DraftAct[],
  existing: KnownValues,
): AssignedValues & { readonly serials: Map<string, number> } {
  const prefixes = new Map([...existing.prefixes, ...prefixesIn(drafts)]);
  const serials = new Map(existing.serials);
  for (const number of numbersIn(drafts)) {
    const { prefix } = number;
    serials.set(prefix, Math.max(serials.get(prefix) ?? 0, countOf(number)));
  }
  const { corporationNumber, registryCertificate, dates } = existing;
  return {
    ...(corporationNumber === undefined ? {} : { corporationNumber }),
    ...(registryCertificate === undefined ? {} : { registryCertificate }),
    dates,
    serials,
    nextCertificate(classId) {
      const prefix = prefixes.get(classId);
      if (prefix === undefined) return undefined;
      const serial = (serials.get(prefix) ?? 0) + 1;
      serials.set(prefix, serial);
      return { prefix, label: `${prefix}-${serial}`, serial };
    },
  };
}

/** The highest serial of each prefix in a book, void certificates included: what the counter should say. */
export function highestSerials(book: Book): ReadonlyMap<string, number> {
  const highest = new Map<string, number>();
  for (const { value } of book.tables.certificates.rows()) {
    const { prefix, label, serial } = value;
    if (prefix === null) continue;
    highest.set(prefix, Math.max(highest.get(prefix) ?? 0, countOf({ label, serial })));
  }
  return highest;
}

/** How far a number counts, in whatever form it is printed (`C-007`, `No. 12`): the next one is above it. A longer row of
 *  digits is no count. */
function countOf({ label, serial }: Pick<Certificate, 'label' | 'serial'>): number {
  return serial ?? Number(/(?<!\d)(\d{1,9})\D*$/.exec(label ?? '')?.[1] ?? 0);
}

function prefixesIn(drafts: readonly DraftAct[]): readonly (readonly [string, string])[] {
  return drafts.flatMap((draft) => {
    if (draft.payload === null) return [];
    if (draft.kind === 'class.created') return [[draft.payload.classId, draft.payload.prefix] as const];
    const prefix = draft.kind === 'class.amended' ? draft.payload.changes.prefix : undefined;
    return draft.kind === 'class.amended' && prefix !== undefined
      ? [[draft.payload.classId, prefix] as const]
      : [];
  });
}

/** Numbers that an import, or a correction, brings along. */
const numbersIn = (drafts: readonly DraftAct[]): readonly CertificateNumber[] =>
  drafts.flatMap(openedBy).flatMap(({ certificate }) => (certificate === null ? [] : [certificate]));

export const openedBy = (draft: DraftAct): readonly OpenedSecurity[] =>
  draft.verb === 'void' ? [] : openedByChange(draft);

export const openedByChange = <K extends KindName>({
  kind,
  payload,
}: Pick<DraftChange<K>, 'kind' | 'payload'>): readonly OpenedSecurity[] => kinds[kind].opens?.(payload) ?? [];
