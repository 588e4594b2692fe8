/** Does the work once the page is at rest. Safari knows no idle callbacks: there, by then, a page that was opened stands.
 *  @returns what calls it off */
export function whenAtRest(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const query = requestIdleCallback(work);
    return () => cancelIdleCallback(query);
  }
  const timer = setTimeout(work, AT_REST_MS);
  return () => clearTimeout(timer);
}

const AT_REST_MS = 1_500;
