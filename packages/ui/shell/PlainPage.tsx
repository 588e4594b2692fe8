import { type ReactNode, useRef } from 'react';
import { BrandLogo } from '../brand/brand.tsx';
import { usePageTitle } from '../components/usePageTitle.ts';
import { LanguageMenu } from './LanguageMenu.tsx';

interface PlainPageProps {
  /** The end of the logo bar. */
  extra?: ReactNode;
  /** Long pages begin at the top, one-sentence pages stand in the middle. */
  top?: boolean;
  children: ReactNode;
}

/** A logo bar and the page: errors, signatures. */
export function PlainPage({ extra, top, children }: PlainPageProps) {
  const main = useRef<HTMLElement>(null);
  usePageTitle(main);
  return (
    <div className="plain">
      <header className="top top--bar">
        <BrandLogo height={24} />
        <span className="grow" />
        {extra ?? <LanguageMenu />}
      </header>
      <main ref={main} id="main" className={top ? 'plain__top' : undefined}>
        {children}
      </main>
    </div>
  );
}
