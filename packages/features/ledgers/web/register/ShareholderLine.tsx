import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { TransactionMenu } from '../../../shares/web/public.ts';
import type { HoldingLine } from '../../registerContract.ts';

interface LineMenuProps {
  orgId: string;
  of: HoldingLine;
  terms: Parameters<typeof TransactionMenu>[0]['terms'] | undefined;
}

/** The menu of a holder in the register, with the transactions of his shares. */
export function ShareholderMenu({ orgId, of, terms }: LineMenuProps) {
  if (of.certificate_count === 0) return null;
  return (
    <TransactionMenu
      orgId={orgId}
      personId={of.person_id}
      classId={of.class_id}
      name={of.display_name}
      {...(terms && { terms })}
    />
  );
}

/** How many hold how many shares of which classes. */
export function ShareholderLead({ of: { holders, classes, sharesExact } }: LeadProps) {
  const text = useText();
  return (
    <RichText
      of="register.shareholders.lead"
      with={{
        holders: text('register.holders', { count: holders }),
        classes: text('register.classes', { count: classes }),
        shares: text('register.sharesCount', { shares: sharesExact }),
      }}
    />
  );
}

interface LeadProps {
  of: { readonly holders: number; readonly classes: number; readonly sharesExact: string };
}
