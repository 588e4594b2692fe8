import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { LanguageMenu } from '@tabellion/ui/shell/LanguageMenu.tsx';
import { PlainPage } from '@tabellion/ui/shell/PlainPage.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { FileQuestion, RefreshCw, TriangleAlert } from 'lucide-react';
import { GuestMenu } from './GuestMenu.tsx';
import { readSession } from './session.ts';

/** A plain link, not the router's: when the page is broken, a fresh start is the point. */
function Home() {
  const text = useText();
  return (
    <a className={buttonClass({ variant: 'primary' })} href="/">
      {text('error.home')}
    </a>
  );
}

function Tools() {
  return (
    <>
      <LanguageMenu />
      {readSession() === undefined && <GuestMenu />}
    </>
  );
}

export function Error404Screen() {
  const text = useText();
  return (
    <PlainPage extra={<Tools />}>
      <EmptyState page icon={FileQuestion} title={text('error404.title')} action={<Home />}>
        {text('error404.body')}
      </EmptyState>
    </PlainPage>
  );
}

/** /error/500, and what stands in the place of a page that threw. */
export function Error500Screen() {
  const text = useText();
  return (
    <PlainPage extra={<Tools />}>
      <EmptyState
        page
        tone="err"
        icon={TriangleAlert}
        title={text('error500.title')}
        action={
          <div className="row wrap" style={{ justifyContent: 'center' }}>
            <Button icon={RefreshCw} onClick={() => window.location.reload()}>
              {text('error.reload')}
            </Button>
            <Home />
          </div>
        }
      >
        {text('error500.body')}
      </EmptyState>
    </PlainPage>
  );
}
