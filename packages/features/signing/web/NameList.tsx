import { Fragment } from 'react';

/** Names or titles one after the other, each in its own direction; they wrap where they are long. */
export const NameList = ({ of: texts }: { of: readonly string[] }) =>
  texts.map((one, at) => (
    <Fragment key={one}>
      {at > 0 && ', '}
      <span dir="auto">{one}</span>
    </Fragment>
  ));
