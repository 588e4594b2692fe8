import { buttonClass } from '@tabellion/ui/components/Button.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';

/** Leads to the page on which the payer confirms at his bank, where there is one. */
export function ConfirmAtBank({ url }: { url: string | null | undefined }) {
  const text = useText();
  if (url == null) return null;
  return (
    <div className="row end">
      <a href={url} className={buttonClass({ variant: 'primary', size: 'lg' })}>
        {text('billing.waiting.toBank')}
      </a>
    </div>
  );
}
