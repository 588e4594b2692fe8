/** Files by their content: one is found by its SHA-256, stored once, and never changed. They lie in a folder or in a store
 *  that speaks S3; both keep the same promises. */
import type { Readable } from 'node:stream';

export interface StoredFile {
  /** 64 hexadecimal digits, lower case. */
  readonly sha256: string;
  readonly bytes: number;
}

export interface Files {
  /** Stores `content`, whole or not at all; when this returns it lasts, also after a power failure. The same content twice
   *  is one file. Only a part of a stream is in memory at a time.
   *  Throws a RangeError for nothing or for more than `mostBytes` (default and maximum: the store's bound), and
   *  `FilesUnavailable` where there is no room or the store does not answer: the same again may succeed later. */
  put(content: Uint8Array | AsyncIterable<Uint8Array>, mostBytes?: number): Promise<StoredFile>;
  /** @returns undefined when it is not there. Throws when the store gives back other content than was put. */
  get(sha256: string): Promise<Uint8Array | undefined>;
  /** As `get`, for what is better not in memory. Other content than was put shows at the end: the stream fails. */
  stream(sha256: string): Promise<FileStream | undefined>;
  has(sha256: string): Promise<boolean>;
  /** Harmless when it is not there. The caller makes sure that no row cites the file any more. */
  remove(sha256: string): Promise<void>;
  close(): Promise<void>;
}

export interface FileStream {
  readonly bytes: number;
  readonly content: Readable;
}

export interface FilesOptions {
  /** The folder of the files, or of what is on its way to the S3 store. Made when missing, readable by the owner
   *  alone. */
  readonly folder: string;
  readonly s3?: S3Place | undefined;
  /** Default 500 MiB: a bound minute book. */
  readonly mostBytes?: number;
}

export interface S3Place {
  /** Such as `https://s3.ca-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
}
