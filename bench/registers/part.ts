/** `part.ts NAME`: measures one part of `npm run bench -- registers` and prints its lines as JSON. */
import { isPart, parts } from './parts.ts';

// Whoever ends by `exit` stops the database that he started.
process.once('SIGTERM', () => process.exit(1));

const [, , name = ''] = process.argv;
if (!isPart(name)) throw new Error(`no part is called ${name}`);
const { lines } = await parts[name].load();
console.log(JSON.stringify(await lines()));
