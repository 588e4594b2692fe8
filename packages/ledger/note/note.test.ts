import { expect, test } from 'vitest';
import { base64, concat, textOf, utf8 } from '../bytes.ts';
import { attempt } from '../fault.ts';
import { EMPTY_ROOT } from '../merkle/tree.ts';
import { sha256 } from '../sha256.ts';
import { parseCheckpoint, verifyCheckpoint } from './checkpoint.ts';
import { parseNote, verifySignatures } from './note.ts';
import { isQuorumMet, parsePolicy } from './policy.ts';
import { testCheckpoint, testSigner, testWitness } from './testing.ts';
import { parseVerifierKey, spellVerifierKey } from './verifierKey.ts';

// The example of C2SP signed-note.
const EXAMPLE_KEY = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k';
const EXAMPLE = `This is an example message.

\u2014 example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=
`;

const codeOf = (read: () => unknown) => {
  const outcome = attempt(read);
  return outcome.ok ? 'read' : outcome.error.code;
};

test('the example of the specification verifies, and no other text under it', () => {
  const key = parseVerifierKey(EXAMPLE_KEY);
  expect(spellVerifierKey(key)).toBe(EXAMPLE_KEY);
  expect(verifySignatures(parseNote(utf8(EXAMPLE)), [key])).toEqual([{ state: 'valid', key }]);
  const other = parseNote(utf8(EXAMPLE.replace('an example', 'no example')));
  expect(attempt(() => verifySignatures(other, [key]))).toMatchObject({
    error: { code: 'signature_wrong' },
  });
});

test.each([
  ['text after the signatures', `${EXAMPLE}more`, 'note_malformed'],
  ['an empty line after them', `${EXAMPLE}\n`, 'note_malformed'],
  ['no last newline', EXAMPLE.slice(0, -1), 'note_malformed'],
  ['no signature', 'text\n\n', 'note_malformed'],
  ['no empty line', EXAMPLE.replace('\n\n', '\n'), 'note_malformed'],
  ['a hyphen for the dash', EXAMPLE.replace('\u2014', '-'), 'note_malformed'],
  ['a carriage return', EXAMPLE.replaceAll('\n', '\r\n'), 'control_character'],
  ['a tab', EXAMPLE.replace(' is', '\tis'), 'control_character'],
  ['unpadded base64', EXAMPLE.replace('aQM=', 'aQM'), 'not_base64'],
  ['bits that no encoder sets', EXAMPLE.replace('aQM=', 'aQN='), 'not_base64'],
  ['a name with a plus', EXAMPLE.replace('.com/foo', '.com+foo'), 'note_malformed'],
  ['a name with a space that is not ASCII', EXAMPLE.replace('.com/foo', '.com\u0085foo'), 'note_malformed'],
  ['65 signatures', EXAMPLE + EXAMPLE.slice(EXAMPLE.indexOf('\u2014')).repeat(64), 'too_large'],
  ['more than a mebibyte', `${'x'.repeat(1_048_576)}${EXAMPLE}`, 'too_large'],
])('%s is refused', (_, note, code) => {
  expect(codeOf(() => parseNote(utf8(note)))).toBe(code);
});

test('what is no UTF-8 is refused', () => {
  expect(codeOf(() => parseNote(concat(Uint8Array.of(0xff), utf8(EXAMPLE))))).toBe('not_utf8');
});

test.each([
  ['another id', EXAMPLE_KEY.replace('530d903a', '530d903b')],
  ['capital digits', EXAMPLE_KEY.replace('530d903a', '530D903A')],
  ['an empty name', EXAMPLE_KEY.replace('example.com/foo', '')],
  ['another type', `example.com/foo+530d903a+${base64(concat(Uint8Array.of(2), new Uint8Array(32)))}`],
  ['too short a key', 'example.com/foo+530d903a+AekyeRrm'],
])('a verifier key with %s is refused', (_, spelled) => {
  expect(codeOf(() => parseVerifierKey(spelled))).toBe('key_malformed');
});

