/** The files of the build, from memory: each is read when it is first asked for, and nothing changes it while the server runs.
 *  Looked for on the disk at every request, one took more of the processor than an answer of the API. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A file as it is sent. */
export interface BuiltFile {
  readonly type: string;
  /** Changes with what is in it. */
  readonly etag: string;
  readonly plain: Buffer;
  /** Compressed by the build, where that made it smaller. */
  readonly small: Buffer | undefined;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
};

const compressed = '.br';

/** @returns the file of an address such as `/assets/index.js`, undefined where the build wrote none. Hidden files are not for
 *  browsers (the build's own manifest). */
export function builtFiles(folder: string): (path: string) => BuiltFile | undefined {
  const written = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `/${name.replaceAll(sep, '/')}`)
      .filter((path) => !path.includes('/.') && extname(path) !== ''),
  );
  const kept = new Map<string, BuiltFile>();
  return (path) => {
    if (!written.has(path) || extname(path) === compressed) return undefined;
    const file = kept.get(path) ?? readBuilt(folder, path, written.has(path + compressed));
    kept.set(path, file);
    return file;
  };
}

function readBuilt(folder: string, path: string, isCompressed: boolean): BuiltFile {
  const plain = readFileSync(join(folder, path));
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url')}"`,
    plain,
    small: isCompressed ? readFileSync(join(folder, path + compressed)) : undefined,
  };
}

/** Sends it compressed to whoever takes that, and only a word to who has it already. */
export function sendBuilt(request: FastifyRequest, reply: FastifyReply, file: BuiltFile): FastifyReply {
  const { type, etag, plain, small } = file;
  reply.header('etag', etag).header('vary', 'accept-encoding');
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  reply.type(type);
  const takesSmall = small !== undefined && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  return takesSmall ? reply.header('content-encoding', 'br').send(small) : reply.send(plain);
}
