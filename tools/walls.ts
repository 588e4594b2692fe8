/** Where a file stands, and which places it may look at. Pure: `boundaries.ts` reads the files. */

/** The features in their order: one may use those before it (docs/MAP.md). */
const featureOrder = [
  'accounts',
  'activity',
  'organizations',
  'entry',
  'notifications',
  'members',
  'billing',
  'registers',
  'people',
  'shares',
  'instruments',
  'ledgers',
  'corporation',
  'control',
  'deadlines',
  'exchange',
  'registry',
  'mailbox',
  'documents',
  'check',
  'signing',
  'matters',
  'filings',
  'onboarding',
  'records',
  'holders',
  'changes',
  'worklist',
  'dashboard',
  'search',
  'pages',
  'backoffice',
] as const;

export interface Place {
  path: string;
  /** A package's name, or the app's, or `tests`, `tools`, `bench`. */
  folder: string;
  feature?: string;
  layer?: 'pure' | 'server' | 'web';
}

/** @returns undefined for a path outside of the product. */
export function place(path: string): Place | undefined {
  const [top = '', name = '', feature = '', layer = ''] = path.split('/');
  if (top === 'tests' || top === 'tools' || top === 'bench') return { path, folder: top };
  if (top === 'apps') return { path, folder: `apps/${name}` };
  if (top !== 'packages') return path.includes('/') ? undefined : { path, folder: 'root' };
  if (name !== 'features') return { path, folder: name };
  if (feature.endsWith('.ts')) return { path, folder: name, layer: 'pure' };
  return {
    path,
    folder: 'features',
    feature,
    layer: layer === 'server' || layer === 'web' ? layer : 'pure',
  };
}

const mayImport: Readonly<Record<string, readonly string[]>> = {
  kernel: ['kernel', 'texts'],
  texts: ['texts'],
  kit: ['kit', 'kernel', 'texts'],
  book: ['book', 'kernel'],
  law: ['law', 'kernel'],
  platform: ['platform', 'kernel', 'texts', 'kit'],
  // Platform bounds what zip files and pictures of strangers unpack to.
  paper: ['paper', 'kernel', 'texts', 'kit', 'platform'],
  ui: ['ui', 'kernel', 'texts', 'kit'],
  // Formats that anyone must be able to check, in Node and in a browser.
  ledger: ['ledger', 'kernel'],
  'ledger server': ['ledger', 'kernel', 'texts', 'kit', 'platform'],
  'features pure': ['kernel', 'texts', 'kit', 'book', 'law', 'ledger'],
  'features server': ['kernel', 'texts', 'kit', 'book', 'law', 'platform', 'paper', 'ledger'],
  // Browsers check records for themselves; the ledger's service is kept out above.
  'features web': ['kernel', 'texts', 'kit', 'book', 'law', 'ui', 'ledger'],
};

const mayUseEverything = new Set(['tests', 'tools', 'bench', 'root']);

/** @returns the wall that an import from `from` to `to` crosses, as a sentence; undefined where there is none. */
export function wallBetween(from: Place, to: Place): string | undefined {
  if (isTest(from) || mayUseEverything.has(from.folder)) return undefined;
  if (from.folder === 'apps/server' && to.path.startsWith(brandFiles)) return undefined;
  if (to.folder.startsWith('apps/')) {
    return from.folder === to.folder ? undefined : 'nobody imports an app';
  }
  if (to.folder === 'tests' || to.folder === 'tools') return 'the product does not use its tests or tools';
  if (to.path === sqlTag && from.folder !== 'platform' && !isStore(from)) return sqlOutside;
  if (from.folder.startsWith('apps/')) return wallOfApp(from, to);
  if (isLedgerServer(to) && !isLedgerServer(from)) return 'the ledger is asked over the network';
  const kind = kindOf(from);
  if (to.folder === 'features') return wallToFeature(from, to);
  if (to.path === 'packages/ledger/port.ts' && from.layer === 'server') return undefined;
  if (from.folder === 'features' && pureOfPaper.some((path) => to.path.startsWith(path))) return undefined;
  return (mayImport[kind] ?? []).includes(to.folder) ? undefined : `${kind} may not know ${to.folder}`;
}

/** The pure parts of paper: what a printed document is made of, which characters it may have, whether one is
 *  intact. No file, no process. */
const pureOfPaper = ['packages/paper/printed.ts', 'packages/paper/coverage.ts', 'packages/paper/verify/'];

const sqlTag = 'packages/platform/database/sql.ts';
const sqlOutside =
  'SQL stands in server/store.ts or server/store/ of a feature, in platform and in migrations';

/** Names, colours, words and light paths alone; the server fills pages and mails with them. */
const brandFiles = 'apps/web/brands/';

function kindOf(from: Place): string {
  if (isLedgerServer(from)) return 'ledger server';
  return from.folder === 'features' ? `features ${from.layer}` : from.folder;
}

/** The service, beside the formats that anyone may read. */
const isLedgerServer = ({ path }: Place): boolean => path.startsWith('packages/ledger/server/');

const isStore = ({ path }: Place): boolean => /\/server\/store(\.ts$|\/)/.test(path);

const isTest = (where: Place): boolean => /\.test\.tsx?$/.test(where.path);

function wallOfApp(from: Place, to: Place): string | undefined {
  if (from.folder === 'apps/web' && (to.layer === 'server' || to.folder === 'platform')) {
    return 'the browser does not load the server';
  }
  return from.folder !== 'apps/web' && (to.layer === 'web' || to.folder === 'ui')
    ? 'only the browser loads screens'
    : undefined;
}

function wallToFeature(from: Place, to: Place): string | undefined {
  if (from.folder !== 'features') return `${from.folder} knows no feature`;
  if (to.feature === undefined || from.feature === to.feature) return wallInside(from, to);
  const [mine, theirs] = [from.feature, to.feature].map((name) =>
    (featureOrder as readonly (string | undefined)[]).indexOf(name),
  );
  if (mine === -1 || theirs === -1) return 'a feature that is missing in the order of features';
  if ((theirs ?? 0) > (mine ?? 0))
    return `${from.feature} stands before ${to.feature} in the order of features`;
  if (to.layer === 'server') {
    return from.layer === 'server' && /\/server\/public(\/\w+)?\.ts$/.test(to.path)
      ? undefined
      : 'another feature is entered by its server/public.ts or server/public/*.ts';
  }
  if (to.layer === 'web') {
    return from.layer === 'web' && /\/web\/public(\/\w+)?\.tsx?$/.test(to.path)
      ? undefined
      : 'another feature is entered by its web/public.ts or web/public/*.ts';
  }
  return undefined;
}

function wallInside(from: Place, to: Place): string | undefined {
  if (to.layer === undefined || to.layer === 'pure' || from.layer === to.layer) return undefined;
  return `${from.layer} files do not load ${to.layer} files`;
}
