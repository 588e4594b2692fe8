import { Link } from '@tabellion/ui/router/Link.tsx';
import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';

/** Where several corporations are taken over at once: offered to whoever says that one exists. */
export const SeveralCorporations = () => (
  <MoreTexts load={loadTakingWords} waiting={null}>
    <Offer />
  </MoreTexts>
);

function Offer() {
  const text = useText();
  return (
    <p>
      <Link to="/app/onboard/corporations">{text('takeOver.link')}</Link>
    </p>
  );
}

export const loadTakingWords = byLanguage({
  en: async () => (await import('@tabellion/texts/taking/en.ts')).taking,
  fr: async () => (await import('@tabellion/texts/taking/fr.ts')).taking,
  tr: async () => (await import('@tabellion/texts/taking/tr.ts')).taking,
  ar: async () => (await import('@tabellion/texts/taking/ar.ts')).taking,
});
