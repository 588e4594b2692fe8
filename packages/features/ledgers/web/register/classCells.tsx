import { DateText, Id, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import { beforeAfter, type RegisterRow } from '@tabellion/ui/register/registerColumns.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';
import { classesRegister } from '../../classesRegister.ts';
import type { ClassOnDate } from '../../registerContract.ts';

interface ClassCells {
  text: Text;
  orgId: string;
  /** At which the pages of stated capital accounts are read too. */
  query: { asOf?: string; knownAt?: string };
}

/** The cells that are more than their value. */
export function classCells({ text, orgId, query }: ClassCells) {
  const rights = (one: ClassOnDate) => classesRegister.columns.rights.value?.(one, text);
  return {
    class: (line: RegisterRow<ClassOnDate>) => (
      <>
        <span className="who">
          {beforeAfter(
            line,
            ({ name }) => (
              <UserText>{name}</UserText>
            ),
            ({ name }) => name,
          )}
        </span>
        <small className="sub">
          <Id>{line.properties.prefix}</Id> · <DateText date={line.created_on} />
        </small>
      </>
    ),
    rights: (line: RegisterRow<ClassOnDate>) => (
      <span className="t12 rights">{beforeAfter(line, rights, rights)}</span>
    ),
    capital: ({ stated_capital: dollars, class_id: classId }: ClassOnDate) => (
      <Link className="rowlink" to={`/app/org/${orgId}/shares/capital/${classId}`} search={query}>
        <PriceText dollars={dollars} />
        <span className="sr">
          {text('search.comma')}
          {text('transaction.account')}
        </span>
      </Link>
    ),
  };
}
