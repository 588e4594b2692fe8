/** Members of one schema under several names. */
export const each = <Name extends string, Schema>(schema: Schema, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;
