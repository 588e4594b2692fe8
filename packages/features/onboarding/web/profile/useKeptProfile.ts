import { keep, kept } from '@tabellion/ui/browser/kept.ts';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { useEffect, useMemo, useState } from 'react';
import { readProfile } from '../../../registry/rules/profile.ts';

/** The profile that the reader copied for a corporation: kept in this browser, since it fills in several pages, and each is saved
 *  by its own button. */
export function useKeptProfile(orgId: string) {
  const { session } = useSession();
  const key = `profile/${session?.userId ?? ''}/${orgId}`;
  const [words, setWords] = useState<string>();
  useEffect(() => {
    let left = false;
    void kept(key).then((found) => {
      if (!left && typeof found === 'string') setWords(found);
    });
    return () => {
      left = true;
    };
  }, [key]);
  return {
    profile: useMemo(() => (words === undefined ? undefined : readProfile(words)), [words]),
    take: (typed: string) => {
      setWords(typed);
      void keep(key, typed);
    },
    forget: () => {
      setWords(undefined);
      void keep(key, undefined);
    },
  };
}
