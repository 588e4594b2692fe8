import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const entry = join(dirname(fileURLToPath(import.meta.url)), '../apps/cli/page/page.ts');

/** Builds the page that verifies files without a network as one file: its policy allows this script and this sheet, and
 *  nothing else, so no browser lets it ask or send anything. */
export async function writeVerifierPage(path: string): Promise<void> {
  const { script, sheet } = await bundled();
  const policy = [
    "default-src 'none'",
    `script-src ${sourceOf(script)}`,
    `style-src ${sourceOf(sheet)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Verify</title>
<style>${sheet}</style>
</head>
<body>
<noscript>This page checks files with JavaScript, on your device alone. Allow it for this page.</noscript>
<script>${script}</script>
</body>
</html>
`;
  await writeFile(path, page);
}

async function bundled(): Promise<{ readonly script: string; readonly sheet: string }> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'verifier', fileName: () => 'page.js' },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (bundle === undefined || !('output' in bundle)) throw new Error('the verifier page was not built');
  const part = (ending: string): string => {
    const found = bundle.output.find(({ fileName }) => fileName.endsWith(ending));
    if (found === undefined) throw new Error(`the verifier page has no ${ending}`);
    return found.type === 'chunk' ? found.code : String(found.source);
  };
  return { script: part('.js').replaceAll('</script', '<\\/script').trim(), sheet: part('.css').trim() };
}

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
