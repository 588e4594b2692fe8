import { call } from '@tabellion/kit/client.ts';
import { useCallSetting } from '@tabellion/ui/call/CallProvider.tsx';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useEffect, useState } from 'react';
import { readSetting } from '../contract.ts';

/** Where mail stays on this machine, the way to it; in another tab, so that the reader finds this page again. */
export function MailboxLink() {
  const { language, text } = useLanguage();
  const { origin = '' } = useCallSetting();
  const [mailbox, setMailbox] = useState<string | null>(null);
  useEffect(() => {
    const left = new AbortController();
    void call(readSetting, {}, { language, origin, signal: left.signal }).then((answer) => {
      if (answer.ok) setMailbox(answer.data.mailbox);
    });
    return () => left.abort();
  }, [language, origin]);
  if (mailbox === null) return null;
  return (
    <a href={mailbox} target="_blank" rel="noreferrer">
      {text('entry.mailbox')}
    </a>
  );
}
