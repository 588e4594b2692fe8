import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clientConfig, type ServerAddress } from '@tabellion/platform/database/server-address.ts';
import type { FloorPlan } from './floorPlan.ts';
import { type Running, startNode } from './process.ts';

/** As many as the product's pool has without a setting (packages/platform/database/pool.ts). */
const databaseConnections = 10;

/** Says its port. @param role  in whose name it asks: the owner's, where it reads several organizations at once */
export async function startFloor(
  { folder, address }: { readonly folder: string; readonly address: ServerAddress },
  requests: FloorPlan['requests'],
  role: NonNullable<ServerAddress['role']> = 'tabellion_app',
): Promise<Running> {
  const path = join(folder, 'floor.json');
  const connection = clientConfig({ ...address, role });
  const plan: FloorPlan = { connection, connections: databaseConnections, requests };
  await writeFile(path, JSON.stringify(plan), { mode: 0o600 });
  return startNode(['--import', 'tsx', 'bench/http/floor.ts', path], /floor at (\d+)/);
}
