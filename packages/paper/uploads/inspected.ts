/** The facts of an uploaded file once it was opened, and the limits within which that happens. */
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import type { ActiveContent } from './activeContent.ts';
import type { ProcessLimits } from './boundedProcess.ts';

export interface Inspected {
  /** Told by its content; its name and what the sender declared are not believed. */
  readonly type: 'pdf' | 'png' | 'jpeg' | 'docx';
  readonly mime: string;
  /** Only a PDF has them. */
  readonly pages?: number;
  /** Words of a PDF or docx for search, as far as the limit and the time allow. */
  readonly text: string;
  /** Carries a signature, which any change would break. */
  readonly isSigned: boolean;
  /** Signatures and a seal can be appended to what is served of it; only a signed PDF may be one that takes none. */
  readonly takesSeal: boolean;
  /** Everything that a reader could be made to do by opening it. A signed file that has any is served as a download
   *  only. */
  readonly active: readonly ActiveContent[];
  /** The same pages without active content, restrictions, and what had to be repaired: served in place of the original. Never of
   *  a signed file. */
  readonly cleaned?: Uint8Array;
}

export type UploadFault = Refusal<
  | 'UPLOADS.EMPTY'
  | 'UPLOADS.TOO_LARGE'
  | 'UPLOADS.WRONG_TYPE'
  | 'UPLOADS.ENCRYPTED'
  | 'UPLOADS.TOO_MANY_PAGES'
  | 'UPLOADS.DAMAGED'
  | 'UPLOADS.TOO_COMPLEX'
  | 'UPLOADS.MACROS'
  | 'UPLOADS.TOO_MANY_PIXELS'
  | 'UPLOADS.UNPACKS_TOO_LARGE'
  | 'UPLOADS.LOADS_FROM_ELSEWHERE'
  | 'UPLOADS.BUSY'
>;

export interface UploadLimits extends ProcessLimits {
  /** Time by the clock, with the wait for its turn: the upload is answered before its sender gives up, after 30 seconds. */
  readonly patienceMs: number;
  readonly mostBytes: number;
  readonly mostPages: number;
  /** Characters of text that are kept. */
  readonly mostText: number;
  /** The limit of a picture. */
  readonly mostPixels: number;
  /** The limit of a docx, all its parts together. */
  readonly mostUnpackedBytes: number;
}

const mebibyte = 1024 * 1024;

export const uploadLimits: UploadLimits = {
  mostBytes: 25 * mebibyte,
  mostPages: 2_000,
  mostText: 1_000_000,
  mostPixels: 100_000_000,
  mostUnpackedBytes: 100 * mebibyte,
  cpuSeconds: 20,
  megabytes: 768,
  patienceMs: 25_000,
};
