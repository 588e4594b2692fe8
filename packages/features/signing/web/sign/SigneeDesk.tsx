import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { PlainPage } from '@tabellion/ui/shell/PlainPage.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import type { ReactNode } from 'react';
import { LinkSession } from '../../../mailbox/web/public.ts';
import { loadWords } from '../words.ts';
import { SignDocuments } from './SignDocuments.tsx';

interface SigneeDeskProps {
  /** The session of the signee. */
  token: string;
  /** The way back to the other page. */
  back: ReactNode;
  /** The way on, once it is signed, declined or over. */
  next: ReactNode;
  onOver(): void;
  onDone(): void;
}

/** The documents of one request, for whoever proved his address on another page. */
export const SigneeDesk = ({ token, back, next, onOver, onDone }: SigneeDeskProps) => (
  <MoreTexts
    load={loadWords}
    waiting={
      <PlainPage>
        <PageSkeleton shape="paper" />
      </PlainPage>
    }
  >
    <LinkSession token={token} onOver={onOver}>
      <SignDocuments back={back} next={next} onDone={onDone} />
    </LinkSession>
  </MoreTexts>
);
