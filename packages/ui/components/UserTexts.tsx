import { Fragment } from 'react';
import { UserText } from './Data.tsx';

/** Names one after the other in the direction of the page, each isolated: Latin names in an Arabic line begin on the right. */
export const UserTexts = ({ of, comma }: { of: readonly string[]; comma: string }) =>
  of.map((name, at) => (
    <Fragment key={at}>
      {at > 0 && comma}
      <UserText>{name}</UserText>
    </Fragment>
  ));
