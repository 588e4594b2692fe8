import { keep } from '@tabellion/ui/browser/kept.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { BEAT_MS, DEBOUNCE_MS, IDLE_MS, RECENT_MS, WARNING_MS } from './session.ts';

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;
const LOOK_MS = 1000;

interface Idle {
  /** The last minute has begun. */
  warned: boolean;
  /** The one action to stay. */
  stay(): void;
}

/**
 * Counts the time since the last sign of life in any tab of this browser, by the wall clock: a computer that slept,
 * or a tab that was slowed down or killed, changes nothing. Signs are noted at most every 500 ms. Once the reader is
 * warned, only `stay` starts the time again at once; signs of the last 30 seconds do so when the time is up.
 * @param onWork  called within a minute of a sign in this tab, at most once a minute, and when the reader stays
 */
export function useIdle(onIdle: () => void, onWork: () => void): Idle {
  const [warned, setWarned] = useState(false);
  const counted = useRef(Date.now());
  const latest = useRef(Date.now());
  const channel = useRef<BroadcastChannel>(undefined);
  const on = useRef({ onIdle, onWork });
  on.current = { onIdle, onWork };

  const startAgain = useCallback((at: number) => {
    counted.current = at;
    latest.current = at;
    setWarned(false);
  }, []);

  useEffect(() => {
    const tabs = new BroadcastChannel('tabellion-activity');
    channel.current = tabs;
    let isWarned = false;
    let [worked, lastBeat] = [false, Date.now()];

    const note = (at: number) => {
      latest.current = Math.max(latest.current, at);
      if (!isWarned) counted.current = latest.current;
    };
    const noteHere = () => {
      const now = Date.now();
      if (now - latest.current < DEBOUNCE_MS) return;
      note(now);
      worked = true;
      tabs.postMessage({ at: now, stays: false });
      void keep('lastActivity', now);
    };
    const look = () => {
      const now = Date.now();
      if (now - counted.current >= IDLE_MS) {
        if (now - latest.current >= RECENT_MS) return on.current.onIdle();
        startAgain(latest.current);
      }
      if (worked && now - lastBeat >= BEAT_MS) {
        [worked, lastBeat] = [false, now];
        on.current.onWork();
      }
      isWarned = now - counted.current >= IDLE_MS - WARNING_MS;
      setWarned(isWarned);
    };
    tabs.onmessage = ({ data }: MessageEvent<{ at: number; stays: boolean }>) => {
      if (data.stays) startAgain(data.at);
      else note(data.at);
      look();
    };

    for (const sign of signs) document.addEventListener(sign, noteHere, { capture: true, passive: true });
    const looking = setInterval(look, LOOK_MS);
    // A window that comes back to the front is looked at before anything can be pressed in it.
    document.addEventListener('visibilitychange', look);
    noteHere();
    return () => {
      for (const sign of signs) document.removeEventListener(sign, noteHere, { capture: true });
      document.removeEventListener('visibilitychange', look);
      clearInterval(looking);
      tabs.close();
    };
  }, [startAgain]);

  const stay = useCallback(() => {
    const now = Date.now();
    startAgain(now);
    on.current.onWork();
    channel.current?.postMessage({ at: now, stays: true });
    void keep('lastActivity', now);
  }, [startAgain]);

  return { warned, stay };
}
