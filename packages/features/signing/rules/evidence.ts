/** The evidence of an envelope: who signed which bytes, when, how proven and from where, with everything that happened. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { millisOfInstant } from '@tabellion/kernel/date.ts';
import type { PrintedDocument } from '@tabellion/paper/printed.ts';
import { evidenceFormat } from '@tabellion/paper/verify/evidenceJson.ts';
import { printable } from '../../documents/rules/boundBook.ts';
import type { SealingMode, SigningEvent } from '../envelope.ts';

export interface EvidenceFacts {
  readonly envelopeId: string;
  readonly title: string;
  readonly company: string;
  readonly number: string | null;
  readonly statute: string;
  /** The registry's. */
  readonly zone: string;
  readonly completedAt: Instant;
  readonly kept: SealingMode;
  readonly documents: readonly {
    readonly documentId: string;
    readonly title: string;
    /** SHA-256 of the exact bytes that people agreed to. */
    readonly sha256: string;
    /** The file with their signatures and its seal; null of what can bear no seal. */
    readonly signed: SignedFile | null;
    /** Why there is no sealed copy of it; null where there is one. */
    readonly sealingFault: UnsealableCode | null;
    /** The version of the organization's own wording in which it was drawn; null of any other. */
    readonly wordingVersion: number | null;
  }[];
  readonly signees: readonly {
    readonly signeeId: string;
    readonly name: string;
    readonly email: string;
    readonly capacities: readonly string[];
  }[];
  readonly events: readonly SigningEvent[];
}

/** A picture or Word document; a PDF to which nothing can be appended. */
export type UnsealableCode = 'SEAL_NO_PDF' | 'SEAL_UNSEALABLE';

interface SignedFile {
  /** SHA-256 of the whole file, its seal included. */
  readonly sha256: string;
  /** SHA-256 of the first `signedBytes` bytes: all that comes before the seal. */
  readonly signedSha256: string;
  readonly signedBytes: number;
}

/** Both clocks: UTC, and the registry's with its offset and name. */
export function momentIn(at: Instant, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    dateStyle: undefined,
    timeZoneName: 'longOffset',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(millisOfInstant(at));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const offset = of('timeZoneName').replace('GMT', 'UTC');
  return `${of('year')}-${of('month')}-${of('day')} ${of('hour')}:${of('minute')}:${of('second')} ${offset} (${zone})`;
}

/** As JSON: what the printed one says, for programs. */
export const evidenceJson = (facts: EvidenceFacts) => ({
  format: `${evidenceFormat}2`,
  hashes: {
    agreed_sha256: 'SHA-256 of the whole file that was sent for signature and agreed to.',
    signed_sha256:
      'SHA-256 of the first signed_bytes bytes of the signed file: all that comes before its seal. Where signed_bytes is null, the file has no seal, and it is the file agreed to.',
    sealed_sha256:
      'SHA-256 of the whole signed file with its seal, as it can be downloaded; null where it has no seal.',
  },
  envelope: facts.envelopeId,
  title: facts.title,
  corporation: { name: facts.company, number: facts.number },
  zone: facts.zone,
  completed_at: facts.completedAt,
  signatures: facts.kept,
  documents: facts.documents.map((one) => ({
    document: one.documentId,
    title: one.title,
    agreed_sha256: one.sha256,
    signed_sha256: one.signed?.signedSha256 ?? one.sha256,
    signed_bytes: one.signed?.signedBytes ?? null,
    sealed_sha256: one.signed?.sha256 ?? null,
    sealing_fault: one.sealingFault,
    ...(one.wordingVersion !== null && { own_wording_version: one.wordingVersion }),
  })),
  signees: facts.signees.map((one) => ({
    signee: one.signeeId,
    name: one.name,
    email: one.email,
    capacities: [...one.capacities],
  })),
  events: facts.events.map(({ kind, signeeId, at, byUser, data }) => ({
    kind,
    at,
    at_registry: momentIn(at, facts.zone),
    signee: signeeId,
    user: byUser,
    data: { ...data },
  })),
});

