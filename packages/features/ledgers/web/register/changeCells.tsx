import { DateText, Num, PercentText, UserText } from '@tabellion/ui/components/Data.tsx';
import { formatNumber } from '@tabellion/ui/format/number.ts';
import { RichText, type Text, useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ComparedLine } from '../../registerContract.ts';

/** The cells of the securities register on two dates that are more than their value. */
export const changeCells = (text: Text) => ({
  holder: ({ display_name: name, change }: ComparedLine) => (
    <span className={change === 'joined' ? 'who new' : 'who'}>
      {name === '' ? text('dashboard.erased') : <UserText>{name}</UserText>}
    </span>
  ),
  before: ({ beforeExact }: ComparedLine) => <Shares of={beforeExact} className="old" />,
  after: ({ afterExact }: ComparedLine) => <Shares of={afterExact} className="new" />,
  difference: ({ differenceExact }: ComparedLine) => <Difference of={differenceExact} />,
  because: (line: ComparedLine) => <Because of={line} />,
});

/** The two dates. @param to  undefined until today is known */
export const changeHeads = (text: Text, from: string, to: string | undefined) => ({
  before: <DateText date={from} />,
  after: to && <DateText date={to} />,
  difference: text('register.difference'),
});

interface Total {
  beforeExact: string;
  afterExact: string;
  differenceExact: string;
  holdersBefore: number;
  holdersAfter: number;
}

/** @param isWhole  the whole register is shown: its percentages are those of all shares */
export function changeTotals(text: Text, total: Total, isWhole: boolean) {
  const whole = (shares: string) => isWhole && shares !== '0' && <PercentText percent="100.00" />;
  return {
    holder: text('register.holdersNow', { before: total.holdersBefore, after: total.holdersAfter }),
    before: <Num of={total.beforeExact} />,
    after: <Num of={total.afterExact} />,
    difference: <Difference of={total.differenceExact} />,
    owned: whole(total.beforeExact),
    owns: whole(total.afterExact),
  };
}

const Shares = ({ of, className }: { of: string; className: string }) =>
  of === '0' ? (
    <span className="muted">–</span>
  ) : (
    <span className={className}>
      <Num of={of} />
    </span>
  );

/** The difference bears its sign: a change says which way. */
function Difference({ of }: { of: string }) {
  const { language } = useLanguage();
  if (of === '0') return <span className="muted">0</span>;
  const isLess = of.startsWith('-');
  const size = formatNumber(isLess ? of.slice(1) : of, language);
  return (
    <span className={isLess ? 'del' : 'ins'}>
      <bdi dir="ltr">{`${isLess ? '−' : '+'}${size}`}</bdi>
    </span>
  );
}

/** The last entry, and how many more there are. */
function Because({ of: { because } }: { of: ComparedLine }) {
  const { text } = useLanguage();
  const [last] = because;
  if (last === undefined) return <span className="muted">{text('register.because.none')}</span>;
  const label = last.label ?? text('register.because.unnumbered');
  return (
    <span>
      <RichText of={`register.because.${last.kind}`} with={{ label: <bdi>{label}</bdi> }} />
      {text('wizard.comma')}
      <DateText date={last.on} />
      {because.length > 1 && (
        <small className="sub">{text('register.because.more', { count: because.length - 1 })}</small>
      )}
    </span>
  );
}
