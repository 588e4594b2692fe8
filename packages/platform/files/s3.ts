/** Files in a bucket of an S3-compatible store, by their SHA-256. Each is one object, put in one request, so it is there whole
 *  or not at all; the store compares the content with the digest that is signed with the request. */
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { StartRefusal } from '../database/errors.ts';
import { faultCode } from '../log/fault.ts';
import type { Files, S3Place } from './files.ts';
import { FilesUnavailable } from './filesUnavailable.ts';
import { checkDigestFormat, openIncoming, verified, wholeOf } from './incoming.ts';

/** Throws a `StartRefusal` where the bucket cannot be used. @param folder of what is on its way there */
export async function openS3(place: S3Place, folder: string, mostBytes: number): Promise<Files> {
  const incoming = await openIncoming(join(folder, 'incoming'));
  const client = clientOf(place);
  const { bucket } = place;
  await client.send(new HeadBucketCommand({ Bucket: bucket })).catch((error) => {
    client.destroy();
    const code = faultCode(error);
    throw new StartRefusal(`The bucket ${bucket} of ${place.endpoint} (S3_URL) cannot be used: ${code}.`);
  });
  const at = (sha256: string) => ({ Bucket: bucket, Key: checkDigestFormat(sha256) });
  const files: Files = {
    put: (content, most = mostBytes) =>
      incoming.receive(content, Math.min(most, mostBytes), async (path, { sha256, bytes }) => {
        if (await files.has(sha256)) return;
        // The client repeats a failed request only where it has its content in memory.
        const Body = bytes <= inMemoryBytes ? await readFile(path) : createReadStream(path);
        const put = new PutObjectCommand({ ...at(sha256), Body, ContentLength: bytes });
        put.middlewareStack.add(
          (next) => (step) => {
            Object.assign((step.request as { headers: object }).headers, { 'x-amz-content-sha256': sha256 });
            return next(step);
          },
          { step: 'build' },
        );
        await client.send(put).catch(throwAway);
      }),
    async get(sha256) {
      const found = await files.stream(sha256);
      return found && wholeOf(found.content);
    },
    async stream(sha256) {
      const found = await client.send(new GetObjectCommand(at(sha256))).catch(unlessMissing);
      if (!(found?.Body instanceof Readable)) return undefined;
      return { bytes: found.ContentLength ?? 0, content: verified(found.Body, sha256) };
    },
    has: async (sha256) =>
      (await client.send(new HeadObjectCommand(at(sha256))).catch(unlessMissing)) !== undefined,
    async remove(sha256) {
      await client.send(new DeleteObjectCommand(at(sha256))).catch(throwAway);
    },
    close: async () => client.destroy(),
  };
  return files;
}

const inMemoryBytes = 8 * 1024 * 1024;

function clientOf({ endpoint, region, accessKey, secretKey }: S3Place): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Every compatible store understands these; newer ways of naming and checking not all do.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
  });
}

/** The bucket was there at the start, so what is missing is the object. */
function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return undefined;
  return throwAway(error);
}

function throwAway(error: unknown): never {
  throw new FilesUnavailable('away', error);
}
