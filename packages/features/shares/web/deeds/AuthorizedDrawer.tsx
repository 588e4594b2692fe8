import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { AuthorizedInput, changeAuthorized } from '../../deedContract.ts';
import { ClassField } from './ClassField.tsx';
import { DeedDrawer } from './DeedDrawer.tsx';
import { DeedFields, deedStart } from './DeedFields.tsx';
import type { ClassDeedProps } from './deedProps.ts';

const fields = z.strictObject({
  ...AuthorizedInput.shape,
  authorizedExact: z.string(),
  isUnlimited: z.boolean(),
});

/** How many shares of a class the articles authorize. */
export function AuthorizedDrawer({ orgId, classId, around, onClose }: ClassDeedProps) {
  const text = useText();
  const authorized = around.classes.find(({ _id }) => _id === classId)?.properties.authorized;
  return (
    <DeedDrawer
      orgId={orgId}
      title={text('deed.authorized')}
      name={`authorized/${classId ?? ''}`}
      schema={fields}
      start={{
        ...deedStart(around.today),
        class_id: classId ?? '',
        authorizedExact: authorized ?? '',
        isUnlimited: authorized === null,
        registry_certificate: '',
      }}
      endpoint={changeAuthorized}
      bodyOf={({ isUnlimited, authorizedExact, ...typed }) => ({
        ...typed,
        authorizedExact: isUnlimited ? null : authorizedExact,
      })}
      isTold={({ isUnlimited, authorizedExact }) =>
        (isUnlimited ? null : authorizedExact.trim()) !== (authorized ?? (authorized === null ? null : '')) &&
        (isUnlimited || authorizedExact.trim() !== '')
      }
      onClose={onClose}
    >
      <ClassField classes={around.classes} />
      <CheckboxField name="isUnlimited" label={text('deed.authorized.unlimited')} />
      <AuthorizedNumber />
      <DeedFields today={around.today} isAmendment />
    </DeedDrawer>
  );
}

function AuthorizedNumber() {
  const text = useText();
  const isUnlimited: boolean = useWatch({ name: 'isUnlimited' });
  return isUnlimited ? null : <NumberField name="authorizedExact" label={text('deed.authorized.number')} />;
}
