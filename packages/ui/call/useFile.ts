import type { Reply } from '@tabellion/kit/reply.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../text/LanguageProvider.tsx';
import { useCallSetting } from './CallProvider.tsx';

/** A file that could not be read. Without an answer the status is 0 and there is no message. */
class FileFailure extends Error {
  readonly answer: { readonly status: number };

  constructor(status: number, message: string) {
    super(message);
    this.answer = { status };
  }
}

/** Fetches files with the session's right; with a body it posts. Throws a `FileFailure`; a 401 ends the session, a 403 has the rights read again. */
export function useFileFetch(): (url: string, signal?: AbortSignal, body?: unknown) => Promise<Response> {
  const { token, origin = '', onUnauthorized, onForbidden } = useCallSetting();
  const { language } = useLanguage();
  return async (url, signal, body) => {
    const isPost = body !== undefined;
    const response = await fetch(origin + url, {
      method: isPost ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token() ?? ''}`,
        'accept-language': language,
        ...(isPost && { 'content-type': 'application/json' }),
      },
      ...(isPost && { body: JSON.stringify(body) }),
      signal: signal ?? null,
    }).catch(() => undefined);
    if (response === undefined) throw new FileFailure(0, '');
    if (response.ok) return response;
    const { textCode, message } = (await response.json()) as Reply<unknown>;
    if (response.status === 401) onUnauthorized(textCode);
    if (response.status === 403) onForbidden?.();
    throw new FileFailure(response.status, message);
  };
}

/** A file of the API while it is shown; afterwards the browser forgets it. */
export function useFile(url: string) {
  const fetchFile = useFileFetch();
  const query = useQuery<Blob, FileFailure>({
    queryKey: ['file', url],
    queryFn: async ({ signal }) => (await fetchFile(url, signal)).blob(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return { ...query, message: query.error?.message || undefined };
}