const words = {
  en: {
    title: 'Evidence of signature',
    wording: 'Own wording',
    version: (version: number) => `Version ${version}`,
    documents: 'Documents',
    document: 'Document',
    agreed: 'SHA-256 of the bytes agreed to',
    signed: (bytes: number) => `SHA-256 of the signed file before its seal (its first ${bytes} bytes)`,
    whole: 'SHA-256 of the signed file with its seal',
    seal: 'Sealed copy',
    unsealed: {
      SEAL_NO_PDF: 'None: only a PDF takes a seal. The SHA-256 above is under the seal of this evidence.',
      SEAL_UNSEALABLE:
        'None: nothing can be added to this PDF. The SHA-256 above is under the seal of this evidence.',
    },
    signees: 'Signatures',
    name: 'Name',
    email: 'Email address',
    capacity: 'Capacity',
    at: 'Signed at',
    when: 'When',
    proof: 'Address proved by',
    from: 'From',
    code: 'a code mailed to the address',
    account: 'the signee’s verified account',
    events: 'Everything that happened',
    event: 'Event',
    who: 'Who',
    json: 'SHA-256 of the same evidence as JSON',
    reference: 'Request',
    sealed:
      'Each signature is an electronic signature in the sense of CBCA s. 252.7, where that Act applies. The seal on this file shows any later change to it.',
    each: 'Each signed file holds a signature for each signee, made with the key of the platform, and then the seal.',
    kinds: {
      created: 'Request created',
      edited: 'Request changed',
      removed: 'Signee removed',
      invited: 'Link mailed',
      reminded: 'Link mailed again',
      link_shared: 'Asked through a link mailed before',
      code_sent: 'Code mailed',
      code_refused: 'Wrong code entered',
      locked: 'Link locked after too many wrong codes',
      proved: 'Address proved',
      opened: 'Documents opened',
      signed: 'Signed',
      declined: 'Declined',
      voided: 'Request voided',
      expired: 'Deadline passed',
      completed: 'All signatures present',
      entry_recorded: 'Entry recorded in the registers',
      entry_stopped: 'Entry not recorded: it needs attention',
      sealed: 'Sealed',
    },
  },
  fr: {
    title: 'Éléments de preuve de signature',
    wording: 'Texte propre',
    version: (version: number) => `Version ${version}`,
    documents: 'Documents',
    document: 'Document',
    agreed: 'SHA-256 du fichier accepté',
    signed: (bytes: number) =>
      `SHA-256 du fichier signé avant son cachet électronique (ses ${bytes} premiers octets)`,
    whole: 'SHA-256 du fichier signé avec son cachet électronique',
    seal: 'Copie scellée',
    unsealed: {
      SEAL_NO_PDF:
        'Aucune\u00a0: seul un PDF peut porter un cachet électronique. Le SHA-256 ci-dessus est couvert par le cachet des présents éléments de preuve.',
      SEAL_UNSEALABLE:
        'Aucune\u00a0: rien ne peut être ajouté à ce PDF. Le SHA-256 ci-dessus est couvert par le cachet des présents éléments de preuve.',
    },
    signees: 'Signatures',
    name: 'Nom',
    email: 'Adresse courriel',
    capacity: 'Qualité',
    at: 'Signé le',
    when: 'Quand',
    proof: 'Adresse confirmée par',
    from: 'De',
    code: 'un code envoyé à l’adresse',
    account: 'le compte confirmé du signataire',
    events: 'Tout ce qui s’est passé',
    event: 'Événement',
    who: 'Qui',
    json: 'SHA-256 des mêmes éléments de preuve en JSON',
    reference: 'Demande',
    sealed:
      'Chaque signature est une signature électronique au sens de l’art. 252.7 LCSA, là où cette loi s’applique. Le cachet électronique de ce fichier révèle toute modification ultérieure.',
    each: 'Chaque fichier signé porte une signature pour chaque signataire, faite avec la clé de la plateforme, puis le cachet.',
    kinds: {
      created: 'Demande créée',
      edited: 'Demande modifiée',
      removed: 'Signataire retiré',
      invited: 'Lien envoyé',
      reminded: 'Lien envoyé de nouveau',
      link_shared: 'Signature demandée par un lien déjà envoyé',
      code_sent: 'Code envoyé',
      code_refused: 'Code erroné',
      locked: 'Lien bloqué après trop de codes erronés',
      proved: 'Adresse confirmée',
      opened: 'Documents ouverts',
      signed: 'Signé',
      declined: 'Refusé',
      voided: 'Demande annulée',
      expired: 'Date limite passée',
      completed: 'Toutes les signatures y sont',
      entry_recorded: 'Inscription portée aux registres',
      entry_stopped: 'Inscription non portée\u00a0: elle est à revoir',
      sealed: 'Scellé',
    },
  },
} as const;

export const evidenceTitle = (language: 'en' | 'fr', title: string): string =>
  language === 'en' ? `${words.en.title}: ${title}` : `${words.fr.title}\u00a0: ${title}`;

