import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { type FormOf, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useCorporation } from '../../../organizations/web/public.ts';
import { addShareClass, removeShareClass, type SharesView, updateShareClass } from '../../contract.ts';
import { prefixOf } from '../../rules/usualClass.ts';
import type { ShareClass } from '../../shapes.ts';
import { ClassFields, classForm, inputOfClass, newClass, prefixesOf, startOfClass } from '../public.ts';

interface ClassDrawerProps {
  orgId: string;
  /** Undefined adds one. */
  of: ShareClass | undefined;
  /** Those there are, so that the suggestion is another one. */
  classes: readonly ShareClass[];
  onSaved(view: SharesView): void;
  onClose(): void;
}

/** One share class with its rights; free until the articles are submitted. */
export function ClassDrawer({ orgId, of, classes, onSaved, onClose }: ClassDrawerProps) {
  const text = useText();
  const confirm = useConfirm();
  const { articles } = useCorporation();
  const form = useForm(classForm, {
    start: of ? startOfClass(of) : newClass(classes, articles.language),
  });
  const draft = useDraft(form, `shareClass/${orgId}/${of?._id ?? ''}`, true);
  usePrefixOfName(form, of === undefined, classes);
  const say = { place: 'bottom', tone: 'warn' } as const;
  const add = useCall(addShareClass, say);
  const update = useCall(updateShareClass, say);
  const remove = useCall(removeShareClass, say);

  const take = async (shareClass: ShareClass) => {
    const yes = await confirm({
      title: (
        <RichText of="wizard.classes.removeTitle" with={{ name: <UserText>{shareClass.name}</UserText> }} />
      ),
      confirm: text('ui.remove'),
      danger: true,
    });
    if (!yes) return;
    const answer = await remove.run({ params: { id: orgId, classId: shareClass._id } });
    if (!answer.ok) return;
    onSaved(answer.data);
    onClose();
  };
  return (
    <DrawerForm
      title={text(of ? 'wizard.classes.edit' : 'wizard.classes.add')}
      form={form}
      draft={draft}
      onSubmit={(values) => {
        const body = inputOfClass(values);
        return of ? update.run({ params: { id: of._id }, body }) : add.run({ params: { id: orgId }, body });
      }}
      onSaved={onSaved}
      onClose={onClose}
      foot={
        <>
          {of && (
            <Button variant="danger" busy={remove.busy} onClick={() => void take(of)}>
              {text('ui.remove')}
            </Button>
          )}
          <span className="grow" />
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <SubmitButton>{text('wizard.save')}</SubmitButton>
        </>
      }
    >
      <ClassFields others={classes.filter(({ _id }) => _id !== of?._id)} />
    </DrawerForm>
  );
}

/** The prefix of a new class follows its name until it is typed itself. */
function usePrefixOfName(
  form: FormOf<typeof classForm>,
  isNew: boolean,
  classes: readonly ShareClass[],
): void {
  const name = useWatch({ control: form.control, name: 'name' });
  const { dirtyFields } = form.formState;
  const isTyped = dirtyFields.properties?.prefix === true;
  useEffect(() => {
    if (isNew && !isTyped) form.setValue('properties.prefix', prefixOf(name, prefixesOf(classes)));
  }, [form, isNew, isTyped, name, classes]);
}
