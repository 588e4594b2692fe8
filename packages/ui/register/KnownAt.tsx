import { formatInstant } from '@tabellion/texts/dates.ts';
import { localeOf } from '@tabellion/texts/text.ts';
import { Calendar, History } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { instantOfWall, wallTime, zoneName } from '../format/zone.ts';
import { usePopover } from '../layers/usePopover.ts';
import { useLanguage } from '../text/LanguageProvider.tsx';
import type { AsOf } from './useAsOf.ts';

/** "As known on": what the register said at an instant, before later entries and corrections, by the registry's clock. */
export function KnownAt({ at, zone }: { at: AsOf; zone: string | undefined }) {
  const { text } = useLanguage();
  const popover = usePopover('end');
  const { open, setOpen, anchor, floating, style } = popover;
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="btn btn--ghost asof__known"
        aria-haspopup="dialog"
        aria-expanded={open}
        title={text('register.knownAt.why')}
        disabled={zone === undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon of={History} />
        {text('register.knownAt')}
      </button>
      {open && zone !== undefined && (
        <div
          ref={floating}
          className="popover asof__ask"
          style={style}
          role="dialog"
          aria-label={text('register.knownAt')}
        >
          <Ask
            at={at}
            zone={zone}
            onDone={() => {
              setOpen(false);
              anchor.current?.focus();
            }}
          />
        </div>
      )}
    </>
  );
}

function Ask({ at, zone, onDone }: { at: AsOf; zone: string; onDone(): void }) {
  const { language, text } = useLanguage();
  const id = useId();
  const [wall, setWall] = useState(() => wallTime(at.knownAt ?? new Date().toISOString(), zone));
  const instant = instantOfWall(wall, zone);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const show = (event: FormEvent) => {
    event.preventDefault();
    if (instant === undefined) return;
    at.setKnownAt(instant);
    onDone();
  };
  return (
    <form className="stack" onSubmit={show}>
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {text('register.knownAt.field')}
        </label>
        <span className="input day">
          <bdi aria-hidden="true">{instant && formatInstant(instant, language, zone)}</bdi>
          <Icon of={Calendar} />
          <input
            ref={field}
            id={id}
            type="datetime-local"
            min="1970-01-01T00:00"
            max={wallTime(new Date().toISOString(), zone)}
            value={wall}
            aria-describedby={`${id}-zone`}
            onChange={(event) => setWall(event.target.value)}
          />
        </span>
        <span id={`${id}-zone`} className="help">
          {text('register.knownAt.zone', { zone: zoneName(zone, localeOf[language]) })}
        </span>
      </div>
      <div className="row end">
        {at.knownAt !== undefined && (
          <Button
            onClick={() => {
              at.setKnownAt(undefined);
              onDone();
            }}
          >
            {text('register.knownAt.all')}
          </Button>
        )}
        <Button type="submit" variant="primary" aria-disabled={instant === undefined}>
          {text('register.knownAt.show')}
        </Button>
      </div>
    </form>
  );
}
