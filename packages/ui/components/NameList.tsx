import { Fragment } from 'react';
import { useText } from '../text/LanguageProvider.tsx';
import { UserText } from './Data.tsx';

/** Names one after the other in the direction of the page, each isolated: Latin names in an Arabic line begin on the right. */
export function NameList({ of }: { of: readonly string[] }) {
  const text = useText();
  return of.map((name, at) => (
    <Fragment key={at}>
      {at > 0 && text('search.comma')}
      <UserText>{name}</UserText>
    </Fragment>
  ));
}
