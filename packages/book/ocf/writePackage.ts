import type { JsonObject } from './object.ts';
import { LISTS, type List } from './readPackage.ts';

export interface PackageContent {
  /** The manifest without its lists of files, which are made. */
  readonly manifest: JsonObject;
  /** Objects by the list of the manifest under which their file stands. */
  readonly objects: Readonly<Partial<Record<List, readonly unknown[]>>>;
}

export interface PackageWriteOptions {
  /** When it is written, as the manifest says it (RFC 3339). */
  readonly generatedAt: string;
  readonly md5: (content: Uint8Array) => string;
  /** Path of the manifest; the files stand beside it. */
  readonly manifestPath: string;
  /** Paths that other files of the package have. */
  readonly taken: ReadonlySet<string>;
}

/** The names that the format's own samples give their files. */
const NAMES: Readonly<Record<List, string>> = {
  stock_plans_files: 'StockPlans',
  stock_legend_templates_files: 'StockLegends',
  stock_classes_files: 'StockClasses',
  vesting_terms_files: 'VestingTerms',
  valuations_files: 'Valuations',
  transactions_files: 'Transactions',
  stakeholders_files: 'Stakeholders',
  financings_files: 'Financings',
  documents_files: 'Documents',
};

/** The lists that a manifest must have, be they empty (files/OCFManifestFile). */
const REQUIRED: ReadonlySet<List> = new Set([
  'stock_plans_files',
  'stock_legend_templates_files',
  'stock_classes_files',
  'vesting_terms_files',
  'valuations_files',
  'transactions_files',
  'stakeholders_files',
]);

/** The files of a package by path: one for each list that has objects, and the manifest, which is the last. */
export function writePackage(
  { manifest, objects }: PackageContent,
  writing: PackageWriteOptions,
): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const lists: Partial<Record<List, readonly { filepath: string; md5: string }[]>> = {};
  const folder = writing.manifestPath.slice(0, writing.manifestPath.lastIndexOf('/') + 1);
  for (const list of Object.keys(LISTS) as List[]) {
    const items = objects[list] ?? [];
    if (items.length === 0) {
      if (REQUIRED.has(list)) lists[list] = [];
      continue;
    }
    const name = freeName(NAMES[list], folder, writing.taken);
    const content = encode({ file_type: LISTS[list], items });
    files.set(folder + name, content);
    lists[list] = [{ filepath: `./${name}`, md5: writing.md5(content) }];
  }
  return files.set(
    writing.manifestPath,
    encode({ ...manifest, generated_at: writing.generatedAt, ...lists }),
  );
}

function freeName(name: string, folder: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const candidate = `${name}${number === 1 ? '' : number}.ocf.json`;
    if (!taken.has(folder + candidate)) return candidate;
  }
}

/** One object in a line, so that two exports can be compared by eye. */
function encode({ items, ...members }: JsonObject): Uint8Array {
  const head = JSON.stringify(members);
  if (!Array.isArray(items)) return new TextEncoder().encode(`${JSON.stringify(members, null, 1)}\n`);
  const lines = items.map((item) => JSON.stringify(item)).join(',\n');
  return new TextEncoder().encode(`${head.slice(0, -1)},"items":[\n${lines}\n]}\n`);
}
