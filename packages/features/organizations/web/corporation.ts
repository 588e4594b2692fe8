import type { Sector } from '@tabellion/book/judge/law.ts';
import { dateInZone, instantOfMillis, type PlainDate } from '@tabellion/kernel/date.ts';
import { zoneOf } from '@tabellion/law/jurisdictions.ts';
import { corporationTypeFromWire, defaultPlace } from '@tabellion/law/wireNames.ts';
import { createContext, use } from 'react';
import { isDraft, type OrganizationStatus } from '../rules/status.ts';
import type { CorporateView } from '../shapes.ts';

/** The corporation of a page, for the parts of it that earlier features make: in the wizard, and above a register. */
export interface Corporation {
  readonly orgId: string;
  readonly corporate: CorporateView;
  readonly articles: {
    readonly language: 'en' | 'fr';
    readonly min_directors: number;
    readonly max_directors: number;
    /** Null while nobody has answered (CBCA s. 105(3.1)). */
    readonly sector: Sector | null;
  };
  /** Reads again what later features show of the corporation, after a part of the page was saved. */
  refresh(): Promise<void>;
}

export const CorporationContext = createContext<Corporation | undefined>(undefined);

export function useCorporation(): Corporation {
  const corporation = use(CorporationContext);
  if (corporation === undefined) throw new Error('this part needs a page of a corporation above it');
  return corporation;
}

/** The law of the corporation on the page. */
export function useJurisdiction() {
  const { corporate } = useCorporation();
  return corporationTypeFromWire(corporate.corporation_type) ?? defaultPlace.jurisdiction;
}

/** The day at the registry, in which legal days are counted. */
export const useToday = (): PlainDate => dateInZone(instantOfMillis(Date.now()), zoneOf(useJurisdiction()));

/** A draft says everything anew; a corporation that `exists` adds and ends; in between, and dissolved, nothing is said. */
export type Stage = 'draft' | 'exists' | 'still';

/** The stage that decides which acts the pages of people and shares offer. */
export function useStage(): Stage {
  const { status } = useCorporation().corporate;
  if (isDraft(status)) return 'draft';
  return status === 'incorporated' ? 'exists' : 'still';
}

/** A corporation that was incorporated has registers, dissolved or not; before, there is only what the wizard collected. */
export const hasRegisters = (status: OrganizationStatus): boolean =>
  status === 'incorporated' || status === 'dissolved';
