import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import type { ReadState } from '@tabellion/ui/call/useRead.ts';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { PlainPage } from '@tabellion/ui/shell/PlainPage.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MailX } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';

interface NotNowProps {
  frame?: ComponentType<{ children: ReactNode }>;
  of: ReadState<unknown>;
  /** The way back, where there is one. */
  back?: ReactNode;
}

/** Void, expired, declined, signed, out of turn or no link at all: one sentence says which. */
export function NotNow({ frame: Frame = PlainPage, of: reading, back }: NotNowProps) {
  const text = useText();
  const status = reading.error?.answer.status ?? 0;
  return (
    <Frame>
      {status === 0 || status === 429 || status >= 500 ? (
        <ReadFailed page of={reading} />
      ) : (
        <EmptyState page icon={MailX} title={text('signing.page.notNow')} action={back}>
          {reading.message}
        </EmptyState>
      )}
    </Frame>
  );
}
