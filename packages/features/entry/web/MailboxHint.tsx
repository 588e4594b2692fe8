import { call } from '@tabellion/kit/client.ts';
import { useCallSetting } from '@tabellion/ui/call/CallProvider.tsx';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useEffect, useState } from 'react';
import { readSetting } from '../contract.ts';

/** Where mail stays on this machine, how to read it. */
export function MailboxHint() {
  const { language, text } = useLanguage();
  const { origin = '' } = useCallSetting();
  const [staysHere, setStaysHere] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    void call(readSetting, {}, { language, origin, signal: left.signal }).then((answer) => {
      if (answer.ok) setStaysHere(answer.data.mail_stays_here);
    });
    return () => left.abort();
  }, [language, origin]);
  return staysHere ? text('entry.mailbox') : null;
}
