/** The API for readers: the OpenAPI document as JSON, and one plain page made from it. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml, plainPage, plainStyle } from './html.ts';
import type { ApiDocument } from './openapi.ts';

interface Operation {
  summary: string;
  description: string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;
}

/** @param makeDocument called once, when somebody asks: it takes a quarter of the time of a start */
export function mountApiPages(app: FastifyInstance, makeDocument: () => ApiDocument): void {
  let made: { readonly document: ApiDocument; readonly page: string } | undefined;
  const pages = () => {
    if (made === undefined) {
      const document = makeDocument();
      made = { document, page: pageOf(document) };
    }
    return made;
  };
  const send = (reply: FastifyReply, type: string, page: unknown): FastifyReply =>
    reply.type(type).header('cache-control', 'no-cache').send(page);
  app.get('/api/openapi.json', async (_, reply) => send(reply, 'application/json', pages().document));
  app.get('/api/docs', async (_, reply) => send(reply, 'text/html; charset=utf-8', pages().page));
  app.get('/api/plain.css', async (_, reply) => send(reply, 'text/css; charset=utf-8', plainStyle));
}

function pageOf({ info, paths }: ApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      sectionOf(method, path, operation as unknown as Operation),
    ),
  );
  const title = `${info.title} API ${info.version}`;
  const intro = `<p>${escapeHtml(info.description)}</p>
<p>Every reply is <code>{success, textCode, message, data}</code>. For programs:
<a href="/api/openapi.json">openapi.json</a>.</p>`;
  return plainPage(title, intro + operations.join('\n'));
}

function sectionOf(method: string, path: string, operation: Operation): string {
  const parameters = operation.parameters
    .map(
      ({ name, in: place, required }) =>
        `<li><code>${escapeHtml(name)}</code> in ${place}${required ? '' : ', optional'}</li>`,
    )
    .join('');
  const bodies = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) =>
    block('Body', schema),
  );
  const responses = Object.entries(operation.responses)
    .map(([status, { description }]) => `<dt>${status}</dt><dd>${escapeHtml(description)}</dd>`)
    .join('');
  const success = Object.values(Object.values(operation.responses)[0]?.content ?? {}).map(({ schema }) =>
    block('Reply', schema),
  );
  return `<h2><code><span class="method">${method.toUpperCase()}</span> ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary)} ${escapeHtml(operation.description)}</p>${parameters === '' ? '' : `<ul>${parameters}</ul>`}
${bodies.join('')}${success.join('')}<dl>${responses}</dl>`;
}

const block = (name: string, schema: unknown): string =>
  `<details><summary>${name}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`;
