import { formatDate } from '@tabellion/texts/dates.ts';
import { MoneyText } from '@tabellion/ui/components/Data.tsx';
import { RichText, useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { FilingView } from '../contract.ts';

/** The registry's fee. @param dated  with the day for which its source speaks */
export function FilingFee({ of: { fee }, dated }: { of: Pick<FilingView, 'fee'>; dated?: boolean }) {
  const { language, text } = useLanguage();
  if (fee === null) return <span className="muted">{text('filings.fee.unknown')}</span>;
  const amount = fee.cents === 0 ? text('filings.fee.none') : <MoneyText cents={fee.cents} />;
  if (!dated) return <span>{amount}</span>;
  return fee.as_of === null ? (
    <RichText of="filings.fee.undated" with={{ fee: amount }} />
  ) : (
    <RichText of="filings.fee.asOf" with={{ fee: amount, date: formatDate(fee.as_of, language, 'long') }} />
  );
}
