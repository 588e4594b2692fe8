/** The signature itself: PAdES by `@libpdf/core`, appended to the file, with the stamp of the time-stamp authority in it. */
import { randomBytes } from 'node:crypto';
import { PDF, type PdfDict, PdfString, type Signer, type SignOptions } from '@libpdf/core';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { Integer, OctetString } from 'asn1js';
import {
  AlgorithmIdentifier,
  ContentInfo,
  id_ContentType_SignedData,
  id_eContentType_TSTInfo,
  id_sha256,
  MessageImprint,
  PKIStatusInfo,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import { judgePdf } from '../judgePdf.ts';
import { type SealedFacts, sealedFactsJson, sealedFactsKey } from '../verify/sealedFacts.ts';
import { verify } from '../verify/verify.ts';
import type { SealedDocument, SealedPdf, SealFault } from './seal.ts';
import type { SealKey } from './sealKey.ts';

interface Signing {
  readonly key: SealKey;
  readonly tsaUrl: string | undefined;
  /** The moment by our clock: a PDF signature has to name a time. Nobody vouches for it. */
  readonly signingTime: Date;
  readonly about: SealedDocument;
}

export async function sign(
  pdf: Uint8Array,
  { key, tsaUrl, signingTime, about }: Signing,
): Promise<Result<SealedPdf, SealFault>> {
  const document = await loadSealable(pdf);
  if (document === undefined) return err('unsealable');
  const facts: SealedFacts = { ...about, isStamped: tsaUrl !== undefined };
  const options = {
    signer: signerOf(key),
    signingTime,
    // A field of its own: those of the document wait for others.
    fieldName: freeName(takenNames(document), 'Seal'),
    estimatedSize: roomFor(key, tsaUrl !== undefined),
    ...(tsaUrl !== undefined && {
      level: 'B-T' as const,
      timestampAuthority: { timestamp: (digest: Uint8Array) => requestStamp(tsaUrl, digest) },
    }),
  };
  try {
    const { bytes } = await signIn(document, options, (signature) =>
      signature.set(sealedFactsKey, textString(sealedFactsJson(facts))),
    );
    return await verified(bytes, pdf, tsaUrl !== undefined);
  } catch (error) {
    if (error instanceof StampFailure) return err(error.fault);
    throw error;
  }
}

/** Signs in the field of that name; the field is made where there is none.
 *  @param complete  adds to the signature, and to its field, what the library has no option for: it is covered like the rest */
export function signIn(
  document: PDF,
  options: SignOptions & { readonly fieldName: string },
  complete: (signature: PdfDict, field: PdfDict) => void,
) {
  const save = document.save.bind(document);
  document.save = (saving) => {
    document.save = save;
    const field = fieldOf(document, options.fieldName);
    const { registry } = document.context;
    const signature = field?.getDict('V', registry.resolve.bind(registry));
    if (field !== undefined && signature !== undefined) complete(signature, field);
    return save(saving);
  };
  return document.sign(options);
}

export const fieldOf = (document: PDF, fieldName: string): PdfDict | undefined =>
  document
    .getForm()
    ?.getFields()
    .find(({ name }) => name === fieldName)
    ?.getDict();

/** The names of the fields of a document. */
export const takenNames = (document: PDF): Set<string> =>
  new Set(
    document
      .getForm()
      ?.getFields()
      .map(({ name }) => name),
  );

/** The first name with a number behind it that is not taken; it is taken then. */
export function freeName(taken: Set<string>, prefix: string): string {
  let number = 1;
  while (taken.has(`${prefix}_${number}`)) number += 1;
  taken.add(`${prefix}_${number}`);
  return `${prefix}_${number}`;
}

/** A text string in UTF-16, whatever script it has. */
export const textString = (text: string): PdfString =>
  PdfString.fromBytes(Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()]));

/** Undefined of what is no PDF, encrypted, or built so that nothing can be appended. */
export async function loadSealable(pdf: Uint8Array): Promise<PDF | undefined> {
  if ((await judgePdf(pdf)).is !== 'sound') return undefined;
  const document = await PDF.load(pdf).catch(() => undefined);
  return document?.canSaveIncrementally() === null ? document : undefined;
}

export function signerOf({ type, chain: [certificate, ...above], sign }: SealKey): Signer {
  const signatureAlgorithm = type === 'RSA' ? 'RSASSA-PKCS1-v1_5' : 'ECDSA';
  return { certificate, certificateChain: above, keyType: type, signatureAlgorithm, sign };
}

/** Bytes for certificates, signature and stamp: what is not used is padding in the file. */
export const roomFor = ({ chain }: SealKey, isStamped: boolean): number =>
  chain.reduce((sum, { length }) => sum + length, 4_096) + (isStamped ? 12_288 : 0);

