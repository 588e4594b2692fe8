/** `npm start`: everything in one process, with a PostgreSQL of its own unless DATABASE_URL says otherwise. */
import { startLines } from '@tabellion/platform/log/start-lines.ts';
import { mailboxPath } from '@tabellion/platform/mail/mailboxPages.ts';
import { featuresOf } from './features.ts';
import { runMain } from './main.ts';
import { openApi } from './openApi.ts';
import { openWorker } from './openWorker.ts';

await runMain(async (installation, opened) => {
  const { config, brand } = installation;
  const features = featuresOf(installation);
  const api = opened(await openApi(installation, features));
  const worker = opened(openWorker(installation, features));
  installation.onOutbox(() => worker.wake());
  await api.host.listen({ port: config.port, host: config.host });
  const lines = startLines({
    name: brand.name,
    publicUrl: config.publicUrl,
    mail: config.mail.kind,
    mailboxPath,
    ...(config.databaseUrl === undefined ? { dataDir: config.dataDir } : {}),
    ms: performance.now(),
  });
  console.log(lines.join('\n'));
});
