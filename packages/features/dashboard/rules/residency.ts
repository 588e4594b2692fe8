/** Whether the sitting board has the resident Canadians that its law asks for (CBCA s. 105(3), (3.1)). */
import { residencyRule, residentsNeeded, type Sector } from '@tabellion/book/judge/law.ts';
import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';

/** @returns how many are needed and present; undefined when the board is as it should be */
export function residencyShortfall(board: {
  readonly jurisdiction: JurisdictionId;
  readonly sector: Sector | null;
  readonly directors: number;
  /** Those who attested to be resident Canadians. */
  readonly residents: number;
}): { needed: number; present: number } | undefined {
  const { jurisdiction, sector, directors, residents } = board;
  if (directors === 0) return undefined;
  const needed = residentsNeeded(directors, residencyRule(jurisdiction, sector));
  return residents < needed ? { needed, present: residents } : undefined;
}
