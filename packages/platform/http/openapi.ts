/** OpenAPI 3.1 from the same endpoint objects that serve. */
import type { Endpoint, Schema } from '@tabellion/kit/endpoint.ts';
import { pathNames } from '@tabellion/kit/endpoint.ts';
import type { Rule } from '@tabellion/kit/may.ts';
import { statusOf, type TextCode } from '@tabellion/texts/codes.ts';
import * as z from 'zod/mini';
import { type Rules, ruleOf } from './pipeline.ts';
import { refusalCodesOf } from './refusalCodes.ts';

type Json = { [name: string]: unknown };

export interface ApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Json>>;
  components: Json;
}

export function openApiDocument(
  title: string,
  version: string,
  endpoints: readonly Endpoint[],
  rules: Rules,
): ApiDocument {
  const paths: ApiDocument['paths'] = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] ??= {};
    const methods = paths[endpoint.path];
    if (methods !== undefined)
      methods[endpoint.method.toLowerCase()] = operationOf(endpoint, ruleOf(rules, endpoint.action));
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description: repetitions },
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Failure: failureSchema },
    },
  };
}

/** Shown to whoever writes a program for it. */
const repetitions =
  'Send every request that changes something with a header Idempotency-Key of your own making, at most 200 characters, a new ' +
  'one for each change. A request is carried out even where its sender hangs up; sent again with its key it is answered, and ' +
  'not carried out a second time. Without a key it would be.';

const failureSchema: Json = {
  type: 'object',
  required: ['success', 'textCode', 'message', 'data', 'requestId'],
  properties: {
    success: { const: false },
    textCode: { type: 'string' },
    message: { type: 'string' },
    requestId: { type: 'string' },
    data: {
      type: 'object',
      required: ['message'],
      properties: {
        message: { type: 'string' },
        fields: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              path: { type: 'string' },
              textCode: { type: 'string' },
              message: { type: 'string' },
            },
          },
        },
      },
    },
  },
};

const schemaOf = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

function operationOf(endpoint: Endpoint, rule: Rule): Json {
  return {
    summary: endpoint.summary,
    description: `Right: ${endpoint.action} (${describeRule(rule)}).`,
    ...(rule.who === 'anyone' ? { security: [] } : { security: [{ session: [] }] }),
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint)],
    ...(endpoint.body === undefined ? {} : { requestBody: requestBody(endpoint, endpoint.body) }),
    responses: responsesOf(endpoint, rule),
  };
}

function describeRule(rule: Rule): string {
  if (rule.who !== 'member') return rule.who;
  return 'section' in rule ? `member, ${rule.need}, ${rule.section}` : `member, ${rule.need}`;
}

const pathParameters = (endpoint: Endpoint): Json[] =>
  pathNames(endpoint.path).map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));

function queryParameters(endpoint: Endpoint): Json[] {
  if (endpoint.query === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(endpoint.query, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function requestBody(endpoint: Endpoint, body: Schema): Json {
  const schema = schemaOf(body, 'input');
  if (endpoint.upload === undefined) return { required: true, content: { 'application/json': { schema } } };
  const properties = { ...(schema.properties as Json), file: { type: 'string', format: 'binary' } };
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties } } } };
}

function responsesOf(endpoint: Endpoint, rule: Rule): Json {
  const responses: Record<string, Json> = { [statusOf(endpoint.ok)]: successResponse(endpoint) };
  for (const [status, codes] of failuresOf(endpoint, rule)) {
    responses[status] = {
      description: codes.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    };
  }
  return responses;
}

function successResponse(endpoint: Endpoint): Json {
  if (endpoint.download !== undefined) {
    const content = Object.fromEntries(
      endpoint.download.map((type) => [type, { schema: { type: 'string' } }]),
    );
    return { description: endpoint.ok, content };
  }
  if (endpoint.bare !== undefined) {
    const mediaType = endpoint.bare === 'json' ? 'application/json' : 'text/plain';
    return {
      description: endpoint.ok,
      content: { [mediaType]: { schema: schemaOf(endpoint.reply, 'output') } },
    };
  }
  const schema = {
    type: 'object',
    required: ['success', 'textCode', 'message', 'data'],
    properties: {
      success: { const: true },
      textCode: { enum: [endpoint.ok, ...(endpoint.alsoOk ?? [])] },
      message: { type: 'string' },
      data: schemaOf(endpoint.reply, 'output'),
    },
  };
  return { description: endpoint.ok, content: { 'application/json': { schema } } };
}

function failuresOf(endpoint: Endpoint, rule: Rule): Map<number, TextCode[]> {
  const byStatus = new Map<number, TextCode[]>();
  for (const code of refusalCodesOf(endpoint, rule))
    byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code]);
  return byStatus;
}
