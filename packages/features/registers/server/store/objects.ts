import type { ObjectKind } from '@tabellion/kit/endpoint.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export interface NamedObject {
  readonly id: string;
  readonly kind: ObjectKind;
}

/** Says whose these ids are, for paths that name only an object. Known ones stay as they are. */
export const insertObjects = (
  tx: Transaction,
  orgId: string,
  objects: readonly NamedObject[],
): Promise<number> =>
  tx.run(sql`
    insert into objects (id, org_id, kind)
      select id, ${orgId}, kind from jsonb_to_recordset(${JSON.stringify(objects)}::jsonb) as o(id uuid, kind text)
      on conflict do nothing`);
