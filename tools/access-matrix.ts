/** Writes docs/access-matrix.md, who may do what, endpoint by endpoint: a person reads it and a test holds it
 *  against the running server. Usage: tsx tools/access-matrix.ts */
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Action, access } from '@tabellion/features/access.ts';
import { instantOfMillis } from '@tabellion/kernel/date.ts';
import {
  type AccessType,
  type Actor,
  type Membership,
  type Role,
  type Section,
  sections,
} from '@tabellion/kit/actor.ts';
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import { type Judgement, judge } from '@tabellion/kit/may.ts';
import { openTypesetter } from '@tabellion/paper/typeset/typesetter.ts';
import { readConfig } from '@tabellion/platform/config/config.ts';
import { loadSecrets } from '@tabellion/platform/config/secrets.ts';
import { openPool } from '@tabellion/platform/database/pool.ts';
import { openFiles } from '@tabellion/platform/files/openFiles.ts';
import { openLog } from '@tabellion/platform/log/log.ts';
import { openMetrics } from '@tabellion/platform/metrics/metrics.ts';
import { statusOf } from '@tabellion/texts/codes.ts';
import { type Features, featuresOf } from '../apps/server/features.ts';
import { openInstalledSeal } from '../apps/server/sealing.ts';
import { allTexts } from '../apps/server/texts.ts';
import { brandOf } from '../apps/web/brands/brands.ts';

export const matrixFile = join(import.meta.dirname, '../docs/access-matrix.md');

interface ActorColumn {
  /** The column's title. */
  readonly name: string;
  /** null for a guest. */
  readonly role: Role | null;
  /** null for whoever is no member of the organization asked about. */
  readonly member: { readonly access: AccessType; readonly sections: readonly Section[] } | null;
  /** True where the session is an envelope's in place of one of the product. */
  readonly isSignee?: boolean;
  /** True where it is that of a link to the page of one holder or director. */
  readonly isHolder?: boolean;
}

const member = (name: string, access: AccessType, lent: readonly Section[] = []): ActorColumn => ({
  name,
  role: 'user',
  member: { access, sections: lent },
});

export const actors: readonly ActorColumn[] = [
  { name: 'guest', role: null, member: null },
  { name: 'signee', role: null, member: null, isSignee: true },
  { name: 'holder', role: null, member: null, isHolder: true },
  { name: 'stranger', role: 'user', member: null },
  { name: 'staff', role: 'staff', member: null },
  { name: 'operator', role: 'admin', member: null },
  member('admin', 'admin'),
  member('full', 'full'),
  member('view', 'view'),
  ...sections.map((section) => member(`restricted: ${section}`, 'restricted', [section])),
  member('restricted: none', 'restricted'),
];

/** The access table's judgement of an actor at an endpoint. */
export const judgeActor = (column: ActorColumn, endpoint: Endpoint<Action>): Judgement =>
  judge(actorOf(column), access[endpoint.action]);

function actorOf({ role, member: lent, isSignee = false, isHolder = false }: ActorColumn): Actor {
  if (role === null) return { isSignee, isHolder };
  const user = { userId: '', sessionId: '', role, emailVerified: true, hasSecondFactor: role !== 'user' };
  const membership: Membership | null = lent && { orgId: '', subType: 'org_user', ...lent };
  return membership === null ? { user } : { user, membership };
}

const head = `# Who may do what

Written by \`npx tsx tools/access-matrix.ts\` from \`packages/features/access.ts\` and the endpoints that the server mounts;
\`tests/server/access.db.test.ts\` asks the running server every cell: every refusal in the gate, with two of those who may, and
all of them in the long run. **yes** is allowed; a number is the status of the
refusal: 401 no session (of a signee or the holder of a page: 403, nobody who proved to be one), 403 a member without the right, 404 no member of the organization, to whom it is not there.
A restricted member has the one section named; without \`minute_book\` he reads registers without addresses and
takes nothing out as a file (\`registers.whole\`). An endpoint that names no organization is judged by the session alone;
where it may name one all the same (\`invoice/list\`), that one is judged when it is named.
`;

/** The whole page. One table per action group, endpoints in the order in which the server mounts them. */
export function accessMatrix(endpoints: readonly Endpoint<Action>[]): string {
  const groups = grouped(endpoints);
  const tables = [...groups].map(([group, rows]) => `## ${group}\n\n${tableOf(rows)}\n`);
  return `${head}\n${tables.join('\n')}`;
}

const groupOf = ({ action }: Endpoint<Action>): string => action.split('.')[0] ?? '';

function grouped(endpoints: readonly Endpoint<Action>[]): Map<string, Endpoint<Action>[]> {
  const groups = new Map<string, Endpoint<Action>[]>();
  for (const endpoint of endpoints) {
    const group = groupOf(endpoint);
    groups.set(group, [...(groups.get(group) ?? []), endpoint]);
  }
  return groups;
}

function tableOf(rows: readonly Endpoint<Action>[]): string {
  const titles = ['endpoint', 'action', ...actors.map(({ name }) => name)];
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(titles),
    line(titles.map(() => '---')),
    ...rows.map((endpoint) =>
      line([
        `${endpoint.method} \`${endpoint.path}\``,
        endpoint.action,
        ...actors.map((actor) => cellOf(judgeActor(actor, endpoint))),
      ]),
    ),
  ].join('\n');
}

const cellOf = (judgement: Judgement): string =>
  judgement.may ? 'yes' : String(statusOf(judgement.textCode));

/** The endpoints of the product. */
export async function productEndpoints(): Promise<Endpoint<Action>[]> {
  const { routes } = await productFeatures();
  // Every endpoint was made by `endpoint()` of features/access.ts, which knows only its actions.
  return routes.map(({ endpoint }) => endpoint as Endpoint<Action>);
}

/** The product's own list of features; nothing is opened that would serve.
 *  @param settings  over those of an empty environment */
export async function productFeatures(settings: Readonly<Record<string, string>> = {}): Promise<Features> {
  const folder = await mkdtemp(join(tmpdir(), 'tabellion-matrix-'));
  const config = readConfig({ ...settings, DATA_DIR: folder }, folder);
  const brand = brandOf(config.brand, config.deploymentMode);
  if (brand === undefined) throw new Error('no brand');
  const clock = () => instantOfMillis(Date.now());
  const db = openPool({});
  const metrics = openMetrics({ outboxDepth: async () => [] });
  const features = featuresOf({
    config,
    secrets: await loadSecrets({}, folder),
    brand,
    texts: allTexts,
    db,
    probe: db,
    owner: () => db,
    files: await openFiles({ folder: join(folder, 'files') }),
    typesetter: openTypesetter(),
    seal: await openInstalledSeal({ config, issuer: brand.name, clock }),
    sealState: () => 'valid',
    mailbox: undefined,
    log: openLog('silent'),
    metrics,
    clock,
    died: new Promise(() => undefined),
    onOutbox: () => undefined,
    close: async () => undefined,
  });
  await Promise.all([db.close(), metrics.close(), rm(folder, { recursive: true })]);
  return features;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(matrixFile, accessMatrix(await productEndpoints()));
