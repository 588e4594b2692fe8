/**
 * Bundles the test files of a run with all that they use of the product, once for each project, so that workers load some ten
 * files by Node itself. Vitest hands each worker of each project some fifteen hundred modules one by one, which takes 3 to 4 s
 * of processor. Packages from npm are loaded as ever. A test file that replaces modules (`vi.mock`), or imports a source by its
 * address, is left to vitest, which alone can do so.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { TestProject, TestSpecification } from 'vitest/node';
import { bundledEntries, bundleFolder } from './bundledEntries.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Bundles of the test files of each project. */
const bundles = new Map<string, Promise<ReadonlyMap<string, string>>>();

const pluginName = 'bundled tests';

/** Loads the bundle in place of each test file of its project that has one. */
export function bundledTests(): Plugin {
  let project = '';
  return {
    name: pluginName,
    enforce: 'pre',
    configureVitest(context) {
      project = context.project.name;
    },
    async load(id) {
      const bundle = (await bundles.get(project))?.get(id);
      if (bundle === undefined) return null;
      // Node says by the maps of bundles where an error was thrown, unless Vite does so for modules of its own.
      return `Error.prepareStackTrace = undefined; await import(${JSON.stringify(pathToFileURL(bundle).href)});`;
    },
  };
}

/** Begins to bundle the files that are about to be tested, of the projects with the plugin. */
export function bundleTests(specifications: readonly TestSpecification[]): void {
  const projects = new Set(specifications.map(({ project }) => project));
  for (const project of projects) {
    if (!project.vite.config.plugins.some(({ name }) => name === pluginName)) continue;
    const files = specifications.filter((one) => one.project === project).map(({ moduleId }) => moduleId);
    const bundling = bundlesOf(project, files.filter(needsNoVitest));
    // The test files that wait for their bundles say why there are none.
    bundling.catch(() => undefined);
    bundles.set(project.name, bundling);
  }
}

const needsNoVitest = (file: string): boolean =>
  !/\bvi\.(mock|resetModules)\(|\bimport\((?!')/.test(readFileSync(file, 'utf8'));

async function bundlesOf(project: TestProject, files: readonly string[]): Promise<Map<string, string>> {
  if (files.length === 0) return new Map();
  const outDir = bundleFolder();
  const nameOf = (file: string) => relative(root, file);
  await build({
    configFile: false,
    logLevel: 'error',
    mode: 'test',
    plugins: [bundledEntries(), ownAddresses],
    resolve: { alias: project.vite.config.resolve.alias },
    build: {
      ssr: true,
      target: 'node20.19',
      outDir,
      minify: false,
      sourcemap: true,
      rollupOptions: {
        input: Object.fromEntries(files.map((file) => [nameOf(file), file])),
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: 'shared/[name]-[hash].mjs',
          sourcemapExcludeSources: true,
        },
      },
    },
    ssr: { external: true },
  });
  return new Map(files.map((file) => [file, join(outDir, `${nameOf(file)}.mjs`)]));
}

/** A module asks for its own address to find what stands beside its source. */
const ownAddresses: Plugin = {
  name: 'own addresses',
  transform(code, id) {
    const addresses = { url: pathToFileURL(id).href, dirname: dirname(id), filename: id };
    const told = code.replaceAll(
      /\bimport\.meta\.(url|dirname|filename)\b/g,
      (_, name: keyof typeof addresses) => JSON.stringify(addresses[name]),
    );
    // No line moves, so the map still serves.
    return told === code ? null : { code: told, map: null };
  },
};
