/** Commands for operators, on an installation that is not running or on a server of one's own. */
import { StartRefusal } from '@tabellion/platform/database/errors.ts';
import { openInstallation } from './installation.ts';
import { operations } from './operations.ts';

const [name = '', ...args] = process.argv.slice(2);
const operation = operations[name];
if (operation === undefined) {
  console.error(`Usage: operate ${Object.keys(operations).join(' | ')}`);
  process.exitCode = 2;
} else {
  try {
    const installation = await openInstallation({ LOG_LEVEL: 'error', ...process.env }, process.cwd());
    process.exitCode = await operation(installation, args).finally(() => installation.close());
  } catch (error) {
    console.error(error instanceof StartRefusal ? error.message : error);
    process.exitCode = 1;
  }
}
