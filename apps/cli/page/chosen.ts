import { attempt } from '@tabellion/ledger/fault.ts';
import { type Policy, parsePolicy } from '@tabellion/ledger/note/policy.ts';
import { certificatesOfPem } from '@tabellion/paper/verify/certificates.ts';
import type { NamedFile } from '../verify/verified.ts';

/** All that the reader gave: what is to be checked, and whom he trusts. */
export interface Chosen {
  readonly files: readonly NamedFile[];
  readonly policy: { readonly name: string; readonly policy: Policy } | undefined;
  /** The name of a file that begins as a policy does and is none. */
  readonly malformed: string | undefined;
  readonly roots: { readonly name: string; readonly roots: ReturnType<typeof certificatesOfPem> } | undefined;
}

export const nothing: Chosen = { files: [], policy: undefined, malformed: undefined, roots: undefined };

/** New files replace those before; a policy and root certificates stay until others come. */
export function withFiles(before: Chosen, given: readonly NamedFile[]): Chosen {
  let chosen: Chosen = { ...before, malformed: undefined };
  const files: NamedFile[] = [];
  for (const file of given) {
    const start = new TextDecoder('latin1').decode(file.bytes.subarray(0, 1024));
    if (/^(?:#|log |witness |group |quorum )/.test(start)) chosen = withPolicy(chosen, file);
    else if (start.includes('-----BEGIN CERTIFICATE-----')) chosen = withRoots(chosen, file);
    else files.push(file);
  }
  return files.length === 0 ? chosen : { ...chosen, files };
}

function withPolicy(chosen: Chosen, { name, bytes }: NamedFile): Chosen {
  const read = attempt(() => parsePolicy(bytes));
  return read.ok ? { ...chosen, policy: { name, policy: read.value } } : { ...chosen, malformed: name };
}

const withRoots = (chosen: Chosen, { name, bytes }: NamedFile): Chosen => ({
  ...chosen,
  roots: { name, roots: certificatesOfPem(new TextDecoder().decode(bytes)) },
});