/** No seal leaves that would not be found valid. */
async function verified(
  sealed: Uint8Array,
  original: Uint8Array,
  isStamped: boolean,
): Promise<Result<SealedPdf, SealFault>> {
  if (Buffer.compare(sealed.subarray(0, original.length), original) !== 0)
    throw new Error('a seal changed the document');
  const { signatures } = await verify(new Uint8Array(sealed), { roots: [] });
  const seal = signatures.at(-1);
  // The verifier is stricter than what appended the seal: a document that it cannot follow is not sealed.
  if (seal?.bytes !== sealed.length || seal.flaw === 'damaged') return err('unsealable');
  if (seal.flaw === 'stamp' || seal.flaw === 'certificate_dates') return err('stamp_invalid');
  if (seal.flaw !== undefined) throw new Error(`a seal was made that is not valid: ${seal.flaw}`);
  const { stamp } = seal;
  if (isStamped !== (stamp !== undefined)) throw new Error('a stamp was lost');
  return ok({ pdf: sealed, isStamped, ...(stamp === undefined ? {} : { sealedAt: stamp.at }) });
}

class StampFailure extends Error {
  override readonly name = 'StampFailure';
  readonly fault: SealFault & `stamp_${string}`;
  constructor(fault: StampFailure['fault']) {
    super(fault);
    this.fault = fault;
  }
}

const patienceMs = 30_000;
/** A stamp with its certificates has some 6,000. */
const mostBytes = 100_000;

/** Throws a `StampFailure`. Whether the stamp is signed as it must be says `verifyStamp`.
 *  @param digest SHA-256
 *  @returns the token in DER, which answers this request and none before */
export async function requestStamp(url: string, digest: Uint8Array): Promise<Uint8Array> {
  const nonce = new Integer({ valueHex: Buffer.concat([Buffer.of(0x40), randomBytes(15)]) });
  const hashedMessage = new OctetString({ valueHex: digest });
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({ hashAlgorithm: sha256(), hashedMessage }),
    nonce,
    certReq: true,
  });
  const reply = readReply(await ask(url, new Uint8Array(request.toSchema().toBER())));
  if (reply === undefined) throw new StampFailure('stamp_invalid');
  if (reply.status.status > 1) throw new StampFailure('stamp_refused');
  const token = reply.timeStampToken;
  const info = token && infoOf(signedDataOf(token));
  const isAnswer =
    info?.nonce?.isEqual(nonce) === true &&
    info.messageImprint.hashAlgorithm.algorithmId === id_sha256 &&
    info.messageImprint.hashedMessage.isEqual(hashedMessage);
  if (token === undefined || !isAnswer) throw new StampFailure('stamp_invalid');
  return new Uint8Array(token.toSchema().toBER());
}

/** The same as a file keeps it: the authority's reply (RFC 3161, 2.4.2), granted. */
export async function requestStampReply(url: string, digest: Uint8Array): Promise<Uint8Array> {
  const token = await requestStamp(url, digest);
  const reply = new TimeStampResp({
    status: new PKIStatusInfo({ status: 0 }),
    timeStampToken: ContentInfo.fromBER(token.slice()),
  });
  return new Uint8Array(reply.toSchema().toBER());
}

async function ask(url: string, body: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const headers = { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' };
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const reply = await fetch(url, { method: 'POST', headers, body, signal });
    if (!reply.ok) throw new StampFailure(reply.status < 500 ? 'stamp_refused' : 'stamp_away');
    const pieces: Uint8Array[] = [];
    let length = 0;
    for await (const piece of reply.body ?? []) {
      length += piece.length;
      if (length > mostBytes) throw new StampFailure('stamp_invalid');
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  } catch (error) {
    throw error instanceof StampFailure ? error : new StampFailure('stamp_away');
  }
}

const sha256 = () => new AlgorithmIdentifier({ algorithmId: id_sha256 });

const readReply = (bytes: Uint8Array) => orUndefined(() => TimeStampResp.fromBER(new Uint8Array(bytes)));

function signedDataOf({ contentType, content }: ContentInfo): SignedData | undefined {
  return contentType === id_ContentType_SignedData
    ? orUndefined(() => new SignedData({ schema: content }))
    : undefined;
}

const infoOf = (signed: SignedData | undefined): TSTInfo | undefined => {
  const { eContentType, eContent } = signed?.encapContentInfo ?? {};
  return eContentType === id_eContentType_TSTInfo && eContent !== undefined
    ? orUndefined(() => TSTInfo.fromBER(eContent.getValue()))
    : undefined;
};

/** Bytes of others may be anything. */
function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
