import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { isJsonObject, type JsonObject, jsonOf, jsonsOf, textOf, textsOf } from './object.ts';

/** A fault that a schema finds in a value: where in it (a JSON pointer), and why. */
export interface SchemaFault {
  readonly at: string;
  readonly reason: string;
}

export interface SchemaSet {
  /** As a manifest names it. */
  readonly version: string;
  /** Judges a file but for its items, each of which is judged by its own type: compiling them all for each file that names
   *  a few takes longer than judging it. Undefined for a type that the version does not know. */
  readonly judgeFile: (fileType: string, value: unknown) => readonly SchemaFault[] | undefined;
  readonly judgeObject: (objectType: string, value: unknown) => readonly SchemaFault[] | undefined;
}

/** One value can break a schema in a hundred ways that are all the same one. */
const MOST_FAULTS = 8;

/** @param schemas all of a version, as published (JSON Schema draft-07). Each is compiled when first needed. */
function compileSchemas(schemas: readonly unknown[]): SchemaSet {
  const all = schemas.filter(isJsonObject).map(withoutItems);
  // Published schemas are not judged again, and their annotations (`deprecated: "true"`) are no concern of ours. A reader of one
  // file compiles them anew: polishing the code of each takes longer than it spares there.
  const ajv = new Ajv({
    schemas: [...all],
    allErrors: true,
    strict: false,
    validateSchema: false,
    code: { optimize: false },
  });
  addFormats.default(ajv);
  const [byFile, byObject] = [new Map<string, string>(), new Map<string, string>()];
  let version = '';
  for (const schema of all) {
    const id = textOf(schema, '$id') ?? '';
    const properties = jsonOf(schema, 'properties') ?? {};
    const fileType = textOf(jsonOf(properties, 'file_type') ?? {}, 'const');
    if (fileType !== undefined) byFile.set(fileType, id);
    if (fileType === 'OCF_MANIFEST_FILE') {
      version = textOf(jsonOf(properties, 'ocf_version') ?? {}, 'const') ?? '';
    }
    if (/\/schema\/objects\/|\/v\/[^/]+\/objects\//.test(id)) {
      for (const type of namesOf(jsonOf(properties, 'object_type'))) byObject.set(type, id);
    }
  }
  const judge = (id: string | undefined, value: unknown): readonly SchemaFault[] | undefined => {
    const check = id === undefined ? undefined : ajv.getSchema(id);
    if (!check) return undefined;
    if (check(value)) return [];
    return (check.errors ?? []).slice(0, MOST_FAULTS).map(({ instancePath, message = '', params }) => {
      const extra: unknown = params.additionalProperty;
      return {
        at: instancePath || '/',
        reason: typeof extra === 'string' ? `${message} (${extra})` : message,
      };
    });
  };
  return {
    version,
    judgeFile: (fileType, value) => judge(byFile.get(fileType), value),
    judgeObject: (objectType, value) => judge(byObject.get(objectType), value),
  };
}

/** The schema of a file asks of its items only that they are a list. */
function withoutItems(schema: JsonObject): JsonObject {
  const properties = jsonOf(schema, 'properties') ?? {};
  const isFile = textOf(jsonOf(properties, 'file_type') ?? {}, 'const') !== undefined;
  const { items: _, ...list } = jsonOf(properties, 'items') ?? {};
  return isFile && 'items' in properties ? { ...schema, properties: { ...properties, items: list } } : schema;
}

/** The types that a schema says it is for: one, or several where an old name is still borne. */
function namesOf(objectType: JsonObject | undefined): readonly string[] {
  if (!objectType) return [];
  const single = textOf(objectType, 'const');
  if (single !== undefined) return [single];
  return [
    ...textsOf(objectType, 'enum'),
    ...jsonsOf(objectType, 'oneOf').flatMap((one) => textOf(one, 'const') ?? []),
  ];
}

/** The versions that are known: the newest released one, which is also written, and that of the format's main branch.
 *  Read and compiled once. */
export function loadSchemas(): Promise<readonly SchemaSet[]> {
  loading ??= readSchemas();
  return loading;
}

let loading: Promise<readonly SchemaSet[]> | undefined;

async function readSchemas(): Promise<readonly SchemaSet[]> {
  const [released, main] = await Promise.all([
    import('./schemas/1.2.0.json', { with: { type: 'json' } }),
    import('./schemas/main.json', { with: { type: 'json' } }),
  ]);
  return [compileSchemas(released.default), compileSchemas(main.default)];
}

/** The set for a package's version: the same; else one that differs in the last part only; else the released one, for
 *  versions of the same first part. Undefined for a version of another first part, and for none. */
export function schemaSetFor(version: string, sets: readonly SchemaSet[]): SchemaSet | undefined {
  const begins = (parts: number) => {
    const start = version.split('.').slice(0, parts).join('.');
    return sets.find((set) => start !== '' && `${set.version}.`.startsWith(`${start}.`));
  };
  return sets.find((set) => set.version === version) ?? begins(2) ?? begins(1);
}
