import { useCall } from '@tabellion/ui/call/useCall.ts';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { useForm } from '@tabellion/ui/form/useForm.ts';
import { Drawer } from '@tabellion/ui/layers/Drawer.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import * as z from 'zod/mini';
import { useCorporation, useStage, useToday } from '../../../organizations/web/public.ts';
import { type PeopleView, updatePosition } from '../../contract.ts';
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
  const call = useCall(updatePosition);
  return (
    <Drawer
      title={<RichText of="wizard.consent.title" with={{ name: <UserText>{of.display_name}</UserText> }} />}
      onClose={onClose}
    >
      <DrawerForm
        form={form}
        draft={draft}
        onSubmit={({ consent_on }) =>
          call.run({
            params: { id: orgId, position: 'directors' },
            body: { person: { person_id: of._id }, consent_on },
          })
        }
        onSaved={onSaved}
        save={text(exists ? 'transaction.record' : 'wizard.save')}
        onClose={onClose}
      >
        <DateField
          name="consent_on"
          label={text('wizard.director.consentOn')}
          help={text('wizard.director.consentOn.help')}
          max={today}
        />
      </DrawerForm>
    </Drawer>
  );
}
