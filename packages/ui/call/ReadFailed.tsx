import { Callout } from '../components/Callout.tsx';
import { ErrorState, ForbiddenState, NotFoundState } from '../components/States.tsx';

/** A reading that failed; `useRead` gives it. */
export interface Failed {
  readonly error?: { readonly answer: { readonly status: number } } | null | undefined;
  /** The server's sentence, in the reader's language. */
  readonly message?: string | undefined;
  refetch(): unknown;
}

/**
 * Stands in place of what could not be read. Not allowed, not there and refused with a reason are answers, which
 * trying again does not change; anything else can be tried again. `page`: it fills the whole page.
 */
export function ReadFailed({ of, page }: { of: Failed; page?: boolean }) {
  const status = of.error?.answer.status;
  if (status === 403) return <ForbiddenState page={page} message={of.message} />;
  if (status === 404) return <NotFoundState page={page} />;
  if ((status === 409 || status === 422) && of.message)
    return (
      <Callout tone="warn" alert>
        {of.message}
      </Callout>
    );
  return <ErrorState page={page} message={of.message} onRetry={() => void of.refetch()} />;
}
