/** Sends, handles and runs jobs only; any number of them share the work on one DATABASE_URL. */
import { featuresOf } from './features.ts';
import { runMain } from './main.ts';
import { openWorker } from './openWorker.ts';

await runMain(
  async (installation, opened) => {
    opened(openWorker(installation, featuresOf(installation)));
    console.log('Working.');
  },
  { listens: false },
);
