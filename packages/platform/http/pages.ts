/** Serves the built web application: files by their hashed names for ever, every other path by the one page. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { builtFiles, sendBuilt } from './builtFiles.ts';

export interface Pages {
  /** The folder that the build wrote. */
  folder: string;
  /** Writes into the page what differs between installations: the brand.
   *  @returns the page of a path */
  fill(page: string): (path: string) => string;
  /** Pages of the build that bear a content policy of their own, by their name. */
  ownPolicies?: Readonly<Record<string, string>>;
  /** Files that no build wrote, by their path. */
  made: Readonly<Record<string, GeneratedFile>>;
}

export interface GeneratedFile {
  readonly type: string;
  readonly body: string;
}

/** Paths of the API never answer with the page: what is missing there is a 404 in JSON. */
const apiPath = /^\/(api|metrics|health|mailbox)(\/|$)/;

export async function servePages(app: FastifyInstance, pages: Pages): Promise<void> {
  const index = join(pages.folder, 'index.html');
  if (!existsSync(index)) throw new Error(`the web application is not built: ${index} is missing`);
  const pageOf = pages.fill(readFileSync(index, 'utf8'));
  for (const [path, file] of Object.entries(pages.made)) mountMade(app, path, file);
  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(pageOf(pathOf(request)));
  for (const path of ['/', '/index.html']) app.get(path, sendPage);
  const fileAt = builtFiles(pages.folder);
  app.get('/*', (request, reply) => {
    const path = pathOf(request);
    const file = fileAt(path);
    if (file === undefined) return reply.callNotFound();
    reply.header('cache-control', keptFor(path));
    const policy = pages.ownPolicies?.[basename(path)];
    if (policy !== undefined) reply.header('content-security-policy', policy);
    return sendBuilt(request, reply, file);
  });
  app.setNotFoundHandler(async (request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const wantsPage = isReading && !apiPath.test(request.url) && !request.url.includes('/assets/');
    return wantsPage ? sendPage(request, reply) : nothingHere();
  });
}

const pathOf = ({ url }: FastifyRequest): string => url.replace(/[?#].*$/s, '');

/** Compressed once, as the build's own files are. */
function mountMade(app: FastifyInstance, path: string, { type, body }: GeneratedFile): void {
  const small = brotliCompressSync(body);
  app.get(path, (request, reply) => {
    reply
      .type(`${type}; charset=utf-8`)
      .header('cache-control', keptFor(path))
      .header('vary', 'accept-encoding');
    const takesSmall = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    return takesSmall ? reply.header('content-encoding', 'br').send(small) : reply.send(body);
  });
}

const keptFor = (path: string): string =>
  path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Serves a server without the web application: what is missing is a 404 in the one shape. */
export const serveNoPages = (app: FastifyInstance): void => {
  app.setNotFoundHandler(nothingHere);
};

async function nothingHere(): Promise<never> {
  throw Object.assign(new Error('nothing here'), { statusCode: 404 });
}
