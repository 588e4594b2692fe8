/** Takes one file and the fields beside it out of a multipart request, within the endpoint's bounds. Nothing is read before
 *  it is asked for: the pipeline asks once it knows that the caller may send. */
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Upload } from './context.ts';

export interface RequestBody {
  body: unknown;
  file?: Upload;
}

/** The fields beside the file, their names and the boundaries: what a request may be longer than its file. */
const mostBesideFile = 256 * 1024;

const most = { fields: 20, fieldSize: 64_000 };

/** Errors: status 400 for what is no whole upload, 415 when the request is none or its type is not accepted, 413 above the
 *  bound of the file, of a field or of their number. */
export async function takeBody(
  { upload }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestBody> {
  if (upload === undefined) {
    if (request.isMultipart()) throw withStatus(415, 'no upload here');
    return { body: request.body };
  }
  if (!request.isMultipart()) throw withStatus(415, 'an upload is expected');
  if (Number(request.headers['content-length'] ?? 0) > upload.maxBytes + mostBesideFile)
    throw withStatus(413, 'longer than any upload here');
  if (waitsToSend(request)) reply.raw.writeContinue();
  try {
    return await readParts(request, upload);
  } catch (error) {
    // Errors that the parser finds in the request's text (no boundary, cut off) are the sender's fault.
    throw isWithStatus(error) ? error : withStatus(400, 'unreadable upload');
  }
}

/** Whether the sender holds its body back until it is told to continue (RFC 9110, section 10.1.1). */
const waitsToSend = (request: FastifyRequest): boolean =>
  request.headers.expect?.toLowerCase() === '100-continue';

async function readParts(
  request: FastifyRequest,
  { maxBytes, types }: NonNullable<Endpoint['upload']>,
): Promise<RequestBody> {
  const limits = { ...most, files: 1, fileSize: maxBytes, parts: most.fields + 1 };
  const body: Record<string, unknown> = {};
  let file: Upload | undefined;
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) throw withStatus(413, 'field too long');
      body[part.fieldname] = part.value;
      continue;
    }
    if (!types.includes(part.mimetype)) throw withStatus(415, 'type not accepted');
    file = { fileName: part.filename, mediaType: part.mimetype, bytes: await part.toBuffer() };
  }
  return file === undefined ? { body } : { body, file };
}

const withStatus = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode });

const isWithStatus = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode !== undefined;
