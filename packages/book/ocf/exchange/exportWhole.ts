import type { Finding } from '../finding.ts';
import { type Json, jsonOf } from '../object.ts';
import type { Export } from '../writePackage.ts';
import { exportRegister, type Register } from './exportRegister.ts';
import { type KeptObject, keyOf } from './keptObjects.ts';

/** What breaks a rule of the format in a package. */
export type Judge = (made: Export) => readonly Finding[];

/** Some kept objects stand on others that fit no more; beyond so many rounds all of them stay out. */
const MOST_ROUNDS = 10;

/** The register with what was kept beside it. The register goes on after an import, so an object that was kept may fit no
 *  more (it concerns shares that have been transferred since): it stays out, and the comments of the issuer name it. What
 *  breaks a rule without any of them leaves as the register has it. */
export function exportWhole(register: Register, judge: Judge): Export {
  const bare = exportRegister({ ...register, kept: [] }).export;
  if (register.kept.length === 0) return bare;
  const borne = new Set(judge(bare).map(spelled));
  let kept = register.kept;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { export: made } = exportRegister({ ...register, kept });
    const wrong = judge(made).filter((one) => !borne.has(spelled(one)));
    if (wrong.length === 0) return withLeftOut(made, register.kept, kept);
    const keys = new Set(wrong.map(({ where }) => `${where.objectType} ${where.id}`));
    const fitting = kept.filter(({ object }) => !keys.has(keyOf(object)));
    if (fitting.length === kept.length) break;
    kept = fitting;
  }
  return withLeftOut(bare, register.kept, []);
}

const spelled = ({ problem, where: { objectType, id }, params }: Finding): string =>
  JSON.stringify([problem, objectType, id, params]);

function withLeftOut(made: Export, all: readonly KeptObject[], left: readonly KeptObject[]): Export {
  const known = new Set(left);
  const words = all
    .filter((one) => !known.has(one))
    .map(({ object }) => `Came in with a package and does not fit the registers any more: ${keyOf(object)}`);
  if (words.length === 0) return made;
  const issuer: Json = jsonOf(made.manifest, 'issuer') ?? {};
  const comments = Array.isArray(issuer.comments) ? [...issuer.comments, ...words] : words;
  return { ...made, manifest: { ...made.manifest, issuer: { ...issuer, comments } } };
}
