/** A reply may be posted back as it was given (decisions section 1). */
import type { Schema } from '@tabellion/kit/endpoint.ts';
import * as z from 'zod/mini';

type Shape = Readonly<Record<string, Schema>>;

/**
 * Leaves out of a body what its entity has and the body does not take: read-only names, and nulls of values that cannot be
 * emptied. An empty text of what is no text, as forms of the specification begin with, says that there is none. Its fields
 * beside the rest are taken for the object `as`. Any other unknown name stays, and is refused.
 */
export function dropReadOnlyFields(raw: unknown, body: Schema, entity: Schema, as?: string): unknown {
  const taken = shapeOf(body) ?? {};
  const given = shapeOf(entity) ?? {};
  const part = as === undefined ? undefined : shapeOf(taken[as]);
  if (!isObject(raw) || as === undefined || part === undefined) return editable(raw, body, entity);
  const isOfPart = ([name]: [string, unknown]) =>
    !Object.hasOwn(raw, as) && !has(taken, name) && has(part, name) && has(given, name);
  const entries = Object.entries(raw);
  const ofPart = entries.filter(isOfPart);
  const rest = entries.filter((entry) => !isOfPart(entry));
  const inside = ofPart.length === 0 ? rest : [...rest, [as, Object.fromEntries(ofPart)]];
  return editable(Object.fromEntries(inside), body, z.object({ ...given, [as]: entity }));
}

const has = (shape: Shape, name: string): boolean => Object.hasOwn(shape, name);

function editable(value: unknown, body: Schema, entity: Schema): unknown {
  const [element, of] = [elementOf(body), elementOf(entity)];
  if (Array.isArray(value) && element && of) return value.map((one) => editable(one, element, of));
  const [taken, given] = [shapeOf(body), shapeOf(entity)];
  if (!isObject(value) || !taken || !given) return value;
  return Object.fromEntries(Object.entries(value).flatMap((entry) => fieldOf(entry, taken, given)));
}

function fieldOf([name, value]: [string, unknown], taken: Shape, given: Shape): [string, unknown][] {
  const input = has(taken, name) ? taken[name] : undefined;
  const output = has(given, name) ? given[name] : undefined;
  if (value === '' && input !== undefined && !takes(input, '')) return emptied(name, input);
  if (output === undefined) return [[name, value]];
  if (input === undefined) return [];
  if (value === null) return takes(input, null) || !takes(output, null) ? [[name, null]] : [];
  const kept = editable(value, input, output);
  const isAllReadOnly =
    isObject(value) && isObject(kept) && Object.keys(value).length > 0 && Object.keys(kept).length === 0;
  return isAllReadOnly ? [] : [[name, kept]];
}

/** A field that cannot be left out stays empty, and is refused. */
function emptied(name: string, input: Schema): [string, unknown][] {
  if (takes(input, null)) return [[name, null]];
  return takes(input, undefined) ? [] : [[name, '']];
}

const takes = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The part of zod's `_zod.def` that is read here. */
interface Def {
  innerType?: Schema;
  element?: Schema;
  shape?: Shape;
  options?: readonly Schema[];
}

const defOf = (schema: Schema): Def => {
  const def = schema._zod.def as Def;
  return def.innerType === undefined ? def : defOf(def.innerType);
};

const elementOf = (schema: Schema): Schema | undefined => defOf(schema).element;

/** The shape of a union has the names of all its parts. */
function shapeOf(schema: Schema | undefined): Shape | undefined {
  if (schema === undefined) return undefined;
  const { shape, options } = defOf(schema);
  return shape ?? (options && Object.assign({}, ...options.map(shapeOf)));
}
