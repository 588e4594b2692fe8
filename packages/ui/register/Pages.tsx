import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { useText } from '../text/LanguageProvider.tsx';

interface PagesProps {
  /** Whether this is a later page than the first. */
  isLater: boolean;
  next: string | null | undefined;
  onGo(after: string | undefined): void;
}

/** The links under a register that does not fit on one page: on to the next, and back to the first. */
export function Pages({ isLater, next, onGo }: PagesProps) {
  const text = useText();
  if (!isLater && !next) return null;
  return (
    <div className="row between">
      {isLater ? (
        <Button onClick={() => onGo(undefined)}>
          <Icon of={ChevronLeft} flip />
          {text('register.firstPage')}
        </Button>
      ) : (
        <span />
      )}
      {next && (
        <Button onClick={() => onGo(next)}>
          {text('register.nextPage')}
          <Icon of={ChevronRight} flip />
        </Button>
      )}
    </div>
  );
}
