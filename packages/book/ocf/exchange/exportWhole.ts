import type { Finding } from '../finding.ts';
import { type JsonObject, jsonOf } from '../object.ts';
import type { PackageContent } from '../writePackage.ts';
import { exportRegister, type InexactAct, type Register } from './exportRegister.ts';
import { idsIn, type KeptObject, keyOf } from './keptObjects.ts';

/** Findings of broken rules of the format in a package. */
export type PackageCheck = (made: PackageContent) => readonly Finding[];

export interface WholeExport {
  readonly export: PackageContent;
  readonly inexact: readonly InexactAct[];
  /** Kept objects that fit the register no more. */
  readonly leftOut: readonly KeptObject[];
}

/** The register with what was kept beside it. The register goes on after an import, so an object that was kept may fit no
 *  more (it concerns shares that have been transferred since): it stays out with what names it, and the comments of the
 *  issuer say so. What breaks a rule without any of them leaves as the register has it. Judged once where all of it fits,
 *  three times at most. */
export function exportWhole(register: Register, judge: PackageCheck): WholeExport {
  const whole = { ...exportRegister(register), leftOut: [] };
  if (register.kept.length === 0) return whole;
  const found = judge(whole.export);
  if (found.length === 0) return whole;
  const bare = exportRegister({ ...register, kept: [] });
  const borne = new Set(judge(bare.export).map(spelled));
  const wrong = found.filter((one) => !borne.has(spelled(one)));
  if (wrong.length === 0) return whole;
  const kept = fitting(register.kept, new Set(wrong.map(({ where }) => `${where.objectType} ${where.id}`)));
  const made = exportRegister({ ...register, kept });
  const isSound = judge(made.export).every((one) => borne.has(spelled(one)));
  return isSound ? withLeftOut(made, register.kept, kept) : withLeftOut(bare, register.kept, []);
}

/** Those that are not wrong, and name none that is. */
function fitting(all: readonly KeptObject[], wrong: ReadonlySet<string>): readonly KeptObject[] {
  const gone = new Set<string>();
  const naming = new Map<string, KeptObject[]>();
  for (const one of all)
    for (const id of idsIn(one.object).names) naming.set(id, [...(naming.get(id) ?? []), one]);
  const out = new Set(all.filter(({ object, isHeld }) => !isHeld && wrong.has(keyOf(object))));
  // A set that grows is walked to its end.
  for (const one of out) {
    for (const id of idsIn(one.object).gives) {
      if (gone.has(id)) continue;
      gone.add(id);
      for (const citing of naming.get(id) ?? []) if (!citing.isHeld) out.add(citing);
    }
  }
  return all.filter((one) => !out.has(one));
}

const spelled = ({ problem, where: { objectType, id }, params }: Finding): string =>
  JSON.stringify([problem, objectType, id, params]);

function withLeftOut(
  { export: made, inexact }: Omit<WholeExport, 'leftOut'>,
  all: readonly KeptObject[],
  left: readonly KeptObject[],
): WholeExport {
  const remaining = new Set(left);
  const leftOut = all.filter((one) => !remaining.has(one));
  const words = leftOut.map(
    ({ object }) => `Came in with a package and does not fit the registers any more: ${keyOf(object)}`,
  );
  if (words.length === 0) return { export: made, inexact, leftOut };
  const issuer: JsonObject = jsonOf(made.manifest, 'issuer') ?? {};
  const comments = Array.isArray(issuer.comments) ? [...issuer.comments, ...words] : words;
  const manifest = { ...made.manifest, issuer: { ...issuer, comments } };
  return { export: { ...made, manifest }, inexact, leftOut };
}
