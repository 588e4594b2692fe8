import { localeOf } from '@tabellion/texts/text.ts';
import '@tabellion/ui/register/record.css';
import { useFileFetch } from '@tabellion/ui/call/useFile.ts';
import { whenAtRest } from '@tabellion/ui/shell/whenAtRest.ts';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, BadgeX } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { CheckpointState } from './verifyInBrowser.ts';
import { loadRecordWords } from './words.ts';

/** The foot of the navigation: how far the log is by the checkpoint that this browser checked last, and when. */
export const CheckpointFoot = () => (
  <MoreTexts load={loadRecordWords} waiting={null}>
    <Shown />
  </MoreTexts>
);

const MINUTE_MS = 60_000;

function Shown() {
  const { text, language } = useLanguage();
  const now = useMinutes();
  const { data } = useCheckpoint();
  if (data === undefined) return null;
  if ('fault' in data)
    return (
      <>
        <BadgeX className="i err" strokeWidth={1.75} aria-hidden="true" />
        <span title={text(`records.fault.${data.fault}`)}>{text('records.foot.refuted')}</span>
      </>
    );
  const minutes = Math.floor((now - Date.parse(data.at)) / MINUTE_MS);
  const ago = new Intl.RelativeTimeFormat(localeOf[language], { numeric: 'auto', style: 'short' });
  return (
    <>
      <BadgeCheck className="i ok checkpoint" strokeWidth={1.75} aria-hidden="true" />
      <span title={text('records.foot.why')}>
        {text('records.foot', {
          size: data.size,
          ago: minutes < 1 ? ago.format(0, 'second') : ago.format(-minutes, 'minute'),
        })}
      </span>
    </>
  );
}

/** The code that checks comes with the first look. */
function useCheckpoint() {
  const fetchFile = useFileFetch();
  return useQuery<CheckpointState>({
    queryKey: ['checkpoint'],
    queryFn: async () => {
      // A page that is opened does not wait for it.
      await new Promise<void>(whenAtRest);
      const { checkpointInBrowser } = await import('./verifyInBrowser.ts');
      return await checkpointInBrowser(fetchFile);
    },
    refetchInterval: MINUTE_MS,
    retry: false,
  });
}

/** The time, as each minute begins. */
function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
