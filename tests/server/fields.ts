/** The places in a request that a contract names, found in its schemas: where a test may put something else. */
import type { Endpoint, Schema } from '@tabellion/kit/endpoint.ts';
import type { Ingredients } from './recipe.ts';

export const parts = ['params', 'query', 'body'] as const;
export type Part = (typeof parts)[number];

export interface Field {
  readonly part: Part;
  /** `person.person_id`; `0` stands for any element of a list. */
  readonly path: readonly string[];
  /** An id; words that somebody types; anything else. */
  readonly kind: 'uuid' | 'words' | 'other';
}

export const fieldName = ({ part, path }: Field): string => `${part}.${path.join('.')}`;

/** Every leaf of the endpoint's contract. */
export const fieldsOf = (endpoint: Endpoint): Field[] =>
  parts.flatMap((part) => {
    const schema = endpoint[part];
    return schema === undefined ? [] : leavesOf(schema, []).map((leaf) => ({ part, ...leaf }));
  });

type Leaf = Omit<Field, 'part'>;

/** The shape of zod's `_zod.def`, as far as it is read here. */
interface Def {
  type: string;
  format?: string;
  innerType?: Schema;
  element?: Schema;
  options?: readonly Schema[];
  shape?: Readonly<Record<string, Schema>>;
  checks?: readonly { _zod: { def: { check: string; format?: string } } }[];
}

function leavesOf(schema: Schema, path: readonly string[]): Leaf[] {
  const def = schema._zod.def as unknown as Def;
  if (def.innerType !== undefined) return leavesOf(def.innerType, path);
  if (def.shape !== undefined)
    return Object.entries(def.shape).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
  if (def.element !== undefined) return leavesOf(def.element, [...path, '0']);
  return [{ path, kind: kindOf(def) }];
}

function kindOf(def: Def): Field['kind'] {
  if (def.type !== 'string') return 'other';
  const formats = [def.format, ...(def.checks ?? []).map((check) => check._zod.def.format)];
  if (formats.includes('uuid') || formats.includes('guid')) return 'uuid';
  return formats.some((format) => format !== undefined) ? 'other' : 'words';
}

/** The value at a field; undefined where the request does not have it. */
export function valueAt(ingredients: Ingredients, { part, path }: Field): unknown {
  let value: unknown = ingredients[part];
  for (const name of path) value = (value as Readonly<Record<string, unknown>> | undefined | null)?.[name];
  return value;
}

/** The same request with another value at a field; what is missing on the way is made. */
export function withValue(ingredients: Ingredients, { part, path }: Field, value: unknown): Ingredients {
  return { ...ingredients, [part]: put(ingredients[part], path, value) };
}

function put(into: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (name === '0' && (into === undefined || Array.isArray(into))) {
    const [first, ...others] = (into as unknown[] | undefined) ?? [];
    return [put(first, rest, value), ...others];
  }
  const before = (into ?? {}) as Readonly<Record<string, unknown>>;
  return { ...before, [name]: put(before[name], rest, value) };
}
