import { createHash } from 'node:crypto';

/** Values allowed in a statement. JSON goes in as text (`${canonicalJson(x)}::jsonb`), legal dates and
 *  instants as their strings, so that no driver guesses a type or a time zone. */
export type SqlValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | Uint8Array
  | readonly (string | number | bigint | boolean | null)[];

/** One spelled-out statement. `name` is the same for the same text, in every process, so that the server
 *  prepares it once per connection and plans it from then on. */
export interface Sql {
  readonly name: string;
  readonly text: string;
  readonly values: readonly SqlValue[];
}

/** Writes one statement; every `${value}` becomes a parameter, never text.
 *  Statements are not composed of parts on purpose: each one can be read, searched and prepared as it stands.
 *  A list is one parameter: `where id = any(${ids})`. */
export function sql(template: TemplateStringsArray, ...values: readonly SqlValue[]): Sql {
  let statement = statements.get(template);
  if (statement === undefined) {
    const text = template.reduce((before, after, index) => `${before}$${index}${after}`);
    statement = { name: nameOf(text), text };
    statements.set(template, statement);
  }
  return { name: statement.name, text: statement.text, values };
}

const statements = new WeakMap<TemplateStringsArray, { readonly name: string; readonly text: string }>();

/** Bounded by PostgreSQL's 63 bytes for a name; 96 bits make two texts of one name a thing that does not happen. */
function nameOf(text: string): string {
  return `s_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
}
