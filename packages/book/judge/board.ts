import { type Finding, refused } from './finding.ts';
import { type ResidencyRule, residentsNeeded } from './law.ts';

/** A director as the law counts him. Unknown residency (null) does not count as resident. */
export interface BoardMember {
  readonly personId: string;
  readonly residentCanadian: boolean | null;
}

export interface BoardRules {
  /** Bounds of the articles on the date of the act. */
  readonly minimum: number;
  readonly maximum: number;
  readonly residency: ResidencyRule | null;
}

/** Faults of a board as it stands; none when it may act. For the submission and the minute-book check. */
export function judgeBoard(board: readonly BoardMember[], rules: BoardRules): readonly Finding[] {
  const { minimum, maximum } = rules;
  const directors = board.length;
  const { needed, residents } = residency(board, rules);
  return [
    ...(directors === 0 ? [refused('board_empty')] : []),
    ...(directors > 0 && directors < minimum
      ? [refused('board_below_minimum', '', { directors, minimum })]
      : []),
    ...(directors > maximum ? [refused('board_above_maximum', '', { directors, maximum })] : []),
    ...(residents < needed ? [refused('board_residency', '', { directors, residents, needed })] : []),
  ];
}

/** Appointments of directors, judged on the board before and after them on their date. What makes the board
 *  invalid is refused, and so is enlarging an invalid one; a resident Canadian who leaves it no worse may come. */
export function judgeAppointments(
  before: readonly BoardMember[],
  after: readonly BoardMember[],
  rules: BoardRules,
): readonly Finding[] {
  const was = residency(before, rules);
  const is = residency(after, rules);
  const helps = is.residents > was.residents && is.needed - is.residents <= was.needed - was.residents;
  return judgeBoard(after, rules).map((finding) => {
    if (finding.code === 'board_above_maximum') return { ...finding, path: 'position' };
    if (finding.code === 'board_residency' && !helps) return { ...finding, path: 'residency' };
    return { ...finding, severity: 'warning' };
  });
}

export interface SeatsSinceElection {
  /** How many sat on the board once the last annual meeting, or the resolution in its place, had elected it. */
  readonly elected: number;
  /** How many shareholders have elected since. */
  readonly electedSince: number;
  readonly seated: number;
}

/** Directors may add directors themselves, up to a third of those whom the last annual meeting elected, rounded down
 *  (CBCA s. 106(8)); who fills a vacancy adds none (s. 111). */
export function judgeAdditional({ elected, electedSince, seated }: SeatsSinceElection): readonly Finding[] {
  const most = Math.floor(elected / 3);
  const additional = seated - elected - electedSince;
  return additional > most ? [refused('board_additional', 'position', { elected, most, additional })] : [];
}

function residency(board: readonly BoardMember[], rules: BoardRules): { needed: number; residents: number } {
  const residents = board.filter(({ residentCanadian }) => residentCanadian === true).length;
  return { needed: residentsNeeded(board.length, rules.residency), residents };
}
