import type { CallInput } from '@tabellion/kit/client.ts';
import { type Endpoint, fillPath } from '@tabellion/kit/endpoint.ts';
import { useState } from 'react';
import { useSnack } from '../layers/SnackProvider.tsx';
import { useText } from '../text/LanguageProvider.tsx';
import { useFileFetch } from './useFile.ts';

/** Fetches a file with the session's right and hands it to the browser to keep. A failure says itself. */
export function useDownload<E extends Endpoint>(endpoint: E) {
  const fetchFile = useFileFetch();
  const text = useText();
  const snack = useSnack();
  const [busy, setBusy] = useState(false);
  const run = async (input: CallInput<E>): Promise<void> => {
    const {
      params = {},
      query = {},
      body,
    } = input as { params?: Record<string, string>; query?: object; body?: unknown };
    const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined));
    setBusy(true);
    try {
      const response = await fetchFile(`${fillPath(endpoint.path, params)}?${search}`, undefined, body);
      keep(await response.blob(), fileNameIn(response));
    } catch (error) {
      snack({ message: (error as Error).message || text('ui.lost'), tone: 'err' });
    } finally {
      setBusy(false);
    }
  };
  return { run, busy };
}

/** As the server names it. */
function fileNameIn({ headers }: Response): string {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  return name === undefined ? 'export' : decodeURIComponent(name);
}

function keep(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
