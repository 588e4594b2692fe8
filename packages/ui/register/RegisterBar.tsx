import type { ComponentProps } from 'react';
import { AsOfBar } from './AsOfBar.tsx';
import { CompareBar } from './CompareBar.tsx';
import { RedlineLegend } from './Redline.tsx';

type RegisterBarProps = ComponentProps<typeof CompareBar> &
  Pick<ComponentProps<typeof AsOfBar>, 'zone'> &
  Pick<ComponentProps<typeof RedlineLegend>, 'counts'>;

/** What stands above a register: on which date it is read, or between which two it is compared, and then what changed. */
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