/** As it is printed. @param json  SHA-256 of the same as JSON */
export function evidenceDocument(facts: EvidenceFacts, language: 'en' | 'fr', json: string): PrintedDocument {
  const labels = words[language];
  const { zone, events } = facts;
  const names = new Map(facts.signees.map(({ signeeId, name, email }) => [signeeId, `${name} <${email}>`]));
  const signedOf = (signeeId: string) =>
    events.find((one) => one.kind === 'signed' && one.signeeId === signeeId);
  return {
    language,
    layout: 'letter',
    title: labels.title,
    subtitle: printable(facts.title),
    corporation: {
      name: facts.company,
      ...(facts.number !== null && { number: facts.number }),
      statute: facts.statute,
    },
    blocks: [
      { kind: 'heading', text: labels.documents },
      ...facts.documents.map(
        (one) =>
          ({
            kind: 'fields',
            fields: [
              { label: labels.document, value: printable(one.title) },
              ...(one.wordingVersion === null
                ? []
                : [{ label: labels.wording, value: labels.version(one.wordingVersion) }]),
              { label: labels.agreed, value: inGroups(one.sha256) },
              ...(one.signed === null ? [] : signedFields(one.signed, labels)),
              ...(one.sealingFault === null
                ? []
                : [{ label: labels.seal, value: labels.unsealed[one.sealingFault] }]),
            ],
          }) as const,
      ),
      { kind: 'heading', text: labels.signees },
      ...facts.signees.map(({ signeeId, name, email, capacities }) => {
        const event = signedOf(signeeId);
        const { proof, address, user_agent: program } = event?.data ?? {};
        return {
          kind: 'fields',
          fields: [
            { label: labels.name, value: printable(name) },
            { label: labels.email, value: printable(email) },
            ...(capacities.length === 0 ? [] : [{ label: labels.capacity, value: capacities.join(', ') }]),
            { label: labels.at, value: event === undefined ? '' : momentIn(event.at, zone) },
            { label: labels.proof, value: proof === 'account' ? labels.account : labels.code },
            { label: labels.from, value: [address, program].filter(Boolean).map(plain).join(', ') },
          ],
        } as const;
      }),
      { kind: 'heading', text: labels.events },
      {
        kind: 'table',
        columns: [
          { label: labels.when, share: 5 },
          { label: labels.event, share: 4 },
          { label: labels.who, share: 5 },
        ],
        rows: events.map(({ kind, at, signeeId }) => [
          momentIn(at, zone),
          labels.kinds[kind],
          signeeId === null ? '' : printable(names.get(signeeId) ?? ''),
        ]),
      },
      {
        kind: 'fields',
        fields: [
          { label: labels.reference, value: facts.envelopeId },
          { label: labels.json, value: inGroups(json) },
        ],
      },
      ...(facts.kept === 'each_signee' ? [{ kind: 'note', text: labels.each } as const] : []),
      { kind: 'note', text: labels.sealed },
    ],
    footer: momentIn(facts.completedAt, zone),
  };
}

const signedFields = (
  { sha256, signedSha256, signedBytes }: SignedFile,
  labels: (typeof words)['en' | 'fr'],
) => [
  { label: labels.signed(signedBytes), value: inGroups(signedSha256) },
  { label: labels.whole, value: inGroups(sha256) },
];

/** A browser's words about itself, in plain letters. */
const plain = (text: unknown): string => String(text).replaceAll(/[^\x20-\x7e]/g, '?');

/** A word of 64 letters would be broken anywhere, and copied with what breaks it. */
const inGroups = (sha256: string): string => sha256.replaceAll(/.{16}(?=.)/g, '$& ');

interface Signed {
  readonly name: string;
  readonly at: Instant;
  /** The registry's. */
  readonly zone: string;
  readonly proof: 'code' | 'account';
}

export function signatureReason({ name, at, zone, proof }: Signed, language: 'en' | 'fr'): string {
  const moment = momentIn(at, zone);
  if (language === 'fr')
    return `${name} a signé électroniquement le ${moment}, après avoir prouvé son adresse courriel par ${
      proof === 'account' ? 'un compte vérifié' : 'un code envoyé à cette adresse'
    }. La clé de cette signature est celle de la plateforme, et non celle du signataire.`;
  return `${name} signed electronically on ${moment}, after proving the email address by ${
    proof === 'account' ? 'a verified account' : 'a code mailed to it'
  }. The key of this signature is the platform’s, not the signee’s.`;
}
