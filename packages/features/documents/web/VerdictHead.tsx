import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { ShieldAlert, ShieldCheck, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';

const icons = { ok: ShieldCheck, warn: ShieldAlert, err: ShieldX } as const;

interface VerdictHeadProps {
  tone: keyof typeof icons;
  title: ReactNode;
  /** Why, and what it leaves open. */
  children?: ReactNode;
}

/** A verdict in large, with its reasons. */
export const VerdictHead = ({ tone, title, children }: VerdictHeadProps) => (
  <div className="verdict__says">
    <Icon of={icons[tone]} size="lg" />
    <div>
      <h2>{title}</h2>
      {children}
    </div>
  </div>
);
