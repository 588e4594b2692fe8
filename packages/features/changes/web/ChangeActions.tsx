import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { duplicateChange, withdrawChange } from '../contract.ts';
import type { ChangeView } from '../shapes.ts';
import { changePath } from './paths.ts';
import { RemindButton } from './RemindButton.tsx';

/** Remind, edit before the first signature, withdraw until it went outside, begin another like it. */
export function ChangeActions({ orgId, of: change }: { orgId: string; of: ChangeView }) {
  const text = useText();
  const confirm = useConfirm();
  const { allAgain } = useReadings();
  const withdraw = useCall(withdrawChange, { say: 'always' });
  const duplicate = useCall(duplicateChange, { say: 'always' });
  const { change_id: changeId } = change;
  const params = { orgId, changeId };
  const withdrawing = async () => {
    const isSure = await confirm({
      title: text('changes.withdraw.title'),
      body: text('changes.withdraw.body'),
      confirm: text('changes.withdraw'),
      danger: true,
    });
    if (isSure) await withdraw.run({ params, body: {} }).then(allAgain);
  };
  const duplicating = async () => {
    const answer = await duplicate.run({ params, body: {} });
    if (!answer.ok) return;
    await allAgain();
    navigate({ to: changePath(orgId, answer.data.change.change_id) });
  };
  return (
    <>
      <RemindButton orgId={orgId} of={change} />
      <Button busy={duplicate.busy} onClick={() => void duplicating()}>
        {text('changes.duplicate')}
      </Button>
      {change.may_edit && (
        <Link className={buttonClass({})} to={`${changePath(orgId, changeId)}/edit`}>
          {text('changes.edit')}
        </Link>
      )}
      {change.may_withdraw && (
        <Button variant="danger" onClick={() => void withdrawing()}>
          {text('changes.withdraw')}
        </Button>
      )}
    </>
  );
}
