/** Where a corporation files after its incorporation, as the product sees it: returns, notices of change, articles of
 *  amendment. Another house, as the registrar is. The rows that wait for it stand where filings are. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { TextParams } from '@tabellion/kernel/refusal.ts';
import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import type { Unknown, Waiting } from '@tabellion/platform/outside/outside.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';

export type FilingDeskName = 'sandbox' | 'manual';

/** A filing: its kind is the feature's that files, its document the file as it leaves. */
export interface FiledPaper {
  readonly jurisdiction: JurisdictionId;
  readonly corporationNumber: string;
  /** Such as `annual_return`. */
  readonly kind: string;
  /** SHA-256 of the file. */
  readonly file: string;
  /** The corporate name as it was sent; what was sent before it was kept has none. */
  readonly name?: string;
  /** The year that it is for; null where it is for none. */
  readonly year?: number | null;
  /** The report of the search of a new name, or its reservation; left out where none was entered. */
  readonly nameReport?: { readonly number: string; readonly on: string };
}

export type FilingAnswer =
  | {
      readonly state: 'accepted';
      /** The registry's number of the filing. */
      readonly reference: string;
      readonly filedOn: PlainDate;
      /** No registry took it. */
      readonly isSpecimen: boolean;
    }
  | { readonly state: 'rejected'; readonly reasons: readonly FilingReason[] };

export interface FilingReason {
  readonly textCode: TextCode;
  readonly params?: TextParams;
}

export interface AskedFilingDesk {
  readonly name: 'sandbox';
  /** Files once per key: the same key again gets the first answer, whatever the paper then says. Promises nothing about
   *  time: the caller gives up by `signal`, and the paper may have arrived all the same. */
  readonly submit: (paper: FiledPaper, key: string, signal: AbortSignal) => Promise<FilingAnswer | Waiting>;
  /** The state of the filing under a key. `unknown`: it never arrived. */
  readonly find: (key: string, signal: AbortSignal) => Promise<FilingAnswer | Waiting | Unknown>;
}

/** Staff file by hand, and enter the answer when it comes. */
interface ManualFilingDesk {
  readonly name: 'manual';
  readonly find: null;
}

export type FilingDesk = AskedFilingDesk | ManualFilingDesk;

export const manualFilingDesk: ManualFilingDesk = { name: 'manual', find: null };
