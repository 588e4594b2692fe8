/** The API for readers: the OpenAPI document as JSON, and one plain page made from it. */
import type { FastifyInstance } from 'fastify';
import type { ApiDocument } from './openapi.ts';

interface Operation {
  summary: string;
  description: string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;
}

/** Mounts `/api/openapi.json` and `/api/docs`. */
export function mountApiPages(app: FastifyInstance, document: ApiDocument): void {
  const page = pageOf(document);
  app.get('/api/openapi.json', async (_, reply) => reply.header('cache-control', 'no-cache').send(document));
  app.get('/api/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/api/docs.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(style));
}

const style = `
body{font:14px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#16202e}
h2{font-size:1rem;margin:2rem 0 0;border-top:1px solid #e4e8ef;padding-top:1rem}
code,pre{font-family:ui-monospace,monospace;font-size:13px}
pre{background:#f6f7fa;padding:.75rem;overflow:auto;border-radius:6px}
.method{display:inline-block;min-width:4rem;color:#1f3f7d}
dt{font-weight:600;margin-top:.5rem}dd{margin:0}
`;

function pageOf({ info, paths }: ApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      sectionOf(method, path, operation as unknown as Operation),
    ),
  );
  const title = `${info.title} API ${info.version}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title><link rel="stylesheet" href="/api/docs.css"></head><body><main><h1>${escape(title)}</h1>
<p>Every reply is <code>{success, textCode, message, data}</code>. The same, for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
${operations.join('\n')}</main></body></html>`;
}

function sectionOf(method: string, path: string, operation: Operation): string {
  const parameters = operation.parameters
    .map(
      ({ name, in: place, required }) =>
        `<li><code>${escape(name)}</code> in ${place}${required ? '' : ', optional'}</li>`,
    )
    .join('');
  const bodies = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) =>
    block('Body', schema),
  );
  const responses = Object.entries(operation.responses)
    .map(([status, { description }]) => `<dt>${status}</dt><dd>${escape(description)}</dd>`)
    .join('');
  const success = Object.values(Object.values(operation.responses)[0]?.content ?? {}).map(({ schema }) =>
    block('Reply', schema),
  );
  return `<h2><code><span class="method">${method.toUpperCase()}</span> ${escape(path)}</code></h2>
<p>${escape(operation.summary)} ${escape(operation.description)}</p>${parameters === '' ? '' : `<ul>${parameters}</ul>`}
${bodies.join('')}${success.join('')}<dl>${responses}</dl>`;
}

const block = (name: string, schema: unknown): string =>
  `<details><summary>${name}</summary><pre>${escape(JSON.stringify(schema, null, 2))}</pre></details>`;

const escape = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );
