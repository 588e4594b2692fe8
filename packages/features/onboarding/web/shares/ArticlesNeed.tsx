import { isolated, localeOf } from '@tabellion/texts/text.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { NeedsCard } from '@tabellion/ui/components/NeedsCard.tsx';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { StepRequirement } from '../../rules/needs.ts';
import type { SignificantHolder } from '../../rules/significant.ts';

interface ArticlesNeedProps {
  needs: readonly StepRequirement[];
  /** Whose vesting breaks the bounds: named instead of the general line. */
  vestingOf: string | undefined;
}

/** "What the articles need": four lines, each met or to be mended. */
export function ArticlesNeed({ needs, vestingOf }: ArticlesNeedProps) {
  const text = useText();
  /** The special text of an unmet need: an amount of zero would not help. */
  const lacking = (textCode: StepRequirement['textCode']): string | undefined => {
    if (textCode === 'ONBOARDING.NEED.MONEY') return text('wizard.subscribers.none');
    if (textCode !== 'ONBOARDING.NEED.VESTING' || vestingOf === undefined) return undefined;
    return text('wizard.needs.vestingOf', { name: isolated(vestingOf) });
  };
  return (
    <NeedsCard
      title={text('wizard.needs.title')}
      lines={needs.map(({ textCode, params, isMet }) => ({
        key: textCode,
        state: isMet ? 'met' : 'unmet',
        words: isMet ? text(textCode, params) : (lacking(textCode) ?? text(textCode, params)),
      }))}
    />
  );
}

/** The individuals with significant control whom the subscriptions show. */
export function SignificantNote({ holders }: { holders: readonly SignificantHolder[] }) {
  const text = useText();
  const { language } = useLanguage();
  if (holders.length === 0) return null;
  const names = new Intl.ListFormat(localeOf[language]).format(holders.map(({ name }) => isolated(name)));
  return (
    <Callout>
      <p className="t12">
        <b>{text('wizard.isc.count', { count: holders.filter(({ lookThrough }) => !lookThrough).length })}</b>{' '}
        {text('wizard.isc.who', { count: holders.length, names })}{' '}
        {holders.some(({ lookThrough }) => lookThrough) && text('wizard.isc.lookThrough')}
      </p>
    </Callout>
  );
}
