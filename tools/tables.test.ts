import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

const features = fileURLToPath(new URL('../packages/features/', import.meta.url));

/** Features by the first number of their migrations; those before 0010 are the frame's. */
const owners: readonly (readonly [from: number, feature: string])[] = [
  [470, 'holders'],
  [400, 'billing'],
  [390, 'documents'],
  [380, 'changes'],
  [371, 'backoffice'],
  [370, 'accounts'],
  [360, 'billing'],
  [350, 'records'],
  [330, 'worklist'],
  [320, 'deadlines'],
  [300, 'filings'],
  [260, 'matters'],
  [245, 'deadlines'],
  [231, 'registry'],
  [230, 'billing'],
  [220, 'signing'],
  [216, 'deadlines'],
  [215, 'signing'],
  [195, 'registers'],
  [182, 'organizations'],
  [180, 'documents'],
  [179, 'signing'],
  [170, 'check'],
  [165, 'signing'],
  [150, 'documents'],
  [134, 'registers'],
  [130, 'deadlines'],
  [74, 'registers'],
  [61, 'exchange'],
  [60, 'onboarding'],
  [51, 'registers'],
  [50, 'billing'],
  [46, 'shares'],
  [40, 'registers'],
  [38, 'notifications'],
  [35, 'members'],
  [20, 'organizations'],
  [15, 'activity'],
  [10, 'accounts'],
];

/** Tables that moved to a later feature. */
const moved: Readonly<Record<string, string>> = {
  link_secrets: 'mailbox',
  deadline_documents: 'deadlines',
  document_addresses: 'documents',
  precedents: 'documents',
  incorporators: 'registry',
  submissions: 'registry',
  sandbox_registrations: 'registry',
  registry_questions: 'registry',
};

const ownerOf = new Map<string, string | undefined>();
for (const name of readdirSync(join(features, 'migrations'))) {
  const owner = owners.find(([from]) => Number(name.slice(0, 4)) >= from)?.[1];
  const text = readFileSync(join(features, 'migrations', name), 'utf8');
  for (const [, table = ''] of text.matchAll(/^create table (\w+)/gm))
    ownerOf.set(table, moved[table] ?? owner);
}

/** `feature verb table` for every statement of a store that names a table of another feature. */
function strangers(): string[] {
  return sourceFiles(features).flatMap((path) => {
    const [, feature = ''] =
      /features\/(\w+)\/server\/store(?:\.ts|\/)/.exec(path.replaceAll('\\', '/')) ?? [];
    if (feature === '' || path.includes('.test.')) return [];
    const statements = readFileSync(path, 'utf8').matchAll(/\b(from|join|into|update)\s+(\w+)/g);
    return [...statements].flatMap(([, verb, table = '']) => {
      const owner = ownerOf.get(table);
      return owner === undefined || owner === feature ? [] : [`${feature} ${verb} ${table}`];
    });
  });
}

test('a feature names its own tables only; deadlines, dashboard and search read those of others and write none (decisions 021, 050, 089)', () => {
  expect(ownerOf.get('certificates')).toBe('registers');
  const found = strangers();
  expect(found.filter((one) => !/^(deadlines|dashboard|search) (from|join) /.test(one))).toEqual([]);
  expect(found).toContain('dashboard from certificates');
});
