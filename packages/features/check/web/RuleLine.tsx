import './check.css';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { BrokenRule } from '../contract.ts';
import { ruleWordsOf } from '../rules/ruleWords.ts';
import { severityIcons } from './Findings.tsx';

/** A broken rule in a line that leads to its places. */
export function RuleLine({ of: rule, to }: { of: BrokenRule; to: string }) {
  const { text, language } = useLanguage();
  return (
    <li className={`findings--${rule.severity}`}>
      <Icon of={severityIcons[rule.severity]} />
      <Link className="grow" to={to}>
        {ruleWordsOf(rule, [], text, language).title}
      </Link>
    </li>
  );
}
