import { type Finding, finding } from './finding.ts';
import { jsonSize } from './jsonSize.ts';
import {
  isJsonObject,
  isOcfObject,
  type JsonObject,
  jsonsOf,
  type PackagePlace,
  type PlacedObject,
  textOf,
} from './object.ts';

/** The lists of a manifest and the type of the files that each names (files/OCFManifestFile). */
export const LISTS = {
  stock_plans_files: 'OCF_STOCK_PLANS_FILE',
  stock_legend_templates_files: 'OCF_STOCK_LEGEND_TEMPLATES_FILE',
  stock_classes_files: 'OCF_STOCK_CLASSES_FILE',
  vesting_terms_files: 'OCF_VESTING_TERMS_FILE',
  valuations_files: 'OCF_VALUATIONS_FILE',
  transactions_files: 'OCF_TRANSACTIONS_FILE',
  stakeholders_files: 'OCF_STAKEHOLDERS_FILE',
  financings_files: 'OCF_FINANCINGS_FILE',
  documents_files: 'OCF_DOCUMENTS_FILE',
} as const;

export type List = keyof typeof LISTS;

export interface OcfPackage {
  readonly manifest: JsonObject;
  readonly manifestPath: string;
  readonly version: string;
  readonly files: readonly OcfFile[];
  /** All objects that have a type and an id, in the order of the manifest. */
  readonly objects: readonly PlacedObject[];
}

export interface OcfFile {
  readonly path: string;
  readonly list: List;
  /** The members beside `items`. */
  readonly wrapper: JsonObject;
  /** As they stand there, whatever they are. */
  readonly items: readonly { readonly value: unknown; readonly where: PackagePlace }[];
}

export interface PackageReading {
  /** Absent without a manifest, or with two. */
  readonly package?: OcfPackage;
  readonly findings: readonly Finding[];
}

/** Follows the manifest through the files of a package. Only .json files are read; the caller keeps the others.
 *  @param files by path, as they were packed
 *  @param md5 the digest of a file in hexadecimal digits, as the manifest names it */
export function readPackage(
  files: ReadonlyMap<string, Uint8Array>,
  md5: (content: Uint8Array) => string,
): PackageReading {
  const findings: Finding[] = [];
  const parsed = parseFiles(files, findings);
  const manifests = [...parsed].filter(
    ([, value]) => isJsonObject(value) && value.file_type === 'OCF_MANIFEST_FILE',
  );
  const [found] = manifests;
  if (!found || manifests.length > 1) {
    const where = { file: manifests[1]?.[0] ?? '' };
    return { findings: [...findings, finding('manifest_count', where, { count: String(manifests.length) })] };
  }
  const [manifestPath, manifest] = found as [string, JsonObject];
  const listed = new Set([manifestPath]);
  const read: OcfFile[] = [];
  for (const { list, filepath, digest } of entriesOf(manifest)) {
    const path = pathFrom(manifestPath, filepath);
    if (path === undefined) {
      findings.push(finding('path_leaves', { file: manifestPath }, { path: filepath }));
      continue;
    }
    listed.add(path);
    const content = files.get(path);
    if (content === undefined) {
      findings.push(finding('file_missing', { file: manifestPath }, { list, path: filepath }));
      continue;
    }
    const actual = md5(content);
    if (digest?.toLowerCase() !== actual) {
      findings.push(finding('digest_differs', { file: path }, { digest: digest ?? '', actual }));
    }
    const file = readFile(path, list, parsed.get(path), findings);
    if (file) read.push(file);
  }
  for (const path of parsed.keys()) {
    if (!listed.has(path) && path.endsWith('.ocf.json')) findings.push(finding('unlisted', { file: path }));
  }
  const objects = read.flatMap(({ items }) =>
    items.flatMap(({ value, where }) => (isOcfObject(value) ? [{ object: value, where }] : [])),
  );
  const version = textOf(manifest, 'ocf_version') ?? '';
  return { package: { manifest, manifestPath, version, files: read, objects }, findings };
}

/** All files together, enough for a million issuances; read, they take about a gigabyte. */
const MOST_VALUES = 30_000_000;
/** The deepest object of the format has seven levels. */
const MOST_DEPTH = 64;

/** Byte order marks are borne: some spreadsheets leave them. */
function parseFiles(files: ReadonlyMap<string, Uint8Array>, findings: Finding[]): Map<string, unknown> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parsed = new Map<string, unknown>();
  let values = 0;
  for (const [file, content] of files) {
    if (!file.endsWith('.json')) continue;
    const size = jsonSize(content);
    values += size.values;
    if (size.depth > MOST_DEPTH) findings.push(finding('too_deep', { file }, { most: String(MOST_DEPTH) }));
    else if (values > MOST_VALUES)
      findings.push(finding('too_many_values', { file }, { most: String(MOST_VALUES) }));
    else {
      try {
        parsed.set(file, JSON.parse(decoder.decode(content)));
      } catch (error) {
        findings.push(finding('not_json', { file }, { reason: error instanceof Error ? error.message : '' }));
      }
    }
  }
  return parsed;
}

function* entriesOf(
  manifest: JsonObject,
): Iterable<{ list: List; filepath: string; digest: string | undefined }> {
  for (const list of Object.keys(LISTS) as List[]) {
    for (const entry of jsonsOf(manifest, list)) {
      const filepath = textOf(entry, 'filepath');
      if (filepath !== undefined) yield { list, filepath, digest: textOf(entry, 'md5') };
    }
  }
}

/** The path within the package of what stands at `filepath` beside the manifest; undefined where that lies outside. Windows
 *  writes backslashes between folders. */
function pathFrom(manifestPath: string, filepath: string): string | undefined {
  if (/^[/\\]|^[A-Za-z]:/.test(filepath)) return undefined;
  const path = manifestPath.split('/').slice(0, -1);
  for (const part of filepath.split(/[/\\]/)) {
    if (part === '..' && path.pop() === undefined) return undefined;
    if (part !== '..' && part !== '.' && part !== '') path.push(part);
  }
  return path.join('/');
}

function readFile(path: string, list: List, value: unknown, findings: Finding[]): OcfFile | undefined {
  if (value === undefined) return undefined;
  if (!isJsonObject(value) || value.file_type !== LISTS[list]) {
    const type = isJsonObject(value) ? String(value.file_type) : typeof value;
    findings.push(finding('file_type', { file: path }, { type, list }));
  }
  if (!isJsonObject(value) || !Array.isArray(value.items)) {
    findings.push(finding('no_items', { file: path }));
    return undefined;
  }
  const { items, ...wrapper } = value as JsonObject & { items: unknown[] };
  return {
    path,
    list,
    wrapper,
    items: items.map((one, index) => ({ value: one, where: placeOf(path, index, one) })),
  };
}

function placeOf(file: string, index: number, value: unknown): PackagePlace {
  const [objectType, id] = isJsonObject(value) ? [textOf(value, 'object_type'), textOf(value, 'id')] : [];
  return { file, index, ...(objectType !== undefined && { objectType }), ...(id !== undefined && { id }) };
}
