import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';

/** Without a year end no tax return, waiver or yearly step can be scheduled. */
export function YearEndCallout({ orgId }: { orgId: string }) {
  const text = useText();
  const mayChange = useMay('corporation.edit');
  return (
    <Callout
      actions={
        mayChange && (
          <Link className={buttonClass({})} to={`/app/org/${orgId}/organization/info`}>
            {text('deadline.setYearEnd')}
          </Link>
        )
      }
    >
      {text('deadline.noYearEnd')}
    </Callout>
  );
}
