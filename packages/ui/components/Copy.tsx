/** The copying of texts that nobody types: digests, addresses, codes. */
import { Copy } from 'lucide-react';
import { useSnack } from '../layers/SnackProvider.tsx';
import { useText } from '../text/LanguageProvider.tsx';
import { IconButton } from './Button.tsx';

/** Copies a text and says so; undefined where the browser offers no clipboard: it does only to pages on a secure origin. */
export function useCopy(): ((value: string) => void) | undefined {
  const text = useText();
  const snack = useSnack();
  if (!window.isSecureContext) return undefined;
  return (value) =>
    void navigator.clipboard.writeText(value).then(() => snack({ message: text('ui.copied'), tone: 'ok' }));
}

/** A digest in hexadecimal: its first and last eight digits, the whole of it under the pointer and in what is copied. */
export function Hash({ of }: { of: string }) {
  const text = useText();
  const copy = useCopy();
  return (
    <span className="row">
      <bdi dir="ltr" className="code nowrap" title={of}>
        {of.slice(0, 8)}…{of.slice(-8)}
      </bdi>
      {copy && <IconButton icon={Copy} size="sm" label={text('ui.copy')} onClick={() => copy(of)} />}
    </span>
  );
}
