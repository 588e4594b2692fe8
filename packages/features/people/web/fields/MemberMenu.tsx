import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { Menu } from '@tabellion/ui/layers/Menu.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { listOrganizationUsers } from '../../../members/contract.ts';
import { listPeople } from '../../contract.ts';
import type { PersonForm } from './personForm.ts';

interface MemberMenuProps {
  prefix: string;
  /** Above it is the list of people on record: of them none is offered again. */
  belowPicker?: boolean | undefined;
}

/** Name and e-mail address of a member or of one who is invited, offered while none is typed; in the label's line, so that
 *  no field moves when the members are read. */
export function MemberMenu({ prefix, belowPicker = false }: MemberMenuProps) {
  const text = useText();
  const orgId = useOrgId();
  const { setValue, setFocus } = useFormContext();
  const { kind, firstname, lastname, email }: PersonForm = useWatch({ name: prefix.slice(0, -1) });
  const isBlank = kind === 'individual' && `${firstname}${lastname}${email}` === '';
  const when = useMay('members.manage') && isBlank;
  const users = useRead(listOrganizationUsers, { params: { orgId } }, { when });
  const people = useRead(listPeople, { params: { id: orgId } }, { when: when && belowPicker });
  if (!when || !users.data || (belowPicker && !people.data)) return null;
  const onRecord = new Set(people.data?.persons.map(({ display_name }) => display_name));
  const offered = users.data.users.filter(
    (one) => one.lastname && !onRecord.has(`${one.firstname} ${one.lastname}`.trim()),
  );
  if (offered.length === 0) return null;
  return (
    <Menu
      label={text('wizard.person.fromMembers')}
      button={text('wizard.person.fromMembers')}
      buttonClassName="btn btn--link t12"
      items={offered.map((one) => ({
        key: one._id,
        label: <UserText>{`${one.firstname} ${one.lastname} (${one.email})`.trim()}</UserText>,
        onSelect: () => {
          for (const field of ['firstname', 'lastname', 'email'] as const)
            setValue(`${prefix}${field}`, one[field], { shouldDirty: true });
          setFocus(`${prefix}firstname`);
        },
      }))}
    />
  );
}
