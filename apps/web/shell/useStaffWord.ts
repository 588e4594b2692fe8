import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useEffect, useState } from 'react';
import { mayOpen } from './guard.ts';

/** The back office by its name, fetched for those alone who work there; undefined until it has come, and for anybody else. */
export function useStaffWord(): string | undefined {
  const { language } = useLanguage();
  const [word, setWord] = useState<string>();
  const isStaff = mayOpen('staff');
  useEffect(() => {
    if (!isStaff) return;
    let isLeft = false;
    void import('./lateFrame.ts')
      .then(({ loadStaffWords }) => loadStaffWords(language))
      .then((words) => {
        if (!isLeft) setWord(words['staffing.pages']);
      });
    return () => {
      isLeft = true;
    };
  }, [isStaff, language]);
  return word;
}
