/** Lines of the log that say one thing twice. */
import type { ActivityKind } from '../../activity/kinds.ts';

interface Line {
  readonly kind: string;
  /** Told in one transaction, lines share their moment. */
  readonly recorded_at: string;
  readonly subject_ids: readonly string[];
  readonly actor_id: string | null;
}

/** The kinds of the same moment and person that say what the key, a kind that says less, would repeat. */
const saidBy: Readonly<Partial<Record<ActivityKind, readonly ActivityKind[]>>> = {
  shareholder_added: ['shares_issued', 'shares_subscribed', 'shares_transferred', 'shares_converted'],
  director_consented: ['director_added'],
};

/** Kinds of which the newest stands for those before it, of the same member and with nothing else between them. */
const repeated: readonly ActivityKind[] = ['organization_updated', 'articles_saved', 'tax_info_updated'];

/** The lines, the newest first, without those that another line says. */
export const withoutRepeatedActivity = <One extends Line>(lines: readonly One[]): One[] =>
  lines.filter((line, at) => {
    const others = saidBy[line.kind as ActivityKind] ?? [];
    const isSaid = lines.some(
      (other) =>
        others.some((kind) => kind === other.kind) &&
        other.recorded_at === line.recorded_at &&
        line.subject_ids.every((id) => other.subject_ids.includes(id)),
    );
    const newer = lines[at - 1];
    const isRepeated =
      repeated.some((kind) => kind === line.kind) &&
      newer?.kind === line.kind &&
      newer.actor_id === line.actor_id;
    return !isSaid && !isRepeated;
  });
