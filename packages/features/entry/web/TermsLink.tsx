import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';

/** Opens beside the page, where what was typed stays. */
export function TermsLink() {
  const text = useText();
  return (
    <a href="/terms" target="_blank" rel="noopener">
      {text('terms.link')}
    </a>
  );
}
