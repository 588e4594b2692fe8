/** Time stamps of RFC 3161, asked of an authority over HTTP. */
import { randomBytes } from 'node:crypto';
import { Integer, OctetString } from 'asn1js';
import {
  AlgorithmIdentifier,
  type ContentInfo,
  id_ContentType_SignedData,
  id_eContentType_TSTInfo,
  id_sha256,
  MessageImprint,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import type { SealFault } from './seal.ts';

export class StampFailure extends Error {
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
