import type { Corporation } from '@tabellion/book/entities.ts';
import { isJurisdictionId, type JurisdictionId } from '@tabellion/law/jurisdictions.ts';

/** The law under which the corporation stands. */
export const lawOf = ({ jurisdiction }: Pick<Corporation, 'jurisdiction'>): JurisdictionId =>
  isJurisdictionId(jurisdiction) ? jurisdiction : 'CA';
