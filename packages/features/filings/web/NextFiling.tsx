import { citationIn } from '@tabellion/texts/citations.ts';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { StatusBadge } from '@tabellion/ui/components/Data.tsx';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CalendarLeaf } from '../../deadlines/web/public.ts';
import type { FilingView } from '../contract.ts';
import { FilingAction } from './FilingAction.tsx';
import { FilingFee } from './FilingFee.tsx';
import { registryOf, ruleOf, stateOf, titleOf } from './filingWords.ts';

interface NextFilingProps {
  orgId: string;
  of: FilingView;
  /** Left out for who may not. */
  onMark: ((filing: FilingView) => void) | undefined;
}

/** The filing to go on with: its day, rule and fee, and one button. */
export function NextFiling({ orgId, of: filing, onMark }: NextFilingProps) {
  const { language, text } = useLanguage();
  const { tone, words } = stateOf(filing, text);
  return (
    <Card title={text('filings.next')}>
      <div className="row wrap filings__next">
        <CalendarLeaf of={{ due_on: filing.due_date, days: filing.days }} />
        <div className="grow">
          <b>{titleOf(filing, text)}</b>
          <span className="sub">
            {registryOf(filing.registration, text)}
            {text('wizard.comma')}
            {ruleOf(filing, text, language)}
            {filing.section && ` (${citationIn(language, filing.section)})`}
          </span>
        </div>
        <StatusBadge tone={tone}>{words}</StatusBadge>
        <FilingFee of={filing} />
        <FilingAction orgId={orgId} of={filing} onMark={onMark} />
      </div>
    </Card>
  );
}
