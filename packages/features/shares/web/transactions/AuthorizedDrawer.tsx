import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { AuthorizedSharesInput, changeAuthorized } from '../../transactionContract.ts';
import { ClassField } from './ClassField.tsx';
import { TransactionDrawer } from './TransactionDrawer.tsx';
import { TransactionFields, transactionStart } from './TransactionFields.tsx';
import type { ClassTransactionProps } from './transactionProps.ts';

const authorizedFields = z.strictObject({
  ...AuthorizedSharesInput.shape,
  authorizedExact: z.string(),
  isUnlimited: z.boolean(),
});

/** How many shares of a class the articles authorize. */
export function AuthorizedDrawer({ orgId, classId, options, onClose }: ClassTransactionProps) {
  const text = useText();
  const authorized = options.classes.find(({ _id }) => _id === classId)?.properties.authorized;
  return (
    <TransactionDrawer
      orgId={orgId}
      title={text('transaction.authorized')}
      name={`authorized/${classId ?? ''}`}
      schema={authorizedFields}
      start={{
        ...transactionStart(options.today),
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
      <ClassField classes={options.classes} />
      <CheckboxField name="isUnlimited" label={text('transaction.authorized.unlimited')} />
      <AuthorizedNumber />
      <TransactionFields today={options.today} isAmendment />
    </TransactionDrawer>
  );
}

function AuthorizedNumber() {
  const text = useText();
  const isUnlimited: boolean = useWatch({ name: 'isUnlimited' });
  return isUnlimited ? null : (
    <NumberField name="authorizedExact" label={text('transaction.authorized.number')} />
  );
}
