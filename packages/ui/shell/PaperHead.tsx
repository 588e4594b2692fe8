import { formatInstant } from '@tabellion/texts/dates.ts';
import { use, useEffect, useRef } from 'react';
import { UserText } from '../components/Data.tsx';
import { RegistryZone } from '../format/registryZone.ts';
import { useLanguage } from '../text/LanguageProvider.tsx';

/** The top of every print of a page: whose it is, and when it was printed. */
export function PaperHead({ name }: { name: string }) {
  const { text, language } = useLanguage();
  const zone = use(RegistryZone);
  const printed = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The browser lays the paper out as soon as this returns: a state would come too late.
    const note = () => {
      const at = formatInstant(new Date().toISOString(), language, zone);
      if (printed.current) printed.current.textContent = text('ui.printedAt', { at });
    };
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, [language, text, zone]);
  return (
    <div className="onpaper paperhead">
      <strong>
        <UserText>{name}</UserText>
      </strong>
      <span ref={printed} />
    </div>
  );
}