const log = testSigner('tabellion-test', 1);
const other = testSigner('tabellion-test', 2);
const head = { origin: 'tabellion-test', size: 9, root: sha256(utf8('root')) };
const policyOf = (...lines: readonly string[]) => parsePolicy(utf8(`${lines.join('\n')}\n`));
const logLine = `log ${spellVerifierKey(log.key)}`;
const trusting = policyOf(logLine, 'quorum none');

test('a checkpoint is read by the policy that knows its log', () => {
  const checked = verifyCheckpoint(testCheckpoint(head, log, other), trusting);
  expect(checked).toMatchObject({ origin: 'tabellion-test', size: 9, root: head.root, extensions: [] });
  expect(checked.findings).toEqual([
    { state: 'valid', key: log.key },
    { state: 'unknown', name: 'tabellion-test' },
  ]);
});

test('sixteen signatures of others and extension lines are passed over', () => {
  const others = Array.from({ length: 16 }, (_, place) => testSigner(`witness-${place}`, place + 10));
  const { findings } = verifyCheckpoint(testCheckpoint(head, ...others, log), trusting);
  expect(findings.filter(({ state }) => state === 'unknown')).toHaveLength(16);
  const text = `tabellion-test\n9\n${base64(head.root)}\nan extension\n`;
  expect(
    parseCheckpoint(utf8(`${text}\n${textOf(testCheckpoint(head, log)).split('\n\n')[1]}`)),
  ).toMatchObject({ extensions: ['an extension'] });
});

test('who did not sign it, and who signed another log, is refused', () => {
  const codeFor = (bytes: Uint8Array, policy = trusting) => {
    const outcome = attempt(() => verifyCheckpoint(bytes, policy));
    return outcome.ok ? 'read' : outcome.error.code;
  };
  expect(codeFor(testCheckpoint(head, other))).toBe('signature_missing');
  expect(codeFor(testCheckpoint({ ...head, origin: 'another' }, log))).toBe('origin_mismatch');
  const signed = testCheckpoint(head, log);
  expect(codeFor(utf8(textOf(signed).replace('\n9\n', '\n8\n')))).toBe('signature_wrong');
  expect(codeFor(signed, policyOf('quorum none'))).toBe('signature_missing');
});

test.each([
  ['leading zeros', 'tabellion-test\n09\n'],
  ['a sign', 'tabellion-test\n+9\n'],
  ['more than 2^53 - 1', 'tabellion-test\n9007199254740992\n'],
  ['no origin', '\n9\n'],
])('a checkpoint with %s is refused', (_, start) => {
  const text = `${start}${base64(head.root)}\n`;
  expect(codeOf(() => parseCheckpoint(utf8(`${text}\n\u2014 a ${base64(new Uint8Array(68))}\n`)))).toBe(
    'checkpoint_malformed',
  );
});

test('a root of another length or of an empty tree that is not empty is refused', () => {
  const signed = (text: string) => utf8(`${text}\n\u2014 a ${base64(new Uint8Array(68))}\n`);
  expect(codeOf(() => parseCheckpoint(signed(`a\n9\n${base64(new Uint8Array(31))}\n`)))).toBe(
    'checkpoint_malformed',
  );
  expect(codeOf(() => parseCheckpoint(signed(`a\n0\n${base64(head.root)}\n`)))).toBe('checkpoint_malformed');
  expect(codeOf(() => parseCheckpoint(signed(`a\n0\n${base64(EMPTY_ROOT)}\n`)))).toBe('read');
  expect(codeOf(() => parseCheckpoint(signed(`a\n9\n${base64(head.root)}\n\nb\n`)))).toBe(
    'checkpoint_malformed',
  );
});

const witness = (name: string, seed: number) => testWitness(name, seed, 1_767_225_600);
const [x1, x2, y1] = [witness('x.example/1', 3), witness('x.example/2', 4), witness('y.example', 5)];
const witnessLines = [x1, x2, y1].map(
  ({ key }, place) => `witness ${['X1', 'X2', 'Y1'][place]} ${spellVerifierKey(key)} https://${key.name}`,
);

