import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { listOrganizationUsers } from '../../../members/contract.ts';
import { listPeople } from '../../contract.ts';
import type { PersonForm } from './personForm.ts';

interface MemberNamesProps {
  prefix: string;
  /** Above it is the list of people on record: of them none is offered again. */
  belowPicker?: boolean;
}

/** Name and e-mail address of a member or of one who is invited, offered while none is typed. */
export function MemberNames({ prefix, belowPicker = false }: MemberNamesProps) {
  const text = useText();
  const orgId = useOrgId();
  const { setValue } = useFormContext();
  const { kind, firstname, lastname, email }: PersonForm = useWatch({ name: prefix.slice(0, -1) });
  const isBlank = kind === 'individual' && `${firstname}${lastname}${email}` === '';
  const when = useMay('members.manage') && isBlank;
  const users = useRead(listOrganizationUsers, { params: { orgId } }, { when });
  const people = useRead(listPeople, { params: { id: orgId } }, { when: when && belowPicker });
  if (!when || !users.data || (belowPicker && !people.data)) return null;
  const onRecord = new Set(people.data?.persons.map(({ display_name }) => display_name));
  const offered = users.data.users.filter(
    (one) => one.firstname && one.lastname && !onRecord.has(`${one.firstname} ${one.lastname}`),
  );
  if (offered.length === 0) return null;
  return (
    <div className="row wrap">
      <small className="sub">{text('wizard.person.fromMembers')}</small>
      {offered.map((one) => (
        <Button
          key={one._id}
          size="sm"
          onClick={() => {
            for (const field of ['firstname', 'lastname', 'email'] as const)
              setValue(`${prefix}${field}`, one[field], { shouldDirty: true });
          }}
        >
          <UserText>{`${one.firstname} ${one.lastname} (${one.email})`}</UserText>
        </Button>
      ))}
    </div>
  );
}
