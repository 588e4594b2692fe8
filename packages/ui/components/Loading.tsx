import { useEffect, useState } from 'react';
import { useText } from '../text/LanguageProvider.tsx';

/** True after `ms`, so that what is quick never flickers; from the start where the reader waits already. */
export function useLater({ ms = 150, isWaiting = false } = {}): boolean {
  const [late, setLate] = useState(isWaiting);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return late;
}

/** 'Loading...', shown after 150 ms and announced. */
export function Loading() {
  const text = useText();
  const late = useLater();
  return (
    <div className="loading" role="status" aria-busy="true">
      {late && (
        <>
          <span className="spin" aria-hidden="true" />
          {text('ui.loading')}
        </>
      )}
    </div>
  );
}
