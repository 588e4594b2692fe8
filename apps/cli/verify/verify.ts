import { readFile } from 'node:fs/promises';
import { certificatesOfPem } from '@tabellion/paper/verify/certificates.ts';
import type { Edit, Findings, FoundSignature } from '@tabellion/paper/verify/findings.ts';
import { verify as verifyPdf } from '@tabellion/paper/verify/verify.ts';
import { createText, languages, type Text } from '@tabellion/texts/text.ts';
import { verifying as ar } from '@tabellion/texts/verifying/ar.ts';
import { verifying as en } from '@tabellion/texts/verifying/en.ts';
import { verifying as fr } from '@tabellion/texts/verifying/fr.ts';
import { verifying as tr } from '@tabellion/texts/verifying/tr.ts';
import { type Command, UsageError } from '../command.ts';
import { oneLine } from '../table.ts';
import { oneOf } from '../values.ts';

const words = { en, fr, tr, ar };

export const verify: Command = {
  name: 'verify',
  summary: 'Says whether a sealed PDF is intact, and names what was changed since.',
  operands: ['FILE'],
  options: [
    { name: 'root', value: 'FILE', help: 'the root certificates of the seals you trust (PEM)' },
    { name: 'language', value: 'LANGUAGE', help: `${languages.join(', ')}; default: en` },
    { name: 'json', help: 'everything that was found, as one JSON object' },
  ],
  example: 'tabellion verify resolution.pdf --root root.pem',
  async run({ operands: [file = ''], values, switches }, { write }) {
    const language = oneOf(values.get('language') ?? 'en', 'language', languages);
    const root = values.get('root');
    const roots = root === undefined ? [] : certificatesOfPem(await readFile(root, 'utf8'));
    if (root !== undefined && roots.length === 0)
      throw new UsageError(`--root ${root} has no certificate; name a PEM file.`);
    const findings = await verifyPdf(new Uint8Array(await readFile(file)), { roots });
    const text = createText(language, words[language]);
    write(switches.has('json') ? `${JSON.stringify(findings, null, 1)}\n` : report(findings, text));
    if (findings.verdict === 'unreadable') return 2;
    return findings.verdict === 'intact' ? 0 : 1;
  },
};

/** The verdict first, then why, by whom, what was changed, what is attached. */
function report({ verdict, reasons, signatures, edits, attachments, sha256 }: Findings, text: Text): string {
  const parts = [
    [text(`verify.verdict.${verdict}`), ...reasons.map((reason) => text(`verify.reason.${reason}`))],
    ...signatures.map((signature) => signatureLines(signature, edits.length > 0, text)),
    edits.map((edit) => sentenceOf(edit, text)),
    attachments.map(
      ({ name, title, state }) =>
        `${oneLine(name)}${title === undefined ? '' : ` (${oneLine(title)})`}: ${text(`verify.attachment.${state}`)}`,
    ),
    [`SHA-256: ${sha256}`],
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function signatureLines(
  { kind, flaw, signee, by, issuedBy, stamp }: FoundSignature,
  isEdited: boolean,
  text: Text,
): readonly string[] {
  const holds = isEdited ? 'verify.validPart' : 'verify.valid';
  const result = text(flaw === undefined ? holds : `verify.reason.${flaw}`);
  return [
    `${text(signee === undefined ? `verify.kind.${kind}` : 'verify.kind.signee')}: ${result}`,
    ...(signee === undefined
      ? []
      : [
          `  ${text('verify.signee')}: ${oneLine(signee.name)}`,
          ...(signee.at === undefined ? [] : [`  ${text('verify.signedAt')}: ${utc(signee.at)}`]),
          ...(signee.reason === '' ? [] : [`  ${text('verify.stated')}: ${oneLine(signee.reason)}`]),
        ]),
    `  ${text('verify.by')}: ${oneLine(by) || text('verify.by.unknown')}`,
    ...(issuedBy === '' ? [] : [`  ${text('verify.issuedBy')}: ${oneLine(issuedBy)}`]),
    ...(stamp === undefined
      ? []
      : [`  ${text('verify.stampedAt')}: ${utc(stamp.at)} (${oneLine(stamp.by)})`]),
  ];
}

const utc = (at: string): string => `${at.slice(0, 19).replace('T', ' ')} UTC`;

function sentenceOf(edit: Edit, text: Text): string {
  const { kind, ...params } = edit;
  const shown = Object.entries(params).map(([key, value]) => [
    key,
    typeof value === 'string' ? oneLine(value) : value,
  ]);
  return text(`verify.edit.${kind}`, Object.fromEntries(shown));
}
