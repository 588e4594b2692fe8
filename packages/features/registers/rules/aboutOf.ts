/** Whom and what an act on record is about, for the log. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { isDivision } from '@tabellion/book/terms/securities.ts';
import { personsOf } from './conflicts.ts';

interface About {
  readonly person?: string;
  readonly shareClass?: string;
  readonly pool?: string;
  readonly security?: string;
}

/** The ids that an act is about. A split spells the certificates of many holders, and is about none of
 *  them; the first of several persons stands for all. A security is named where the act says whose it is
 *  by nothing else. */
export function aboutOf(act: Act): About {
  if (act.verb === 'void') return {};
  const { kind, payload } = act;
  const [person] = isDivision(act) ? [] : personsOf(act);
  const shareClass = classOf(payload);
  const pool = idAt(payload, 'poolId');
  const security = person === undefined ? idAt(payload, 'securityId') : undefined;
  return {
    ...(person && { person }),
    ...(shareClass && { shareClass }),
    // A grant names its pool besides.
    ...(pool && kind.startsWith('pool.') && { pool }),
    ...(security && { security }),
  };
}

/** The same of an act that is not recorded yet: a draft says what its act will. */
export const aboutDraft = (draft: DraftAct): About =>
  draft.verb === 'void' ? {} : aboutOf(draft as unknown as Act);

export const personsOfDraft = (draft: DraftAct): readonly string[] => personsOf(draft as unknown as Act);

/** How many shares a draft issues or moves; undefined where it says no number of its own. */
export function quantityOfDraft({ payload }: DraftAct): bigint | undefined {
  const { quantity, issues, transfers } = (payload ?? {}) as Readonly<Record<string, unknown>>;
  const parts = [issues, transfers].find(Array.isArray) ?? [{ quantity }];
  const numbers = parts.flatMap(({ quantity: one }: { readonly quantity?: unknown }) =>
    typeof one === 'string' && /^\d+$/.test(one) ? BigInt(one) : [],
  );
  return numbers.length === 0 ? undefined : numbers.reduce((sum, one) => sum + one, 0n);
}

/** The class stands in the payload itself, in the certificate that it ends, or in the first that it issues. */
function classOf(payload: object): string | undefined {
  const { source, sources, issues } = payload as Readonly<Record<string, unknown>>;
  const [first] = [sources, issues].flatMap((list): unknown[] =>
    Array.isArray(list) ? list.slice(0, 1) : [],
  );
  return idAt(payload, 'classId') ?? idAt(source, 'classId') ?? idAt(first, 'classId');
}

function idAt(within: unknown, name: string): string | undefined {
  const id =
    typeof within === 'object' && within !== null && name in within ? Reflect.get(within, name) : null;
  return typeof id === 'string' ? id : undefined;
}
