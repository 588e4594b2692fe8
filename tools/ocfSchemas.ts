/**
 * Joins the schemas of one version of the Open Cap Format into one file, each unchanged on a line of its own:
 * `npx tsx tools/ocfSchemas.ts <folder "schema" of the format's repository> > packages/book/ocf/schemas/<version>.json`
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = '.'] = process.argv.slice(2);
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.schema.json'))
  .sort();
const schemas = paths.map((path) => JSON.stringify(JSON.parse(readFileSync(join(folder, path), 'utf8'))));
process.stdout.write(`[\n${schemas.join(',\n')}\n]\n`);
