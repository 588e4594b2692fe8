/** `npm start`: everything in one process, with a PostgreSQL of its own unless DATABASE_URL says otherwise. */
import { featuresOf } from './features.ts';
import { runMain } from './main.ts';
import { openApi, sayReady } from './openApi.ts';
import { openWorker } from './openWorker.ts';

await runMain(
  async (installation, opened) => {
    const { config } = installation;
    const features = featuresOf(installation);
    const api = opened(await openApi(installation, features));
    const worker = opened(openWorker(installation, features));
    installation.onOutbox(() => worker.wake());
    await api.host.listen({ port: config.port, host: config.host });
    await sayReady(installation);
  },
  { listens: true },
);
