/** Takes one file and the fields beside it out of a multipart request, within the endpoint's bounds. */
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type { Upload } from './context.ts';

/** Errors: status 400 for what is no whole upload, 415 when the request is none or its type is not accepted, 413 above the
 *  bound. */
export async function takeUpload(
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<{ body: unknown; file?: Upload }> {
  if (endpoint.upload === undefined) {
    if (request.isMultipart()) throw withStatus(415, 'no upload here');
    return { body: request.body };
  }
  if (!request.isMultipart()) throw withStatus(415, 'an upload is expected');
  try {
    return await readParts(request, endpoint.upload);
  } catch (error) {
    // What the parser finds wrong with the request's text (no boundary, cut off) is the sender's fault, not ours.
    throw isWithStatus(error) ? error : withStatus(400, 'unreadable upload');
  }
}

async function readParts(
  request: FastifyRequest,
  { maxBytes, types }: NonNullable<Endpoint['upload']>,
): Promise<{ body: unknown; file?: Upload }> {
  const limits = { files: 1, fileSize: maxBytes, fields: 20, fieldSize: 10_000, parts: 21 };
  const body: Record<string, unknown> = {};
  let file: Upload | undefined;
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      body[part.fieldname] = part.value;
      continue;
    }
    const bytes = await part.toBuffer();
    if (!types.includes(part.mimetype)) throw withStatus(415, 'type not accepted');
    file = { fileName: part.filename, mediaType: part.mimetype, bytes };
  }
  return file === undefined ? { body } : { body, file };
}

const withStatus = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode });

const isWithStatus = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode !== undefined;
