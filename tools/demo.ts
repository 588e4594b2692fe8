/** `npm run demo`: the product with the story company in it, on a data folder of its own unless DATA_DIR names one. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartRefusal } from '@tabellion/platform/database/errors.ts';
import { amelieSignIn } from '../tests/stories/mapleCast.ts';
import { joSignIn } from '../tests/stories/staff.ts';
import { tellOnce } from './demoStory.ts';

async function main(): Promise<void> {
  process.env.DATA_DIR ??= './data/demo';
  try {
    await tellOnce(process.env, console.log);
  } catch (error) {
    console.error(error instanceof StartRefusal ? error.message : error);
    process.exitCode = 1;
    return;
  }
  // The very main of `npm start`: it reads the same environment, and ends by the same signals.
  await import(pathToFileURL(join(import.meta.dirname, '../apps/server/dist/all.js')).href);
  if (process.exitCode === undefined) {
    const { email, password } = amelieSignIn;
    console.log(`  The back office: sign in as ${joSignIn.email} with the same password`);
    console.log(`  Maple Robotics Inc. is there: sign in as ${email} with the password ${password}`);
  }
}

await main();
