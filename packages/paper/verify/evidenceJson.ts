/** Evidence of signatures as JSON. It bears no seal of its own: the seal of the evidence as PDF names its SHA-256. */

import type { Findings, FoundJson } from './findings.ts';
import { sha256Of } from './sha256.ts';

export const evidenceFormat = 'tabellion-signing-evidence/';

/** Whether a file is such a JSON, altered or not. */
export const isEvidenceJson = (bytes: Uint8Array): boolean => {
  const start = new TextDecoder().decode(bytes.subarray(0, 1_000_000)).trimStart();
  return start.startsWith('{') && start.includes(`"${evidenceFormat}`);
};

/** Whether the JSON is the one that a sealed PDF names.
 *  @param pdf  what was found out about the PDF */
export async function foundJson(json: Uint8Array<ArrayBuffer>, pdf: Findings): Promise<FoundJson> {
  const sha256 = await sha256Of(json);
  const named = pdf.document?.evidenceJsonSha256;
  if (named === undefined) return { sha256, state: 'not_named' };
  return { sha256, state: named === sha256 ? 'as_sealed' : 'altered' };
}