test('cosignatures count by the groups of the policy', () => {
  const policy = policyOf(
    '# two parties',
    logLine,
    ...witnessLines,
    'group X any X1 X2',
    '\tgroup both  all X Y1 ',
    'quorum both',
  );
  const check = (...signers: readonly (typeof x1)[]) =>
    attempt(() => verifyCheckpoint(testCheckpoint(head, log, ...signers), policy));
  expect(check(x2, y1)).toMatchObject({
    ok: true,
    value: { findings: [{}, { at: 1_767_225_600 }, { state: 'valid' }] },
  });
  expect(check(x1, x2)).toMatchObject({ error: { code: 'quorum_missing' } });
  expect(check(y1)).toMatchObject({ error: { code: 'quorum_missing' } });
  const early = testWitness('x.example/1', 3, 1);
  const forged = {
    key: x1.key,
    sign: (text: string) => ({ ...early.sign(text), signature: x1.sign('').signature }),
  };
  expect(check(forged, y1)).toMatchObject({ error: { code: 'signature_wrong' } });
});

test('a key of ML-DSA-44 is known, and counts for nothing', () => {
  const material = concat(Uint8Array.of(6), new Uint8Array(1312).fill(7));
  const id = sha256(concat(utf8('pq.example\n'), material)).subarray(0, 4);
  const key = `pq.example+${Buffer.from(id).toString('hex')}+${base64(material)}`;
  const policy = policyOf(logLine, `witness PQ ${key}`, 'quorum PQ');
  const line = { name: 'pq.example', id, signature: new Uint8Array(2428) };
  const quantum = { key: log.key, sign: () => line };
  expect(isQuorumMet(policy, new Set())).toBe(false);
  const bytes = testCheckpoint(head, log, quantum);
  expect(attempt(() => verifyCheckpoint(bytes, policy))).toMatchObject({
    error: { code: 'quorum_missing' },
  });
  const without = policyOf(logLine, `witness PQ ${key}`, 'quorum none');
  expect(verifyCheckpoint(bytes, without).findings[1]).toMatchObject({ state: 'not_checked' });
});

test.each([
  ['no quorum', [logLine]],
  ['two quorums', [logLine, 'quorum none', 'quorum none']],
  ['an unknown line', [logLine, 'trust me', 'quorum none']],
  ['a log twice', [logLine, logLine, 'quorum none']],
  ['a witness as a log', [logLine.replace('log ', 'witness W '), 'quorum none']],
  ['a log as a witness', [`log ${spellVerifierKey(x1.key)}`, 'quorum none']],
  ['a witness twice', [...witnessLines, (witnessLines[0] ?? '').replace('X1', 'X9'), 'quorum none']],
  ['a name twice', [...witnessLines, 'group X1 any X2', 'quorum none']],
  ['a name that is not defined yet', [...witnessLines, 'group A any B', 'group B any X1', 'quorum A']],
  ['a member of two groups', [...witnessLines, 'group A any X1', 'group B any X1', 'quorum A']],
  ['a member twice', [...witnessLines, 'group A 2 X1 X1', 'quorum A']],
  ['a group of nobody', [...witnessLines, 'group A any', 'quorum A']],
  ['more than all', [...witnessLines, 'group A 3 X1 X2', 'quorum A']],
  ['none of them', [...witnessLines, 'group A 0 X1 X2', 'quorum A']],
  ['a group called none', [...witnessLines, 'group none any X1', 'quorum none']],
  ['an unknown quorum', [logLine, 'quorum X']],
  ['words after a line', [`${logLine} https://a b`, 'quorum none']],
])('a policy with %s is refused', (_, lines) => {
  expect(codeOf(() => policyOf(...lines))).toBe('policy_malformed');
});

test('a policy ends with a newline and has no other control characters', () => {
  expect(codeOf(() => parsePolicy(utf8('quorum none')))).toBe('policy_malformed');
  expect(codeOf(() => parsePolicy(utf8('quorum none\r\n')))).toBe('control_character');
});
