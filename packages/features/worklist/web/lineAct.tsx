import type { TextKey } from '@tabellion/texts/text.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { usePage } from '@tabellion/ui/router/page.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { remindSignees } from '../../signing/contract.ts';
import type { WorkLine } from '../contract.ts';

interface LineActProps {
  of: WorkLine;
  /** The line in words, which tells several buttons of one name apart. */
  name: string;
  isPrimary?: boolean;
  /** As high as the buttons beside it; as low as a row otherwise. */
  isFull?: boolean;
  onDone(): void;
}

/** The next act of a line: done here where that takes no more than a press, else the page on which it is done. */
export function LineAct({ of: line, name, isPrimary = false, isFull = false, onDone }: LineActProps) {
  const text = useText();
  const remind = useCall(remindSignees, { say: 'always' });
  const leads = useLeads(line);
  const label = text(leads.isDoneThere ? labelOf(line) : 'worklist.act.view');
  const named = text('wizard.fieldOf', { what: label, name });
  const { subject } = line;
  const face = { variant: isPrimary ? 'primary' : 'plain', ...(!isFull && { size: 'sm' as const }) } as const;
  if (line.next_act === 'remind' && !line.is_yours && subject !== null)
    return (
      <Button
        {...face}
        data-act=""
        busy={remind.busy}
        aria-label={named}
        onClick={async () => {
          const params = { orgId: line.org_unique_id, envelopeId: subject };
          const answer = await remind.run({ params, body: {} });
          if (answer.ok) onDone();
        }}
      >
        {label}
      </Button>
    );
  return (
    <Link className={buttonClass(face)} data-act="" aria-label={named} to={leads.to}>
      {label}
    </Link>
  );
}

/** Hosts that hide Filing have no page of it: there a line leads to the deadlines, where it is seen. */
function useLeads({ path, org_unique_id: orgId }: WorkLine): { to: string; isDoneThere: boolean } {
  const { hasPage = () => true } = usePage();
  return hasPage(new URL(path, window.location.origin).pathname)
    ? { to: path, isDoneThere: true }
    : { to: `/app/org/${orgId}/dashboard/deadlines`, isDoneThere: false };
}

/** A return that is due only later may not be open at its registry yet: it is looked at, not filed. */
function labelOf({ next_act: act, is_yours: isYours, state }: WorkLine): TextKey {
  if (isYours) return 'worklist.act.sign';
  if (act === 'file' && state === 'later') return 'worklist.act.look';
  return act === null ? 'worklist.act.view' : `worklist.act.${act}`;
}
