import { Num } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Severity } from '../rules/rule.ts';

export const severityIcons: Readonly<Record<Severity, LucideIcon>> = {
  error: CircleAlert,
  warning: TriangleAlert,
  hint: Info,
};

interface FindingsProps {
  severity: Severity;
  /** How many of them are broken. */
  rules: number;
  children: ReactNode;
}

/** The broken rules of one severity. */
export function Findings({ severity, rules, children }: FindingsProps) {
  const text = useText();
  return (
    <section className={`findings findings--${severity}`}>
      <div className="card__head">
        <h2 className="row">
          <Icon of={severityIcons[severity]} />
          {text(`check.severity.${severity}`)}
          <span className="muted num">
            <Num of={rules} />
          </span>
        </h2>
        <span className="muted t12">{text(`check.severity.${severity}.why`)}</span>
      </div>
      <ul className="rules">{children}</ul>
    </section>
  );
}
