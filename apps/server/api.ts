/** Answers requests only; `worker.ts` runs beside it on the same DATABASE_URL. */
import { featuresOf } from './features.ts';
import { runMain } from './main.ts';
import { openApi, sayReady } from './openApi.ts';

await runMain(
  async (installation, opened) => {
    const api = opened(await openApi(installation, featuresOf(installation)));
    await api.host.listen({ port: installation.config.port, host: installation.config.host });
    await sayReady(installation);
  },
  { listens: true },
);
