import { UserText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Fragment } from 'react';

/** People by name, one after the other; an erased name is said to be one. */
export function Names({ of }: { of: readonly { person_id: string; display_name: string }[] }) {
  const text = useText();
  return of.map(({ person_id: id, display_name: name }, at) => (
    <Fragment key={id}>
      {at > 0 && text('wizard.comma')}
      {name === '' ? text('dashboard.erased') : <UserText>{name}</UserText>}
    </Fragment>
  ));
}
