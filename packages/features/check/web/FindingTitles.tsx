import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import type { FindingView } from '../contract.ts';
import { wordsOf } from '../rules/words.ts';

export interface FindingTitlesProps {
  of: readonly Pick<FindingView, 'code' | 'subject' | 'about' | 'params' | 'citation'>[];
  /** Stands at the end of each line. @param at  its place */
  mark(at: number): ReactNode;
}

/** Findings by their titles, as lines of a list. */
export function FindingTitles({ of: findings, mark }: FindingTitlesProps) {
  const { text, language } = useLanguage();
  return findings.map((one, at) => {
    const { title, why } = wordsOf(one, text, language);
    return (
      <li key={`${one.code} ${one.subject}`}>
        <div className="grow">
          {title}
          <div className="t12 muted">{why}</div>
        </div>
        {mark(at)}
      </li>
    );
  });
}
