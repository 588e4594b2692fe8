import { lazy, Suspense, useState } from 'react';
import type { Account } from './useAccount.ts';

const TermsDialog = lazy(async () => ({
  default: (await import('@tabellion/features/entry/web/TermsDialog.tsx')).TermsDialog,
}));

/** Asks once a sign-in whoever has not accepted the terms that apply now. */
export function AskTerms({ account }: { account: Pick<Account, '_id' | 'terms_accepted'> }) {
  const [isAsked, setIsAsked] = useState(false);
  if (account.terms_accepted || isAsked) return null;
  return (
    <Suspense>
      <TermsDialog userId={account._id} onClose={() => setIsAsked(true)} />
    </Suspense>
  );
}
