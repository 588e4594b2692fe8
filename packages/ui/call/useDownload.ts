import type { CallInput } from '@tabellion/kit/client.ts';
import { type Endpoint, fillPath } from '@tabellion/kit/endpoint.ts';
import type { Reply } from '@tabellion/kit/reply.ts';
import { useState } from 'react';
import { useSnack } from '../layers/SnackProvider.tsx';
import { useLanguage } from '../text/LanguageProvider.tsx';
import { useCallSetting } from './CallProvider.tsx';

/** Fetches a file with the session's right and hands it to the browser to keep. A failure says itself. */
export function useDownload<E extends Endpoint>(endpoint: E) {
  const { token, origin = '', onUnauthorized, onForbidden } = useCallSetting();
  const { language, text } = useLanguage();
  const snack = useSnack();
  const [busy, setBusy] = useState(false);
  const run = async (input: CallInput<E>): Promise<void> => {
    const { params = {}, query = {} } = input as { params?: Record<string, string>; query?: object };
    const request = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined));
    setBusy(true);
    try {
      const response = await fetch(`${origin}${fillPath(endpoint.path, params)}?${request}`, {
        headers: { authorization: `Bearer ${token() ?? ''}`, 'accept-language': language },
      });
      if (response.ok) keep(await response.blob(), fileNameIn(response));
      else {
        const { textCode, message } = (await response.json()) as Reply<unknown>;
        if (response.status === 401) onUnauthorized(textCode);
        if (response.status === 403) onForbidden?.();
        snack({ message, tone: 'err' });
      }
    } catch {
      snack({ message: text('ui.lost'), tone: 'err' });
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
