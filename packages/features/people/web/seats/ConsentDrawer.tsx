import { useCall } from '@tabellion/ui/call/useCall.ts';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useCorporation, useStage, useToday } from '../../../organizations/web/public.ts';
import { useEntryPaper } from '../../../registers/web/public.ts';
import { giveConsent, type PeopleView, updatePosition } from '../../contract.ts';
import type { PositionHolder } from '../../shapes.ts';

const fields = z.strictObject({ consent_on: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')) });

interface ConsentDrawerProps {
  of: PositionHolder;
  onSaved(view: PeopleView): void;
  onClose(): void;
}

/** The consent of a director arrives (CBCA s. 106(9)): on record too it needs no reason to be added. */
export function ConsentDrawer({ of, onSaved, onClose }: ConsentDrawerProps) {
  const text = useText();
  const today = useToday();
  const { orgId } = useCorporation();
  const exists = useStage() === 'exists';
  const form = useForm(fields, { start: { consent_on: '' } });
  const draft = useDraft(form, `consent/${orgId}/${of._id}`, true);
  const give = useCall(giveConsent);
  const update = useCall(updatePosition);
  const elected = exists ? (of.elected_date ?? undefined) : undefined;
  // One before the election is a part of the appointment.
  const arrivesLater = (on: string) => elected !== undefined && on >= elected;
  const entryOf = (on: string) => ({ person_id: of._id, consent_on: on });
  const typed = useWatch({ control: form.control, name: 'consent_on' }) ?? '';
  const saved = exists ? 'wizard.consent.enter' : 'wizard.save';
  const paper = useEntryPaper({
    orgId,
    path: giveConsent.path,
    body: arrivesLater(typed) && typed <= today ? entryOf(typed) : undefined,
  });
  return (
    <DrawerForm
      title={<RichText of="wizard.consent.title" with={{ name: <UserText>{of.display_name}</UserText> }} />}
      form={form}
      draft={draft}
      onSubmit={({ consent_on: on }) =>
        arrivesLater(on)
          ? give.run({ params: { id: orgId }, body: { ...entryOf(on), ...paper.proposing } })
          : update.run({
              params: { id: orgId, position: 'directors' },
              body: { person: { person_id: of._id }, consent_on: on },
            })
      }
      onSaved={async (view) => {
        await paper.recorded(view.proposal_id ?? null);
        onSaved(view);
      }}
      save={text(paper.proposing ? 'transaction.propose' : saved)}
      onClose={onClose}
    >
      <DateField
        name="consent_on"
        label={text('wizard.director.consentOn')}
        help={text('wizard.director.consentOn.help')}
        max={today}
      />
      {paper.panel}
    </DrawerForm>
  );
}
