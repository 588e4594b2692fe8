/** Sends a request as `fetch` does, and tells how much of it has gone, from 0 to 1, which `fetch` does not. */
export const sendWithProgress =
  (onSent: (share: number) => void) =>
  (url: string, { method = 'GET', headers, body, signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onSent(loaded / total);
      };
      request.onload = () => {
        const retryAfter = request.getResponseHeader('retry-after');
        resolve(
          new Response(request.responseText, {
            status: request.status,
            ...(retryAfter !== null && { headers: { 'retry-after': retryAfter } }),
          }),
        );
      };
      request.onerror = reject;
      request.onabort = reject;
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit);
    });
