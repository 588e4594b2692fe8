/**
 * The floor: node:http and pg, and nothing else that a product would need. It sends the recorded statements, waiting
 * where the product waited, and answers the product's own answer. Started as `floor.ts <plan.json>`; says its port.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { columnTypes } from '@tabellion/platform/database/columns.ts';
import { newId } from '@tabellion/platform/ids.ts';
import pg from 'pg';
import type { FloorPlan, FloorRequest } from './floorPlan.ts';
import type { HeadColumn, TemplatePart, ValueTemplate } from './template.ts';

interface Scope {
  readonly ids: readonly string[];
  head: { readonly recorded_at: string } & Readonly<Record<HeadColumn, bigint>>;
}

type Fill = (scope: Scope) => unknown;

interface Step {
  readonly name: string | undefined;
  readonly text: string;
  readonly fills: readonly Fill[];
  readonly after: number;
  readonly isHead: boolean;
}

interface Ready {
  readonly steps: readonly Step[];
  readonly fresh: number;
  readonly answer: unknown;
}

const plan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as FloorPlan;
const pool = new pg.Pool({
  ...plan.connection,
  types: columnTypes,
  pipeline: true,
  max: plan.connections,
  idleTimeoutMillis: 60_000,
});
pool.on('error', () => undefined);

const ready = new Map(Object.entries(plan.requests).map(([key, request]) => [key, readyOf(request)]));
const noHead: Scope['head'] = { recorded_at: '', seq: 0n, events_seq: 0n, ledger_seq: 0n };

function readyOf({ template, answer }: FloorRequest): Ready {
  const steps = template.steps.map(({ name, text, values, after, isHead }) => ({
    name,
    text,
    fills: values.map(fillOf),
    after,
    isHead,
  }));
  return { steps, fresh: template.fresh, answer };
}

function fillOf(template: ValueTemplate): Fill {
  if (template.as === 'is') return () => template.value;
  if (template.as === 'bytes') {
    const bytes = Buffer.from(template.base64, 'base64');
    return () => bytes;
  }
  if (template.as === 'list') {
    const items = template.items.map(fillOf);
    return (scope) => items.map((item) => item(scope));
  }
  const parts = template.parts.map(partOf);
  return (scope) => parts.reduce((text, part) => text + part(scope), '');
}

function partOf(part: TemplatePart): (scope: Scope) => string {
  if (typeof part === 'string') return () => part;
  if ('fresh' in part) return ({ ids }) => ids[part.fresh] ?? '';
  if ('head' in part) return ({ head }) => String(head[part.head] + BigInt(part.plus));
  return ({ head }) => head.recorded_at;
}

function ask(client: pg.ClientBase, query: pg.QueryConfig): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    client.query(query, (error, result) => (error ? reject(error) : resolve(result)));
  });
}

async function run({ steps, fresh }: Ready): Promise<void> {
  const scope: Scope = { ids: Array.from({ length: fresh }, newId), head: noHead };
  const client = await pool.connect();
  const answers: Promise<pg.QueryResult>[] = [];
  try {
    for (const { name, text, fills, after, isHead } of steps) {
      await answers[after - 1];
      const values = fills.map((fill) => fill(scope));
      answers.push(ask(client, name === undefined ? { text } : { name, text, values }));
      if (isHead) scope.head = (await answers.at(-1))?.rows[0] as Scope['head'];
    }
    await Promise.all(answers);
    client.release();
  } catch (error) {
    await Promise.allSettled(answers);
    client.release(true);
    throw error;
  }
}

function bodyOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', () => resolve(text));
    request.on('error', reject);
  });
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '';
  const { person_id: person } = request.method === 'POST' ? JSON.parse(await bodyOf(request)) : {};
  const wanted = ready.get(person === undefined ? path : `${path} ${person}`);
  if (wanted === undefined) return void response.writeHead(404).end();
  await run(wanted);
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(wanted.answer));
}

const server = createServer((request, response) => {
  serve(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`floor at ${typeof address === 'object' && address !== null ? address.port : ''}`);
});
