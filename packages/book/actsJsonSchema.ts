/** The form of acts that leave as JSON: a JSON Schema (2020-12), made from the same schemas that judge every act before it is
 *  stored. */
import * as z from 'zod/mini';
import { kinds } from './acts/kinds.ts';

export function actsJsonSchema(): object {
  const described = Object.entries(kinds).map(([kind, { v, schema }]) => ({
    properties: {
      kind: { const: kind },
      v: { const: v },
      payload: { anyOf: [z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), { type: 'null' }] },
    },
  }));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Acts of a corporation’s registers, in the order in which they were recorded',
    type: 'array',
    items: { type: 'object', required: heads, properties: headProperties, oneOf: described },
  };
}

const text = { type: 'string' };
const optionalText = { type: ['string', 'null'] };

const headProperties = {
  seq: { type: 'integer', minimum: 1 },
  actId: text,
  kind: { enum: Object.keys(kinds) },
  v: { type: 'integer' },
  verb: { enum: ['record', 'replace', 'void'] },
  root: text,
  supersedes: optionalText,
  rank: { type: 'integer' },
  effectiveOn: { type: 'string', format: 'date' },
  recordedAt: { type: 'string', format: 'date-time' },
  actorId: optionalText,
  payload: {},
  basis: optionalText,
  batchId: optionalText,
  documents: { type: 'array', items: text },
};

const heads = Object.keys(headProperties);
