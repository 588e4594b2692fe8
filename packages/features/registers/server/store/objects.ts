import type { ObjectKind } from '@tabellion/kit/endpoint.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export interface AddressableObject {
  readonly id: string;
  readonly kind: ObjectKind;
}

/** How many one statement names: spelling them is work without a pause. */
const PAGE = 2000;

/** Says whose these ids are, for paths that name only an object. Known ones stay as they are. */
export async function insertObjects(
  tx: Transaction,
  orgId: string,
  objects: readonly AddressableObject[],
): Promise<void> {
  for (let i = 0; i < objects.length; i += PAGE)
    await tx.run(sql`
      insert into objects (id, org_id, kind)
        select id, ${orgId}, kind
          from jsonb_to_recordset(${JSON.stringify(objects.slice(i, i + PAGE))}::jsonb) as o(id uuid, kind text)
        on conflict do nothing`);
}
