import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { utf8 } from '@tabellion/ledger/bytes.ts';
import { attempt } from '@tabellion/ledger/fault.ts';
import { readProofFile } from '@tabellion/ledger/files/proofFile.ts';
import { spellTlogProof } from '@tabellion/ledger/files/tlogProof.ts';
import { type Policy, parsePolicy } from '@tabellion/ledger/note/policy.ts';
import { certificatesOfPem } from '@tabellion/paper/verify/certificates.ts';
import { createText, languages, type Text } from '@tabellion/texts/text.ts';
import { type Command, type Input, UsageError } from '../command.ts';
import { oneOf } from '../values.ts';
import { asText, type Outcome, worstOf } from './outcome.ts';
import { checkPackage } from './packageInExport.ts';
import type { SealedPdfInput } from './sealedPdf.ts';
import { kindOf, verified } from './verified.ts';
import { words } from './words.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'Says whether proofs, exports and sealed PDFs are sound, and what they show.',
  operands: ['FILE…'],
  options: [
    { name: 'policy', value: 'FILE', help: 'the logs you trust, and their witnesses (tlog-policy)' },
    {
      name: 'root',
      value: 'FILE',
      help: 'the root certificates of the seals and time stamps you trust (PEM)',
    },
    {
      name: 'evidence',
      value: 'FILE',
      help: 'the JSON of evidence, to be compared with the sealed PDF of the same evidence',
    },
    {
      name: 'split',
      value: 'FOLDER',
      help: 'writes the plain .tlog-proof and the leaf of each proof, for other programs',
    },
    { name: 'language', value: 'LANGUAGE', help: `${languages.join(', ')}; default: en` },
    { name: 'json', help: 'everything that was found, as JSON: a list where there are several files' },
  ],
  example: 'tabellion verify holding.tabellion-proof.json --policy policy.txt',
  async run(input, { write }) {
    const language = oneOf(input.values.get('language') ?? 'en', 'language', languages);
    const text = createText(language, words[language]);
    const trust = await readTrust(input);
    const outcomes: Outcome[] = [];
    for (const path of input.operands) outcomes.push(await outcomeOf(path, trust, text));
    write(input.switches.has('json') ? asJson(outcomes) : asReport(input.operands, outcomes));
    return worstOf(outcomes.map(({ code }) => code));
  },
};

interface Trust extends SealedPdfInput {
  readonly split: string | undefined;
}

async function readTrust({ values }: Input): Promise<Trust> {
  const [root, evidence, policy] = [values.get('root'), values.get('evidence'), values.get('policy')];
  const roots = root === undefined ? [] : certificatesOfPem(await readFile(root, 'utf8'));
  if (root !== undefined && roots.length === 0)
    throw new UsageError(`--root ${root} has no certificate; name a PEM file.`);
  return {
    roots,
    evidence: evidence === undefined ? undefined : await bytesOf(evidence),
    policy: policy === undefined ? undefined : await readPolicy(policy),
    checkPackage,
    split: values.get('split'),
  };
}

async function readPolicy(path: string): Promise<Policy> {
  const bytes = await bytesOf(path);
  const policy = attempt(() => parsePolicy(bytes));
  if (policy.ok) return policy.value;
  throw new UsageError(
    `--policy ${path} is no policy (${policy.error.message}); its lines are "log KEY" and "quorum none", each ended.`,
  );
}

const bytesOf = async (path: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(path));

async function outcomeOf(path: string, trust: Trust, text: Text): Promise<Outcome> {
  const bytes = await bytesOf(path);
  const outcome = await verified({ name: path, bytes }, trust, text);
  const isSound = kindOf(path, bytes) === 'proof' && outcome.code === 0;
  if (isSound && trust.split !== undefined) await split(path, bytes, trust.split);
  return outcome;
}

/** The proof in the formats of others: the leaf's bytes, and a proof that they are in the log. */
async function split(path: string, bytes: Uint8Array, folder: string): Promise<void> {
  const { proof, leaf } = readProofFile(bytes);
  const name = basename(path).replace(/\.tabellion-proof\.json$/, '');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.tlog-proof`), utf8(spellTlogProof(proof)));
  await writeFile(join(folder, `${name}.leaf`), leaf);
}

const asJson = (outcomes: readonly Outcome[]): string => {
  const found = outcomes.map(({ json }) => json);
  return `${JSON.stringify(found.length === 1 ? found[0] : found, null, 1)}\n`;
};

/** Each under the name of its file, where there are several. */
const asReport = (paths: readonly string[], outcomes: readonly Outcome[]): string =>
  outcomes.length === 1
    ? asText(outcomes[0]?.report ?? [])
    : outcomes.map(({ report }, place) => `${paths[place]}\n\n${asText(report)}`).join('\n');
