/** How a signature is called, and its result, for all who show what was found. */
import type { verifying } from '@tabellion/texts/verifying/en.ts';
import type { FoundSignature } from './findings.ts';

type Word = keyof typeof verifying;

/** @param isOther  it is by somebody else than who sealed */
export function titleOf({ kind, signee }: FoundSignature, isOther: boolean): Word {
  if (isOther) return kind === 'time_stamp' ? 'verify.kind.other_stamp' : 'verify.kind.other';
  return signee === undefined ? `verify.kind.${kind}` : 'verify.kind.signee';
}

/** @param isEdited  the file was changed after it was sealed: no signature is called valid beside that */
export function resultOf({ flaw }: FoundSignature, isOther: boolean, isEdited: boolean): Word {
  if (flaw !== undefined) return `verify.reason.${flaw}`;
  if (isOther) return 'verify.notChecked';
  return isEdited ? 'verify.validPart' : 'verify.valid';
}
