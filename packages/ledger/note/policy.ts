import { binaryOf, bytesOfBinary, textOf } from '../bytes.ts';
import { refuse } from '../fault.ts';
import { parseVerifierKey, SIGNATURE_TYPES, sameKey, type VerifierKey } from './verifierKey.ts';

/** Policies (C2SP tlog-policy): whose logs and which witnesses a reader trusts. */

export interface Policy {
  readonly logs: readonly VerifierKey[];
  readonly witnesses: readonly { readonly name: string; readonly key: VerifierKey }[];
  readonly groups: ReadonlyMap<string, Group>;
  /** The name of a witness or a group; undefined where no cosignature is asked for. */
  readonly quorum: string | undefined;
}

export interface Group {
  readonly least: number;
  readonly members: readonly string[];
}

const MOST_BYTES = 1_048_576;

/** Throws `policy_malformed` with the number of the line, and what `parseVerifierKey` throws.
 *  Names are octets to this format, so it is read a byte a character. */
export function parsePolicy(bytes: Uint8Array): Policy {
  if (bytes.length > MOST_BYTES) refuse('too_large');
  const text = binaryOf(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: tlog-policy forbids them, all but tab and newline.
  if (/[\u0000-\u0008\u000b-\u001f\u007f]/.test(text)) refuse('control_character');
  if (!text.endsWith('\n')) refuse('policy_malformed', 'last line');
  const draft = new Draft();
  for (const [place, line] of text.slice(0, -1).split('\n').entries()) {
    const [word, ...items] = line.split(/[ \t]+/).filter((item) => item !== '');
    if (word === undefined || word.startsWith('#')) continue;
    if (!draft.take(word, items)) refuse('policy_malformed', `line ${place + 1}`);
  }
  return draft.finish();
}

/** A policy as its lines are read; each of its methods says whether the line is sound. */
class Draft {
  readonly #logs: VerifierKey[] = [];
  readonly #witnesses: { readonly name: string; readonly key: VerifierKey }[] = [];
  readonly #groups = new Map<string, Group>();
  /** Each name is a member once, so that no witness counts twice. */
  readonly #members = new Set<string>();
  #quorum: string | undefined;

  take(word: string, items: readonly string[]): boolean {
    if (word === 'log') return this.#log(items);
    if (word === 'witness') return this.#witness(items);
    if (word === 'group') return this.#group(items);
    return word === 'quorum' && this.#setQuorum(items);
  }

  finish(): Policy {
    if (this.#quorum === undefined) refuse('policy_malformed', 'quorum');
    const quorum = this.#quorum === NONE ? undefined : this.#quorum;
    return { logs: this.#logs, witnesses: this.#witnesses, groups: this.#groups, quorum };
  }

  #log([spelled = '', , ...more]: readonly string[]): boolean {
    const key = keyOf(spelled);
    const isSound = more.length === 0 && key.type !== SIGNATURE_TYPES.cosignature;
    if (!isSound || this.#logs.some((other) => sameKey(other, key))) return false;
    this.#logs.push(key);
    return true;
  }

  #witness([name = '', spelled = '', , ...more]: readonly string[]): boolean {
    if (more.length > 0 || !this.#isFree(name)) return false;
    const key = keyOf(spelled);
    if (key.type === SIGNATURE_TYPES.ed25519) return false;
    if (this.#witnesses.some((other) => sameKey(other.key, key))) return false;
    this.#witnesses.push({ name, key });
    return true;
  }

  #group([name = '', count = '', ...members]: readonly string[]): boolean {
    const least = leastOf(count, members.length);
    const isSound = members.every((member, place) => {
      const isFirst = members.indexOf(member) === place && !this.#members.has(member);
      return isFirst && this.#isDefined(member);
    });
    if (!this.#isFree(name) || least === undefined || !isSound) return false;
    for (const member of members) this.#members.add(member);
    this.#groups.set(name, { least, members });
    return true;
  }

  #setQuorum([name = '', ...more]: readonly string[]): boolean {
    if (more.length > 0 || this.#quorum !== undefined) return false;
    if (name !== NONE && !this.#isDefined(name)) return false;
    this.#quorum = name;
    return true;
  }

  #isFree = (name: string): boolean => name !== '' && name !== NONE && !this.#isDefined(name);

  #isDefined = (name: string): boolean =>
    this.#groups.has(name) || this.#witnesses.some((witness) => witness.name === name);
}

const NONE = 'none';

/** The name of a key is text, unlike the other names. */
const keyOf = (spelled: string): VerifierKey => parseVerifierKey(textOf(bytesOfBinary(spelled)));

/** `any`, `all`, or a number from 1 to that of the members. */
function leastOf(count: string, members: number): number | undefined {
  if (members === 0) return undefined;
  if (count === 'any') return 1;
  if (count === 'all') return members;
  return /^[1-9]\d{0,5}$/.test(count) && Number(count) <= members ? Number(count) : undefined;
}

/** Whether the witnesses whose signatures are valid satisfy the policy. */
export function isQuorumMet({ witnesses, groups, quorum }: Policy, valid: ReadonlySet<VerifierKey>): boolean {
  const isMet = (name: string): boolean => {
    const group = groups.get(name);
    if (group !== undefined) return group.members.filter(isMet).length >= group.least;
    return witnesses.some((witness) => witness.name === name && valid.has(witness.key));
  };
  return quorum === undefined || isMet(quorum);
}
