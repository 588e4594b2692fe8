/** The product in this process, asked once for each request that the floor shall repeat. */
import type { Database } from '@tabellion/platform/database/queries.ts';
import type { FastifyInstance } from 'fastify';
import { featuresOf } from '../../apps/server/features.ts';
import { type Installation, openInstallation } from '../../apps/server/installation.ts';
import { openApi } from '../../apps/server/openApi.ts';
import { announcementsArrive } from '../../tests/support/announcements.ts';
import type { FloorRequest } from './floorPlan.ts';
import type { Shot } from './load.ts';
import { type Recorder, recorderOn } from './record.ts';
import { templateOf } from './template.ts';

export interface Studio {
  readonly db: Database;
  /** Sends one request. Throws unless it succeeds. */
  send(shot: Shot): Promise<string>;
  /** Sends one request and returns it as the floor repeats it. */
  record(shot: Shot): Promise<FloorRequest>;
  /** Lets the handlers do what entries left for them, as the worker does. */
  deliver(): Promise<void>;
  close(): Promise<void>;
}

/** Migrates the database, as every start does. */
export async function openStudio(environment: Readonly<Record<string, string>>): Promise<Studio> {
  const installation = await openInstallation(environment, environment.DATA_DIR ?? '');
  const recorder = recorderOn(installation.db);
  const { host, close } = await openHostOn(installation, recorder);
  const send = (shot: Shot) => answerOf(host, shot);
  return {
    db: installation.db,
    send,
    record: async (shot) => {
      recorder.take();
      const answer = await send(shot);
      return { template: templateOf(recorder.take()), answer: JSON.parse(answer) };
    },
    deliver: () => announcementsArrive({ installation }),
    close: async () => {
      await close();
      await installation.close();
    },
  };
}

function openHostOn(installation: Installation, recorder: Recorder) {
  const recorded = { ...installation, db: recorder.database };
  return openApi(recorded, featuresOf(recorded));
}

async function answerOf(host: FastifyInstance, { method, path, headers, each }: Shot): Promise<string> {
  const { body, headers: more } = each?.() ?? { body: undefined, headers: {} };
  const reply = await host.inject({
    method,
    url: path,
    headers: { ...headers, ...more },
    ...(body === undefined ? {} : { payload: body }),
  });
  if (reply.statusCode !== 200)
    throw new Error(`${method} ${path} answered ${reply.statusCode}: ${reply.body}`);
  return reply.body;
}
