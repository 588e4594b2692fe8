import type { ComponentProps } from 'react';
import { AsOfBar } from './AsOfBar.tsx';
import { CompareBar } from './CompareBar.tsx';
import { RedlineLegend } from './Redline.tsx';

type RegisterBarProps = ComponentProps<typeof CompareBar> &
  Pick<ComponentProps<typeof AsOfBar>, 'zone'> &
  Pick<ComponentProps<typeof RedlineLegend>, 'counts'>;

/** The bar above a register: its date, or the two dates that are compared, and then what changed. */
export function RegisterBar({ counts, zone, ...bar }: RegisterBarProps) {
  const { at, comparison, today, days } = bar;
  if (comparison.from === undefined) return <AsOfBar {...{ at, today, days, zone }} />;
  return (
    <>
      <CompareBar {...bar} />
      <RedlineLegend
        counts={counts}
        onlyChanges={comparison.onlyChanges}
        onOnlyChanges={comparison.setOnlyChanges}
      />
    </>
  );
}
