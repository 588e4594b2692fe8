/** Shown for content: nothing yet, nothing found, not allowed, not there, not readable, loading. */
import { CloudOff, FileQuestion, Lock, type LucideIcon, RefreshCw, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../text/LanguageProvider.tsx';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

// A file of its own, because the first page needs it without the states.
export { Loading } from './Loading.tsx';

interface StateProps {
  icon: LucideIcon;
  title: ReactNode;
  /** Why it is so, and what to do. */
  children?: ReactNode;
  /** One action. */
  action?: ReactNode;
  tone?: 'err' | undefined;
  /** Fills a whole page; its title is then the page's heading. */
  page?: boolean | undefined;
}

/** An empty place says why it is empty and carries one action. */
export function EmptyState({ icon, title, children, action, tone, page }: StateProps) {
  const Heading = page ? 'h1' : 'h2';
  return (
    <div className={`empty${page ? ' empty--page' : ''}${tone ? ' empty--err' : ''}`}>
      <span className="empty__mark">
        <Icon of={icon} size="lg" />
      </span>
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className="row">{action}</div>}
    </div>
  );
}

/** A filter or search that nothing answers. */
export function NothingFound({
  children,
  onClear,
}: {
  children?: ReactNode;
  onClear?: (() => void) | undefined;
}) {
  const text = useText();
  return (
    <EmptyState
      icon={Search}
      title={text('ui.nothing.title')}
      action={onClear && <Button onClick={onClear}>{text('ui.nothing.clear')}</Button>}
    >
      {children ?? text('ui.nothing.body')}
    </EmptyState>
  );
}

interface ErrorStateProps {
  title?: ReactNode;
  /** The server's message, in the reader's language. */
  message?: ReactNode;
  onRetry?: (() => void) | undefined;
  page?: boolean | undefined;
}

/** Something could not be read; what was typed is kept. */
export function ErrorState({ title, message, onRetry, page }: ErrorStateProps) {
  const text = useText();
  return (
    <div role="alert">
      <EmptyState
        icon={CloudOff}
        tone="err"
        page={page}
        title={title ?? text('ui.error.title')}
        action={
          onRetry && (
            <Button icon={RefreshCw} onClick={onRetry}>
              {text('ui.error.retry')}
            </Button>
          )
        }
      >
        {message || text('ui.error.body')}
      </EmptyState>
    </div>
  );
}

/** The reader may not see this; `message` names the reason by the specification's sentence. */
export function ForbiddenState({ message, page }: { message?: ReactNode; page?: boolean | undefined }) {
  const text = useText();
  return (
    <EmptyState icon={Lock} title={text('ui.forbidden.title')} page={page}>
      {message ?? text('ACCESS.RESTRICTED')}
    </EmptyState>
  );
}

/** Not there, or not for this reader: the same words for both. */
export function NotFoundState({ action, page }: { action?: ReactNode; page?: boolean | undefined }) {
  const text = useText();
  return (
    <EmptyState icon={FileQuestion} title={text('ui.notFound.title')} action={action} page={page}>
      {text('GENERAL.NOT_FOUND')}
    </EmptyState>
  );
}

/** One grey bar where a word will stand. */
export function Skeleton({ width, height }: { width?: number | string; height?: number }) {
  return <span className="sk" style={{ width, height }} aria-hidden="true" />;
}
