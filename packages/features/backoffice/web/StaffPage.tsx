import './backoffice.css';
import { useBrand } from '@tabellion/ui/brand/brand.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { useLocation } from '@tabellion/ui/router/address.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { LanguageMenu } from '@tabellion/ui/shell/LanguageMenu.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import type { ReactNode } from 'react';
import { loadStaffWords } from './words.ts';

/** The frame of the back office: no organization's, and not to be mistaken for one. */
export const StaffPage = ({ children }: { children: ReactNode }) => (
  <MoreTexts load={loadStaffWords} waiting={<PageSkeleton shape="rows" />}>
    <StaffBar />
    <main id="main" className="staff stack s4">
      {children}
    </main>
  </MoreTexts>
);

const pages = [
  ['queue', 'staffing.queue'],
  ['coupons', 'staffing.coupons'],
] as const;
const pagesOfAdmin = [...pages, ['operations', 'staffing.operations'], ['people', 'staffing.roles']] as const;

function StaffBar() {
  const text = useText();
  const brand = useBrand();
  const { pathname } = useLocation();
  const { session, close } = useSession();
  const shown = session?.roles.includes('admin') ? pagesOfAdmin : pages;
  return (
    <header className="staffbar">
      <b>{brand.name}</b>
      <span className="staffbar__word">{text('staffing.staff')}</span>
      <nav aria-label={text('staffing.pages')}>
        {shown.map(([page, words]) => (
          <Link
            key={page}
            to={`/app/staff/${page}`}
            aria-current={pathname === `/app/staff/${page}` ? 'page' : undefined}
          >
            {text(words)}
          </Link>
        ))}
      </nav>
      <span className="grow" />
      <Link to="/landingPage">{text('staffing.leave')}</Link>
      <LanguageMenu />
      <Button variant="ghost" onClick={() => void close()}>
        {text('session.signOut')}
      </Button>
    </header>
  );
}
