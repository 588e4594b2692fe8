import type { SubType } from '@tabellion/kit/actor.ts';
import { useCall, useReadings } from '@tabellion/ui/call/calls.ts';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import {
  createOrganizationUser,
  createUserBody,
  listOrganizationUsers,
  type OrganizationUsersView,
} from '../contract.ts';
import { mayBeAdmin } from '../rules/accessOf.ts';
import { AccessFields } from './AccessFields.tsx';

interface InviteDrawerProps {
  orgId: string;
  title: string;
  subType: SubType;
  list: OrganizationUsersView;
  /** Fields of one kind of user, above the access. */
  children?: ReactNode;
  onClose(): void;
}

/** Invites somebody by e-mail. Section 6's default access is restricted. */
export function InviteDrawer({ orgId, title, subType, list, children, onClose }: InviteDrawerProps) {
  const text = useText();
  const readings = useReadings();
  const create = useCall(createOrganizationUser, { say: 'always' });
  const form = useForm(createUserBody, {
    start: {
      email: '',
      firstname: '',
      lastname: '',
      user_company_name: '',
      access_type: 'restricted',
      selectedSubRoleAccessType: [],
      user_sub_type: subType,
    },
  });
  const draft = useDraft(form, `invite/${orgId}/${subType}`, true);
  return (
    <DrawerForm
      title={title}
      form={form}
      draft={draft}
      onSubmit={(body) => create.run({ params: { orgId }, body })}
      onSaved={(data) => readings.put(listOrganizationUsers, { params: { orgId } }, data)}
      save={text('members.form.send')}
      onClose={onClose}
    >
      <TextField
        name="email"
        type="email"
        label={text('members.form.email')}
        help={text('members.form.emailHelp')}
        autoComplete="off"
      />
      <div className="grid2">
        <TextField name="firstname" label={text('members.form.firstname')} autoComplete="off" optional />
        <TextField name="lastname" label={text('members.form.lastname')} autoComplete="off" optional />
      </div>
      <TextField
        name="user_company_name"
        label={text('members.form.company')}
        help={text('members.form.companyHelp')}
        autoComplete="off"
        optional
      />
      {children}
      <AccessFields
        grantable={list.grantable.filter((access) => access !== 'admin' || mayBeAdmin(subType))}
      />
    </DrawerForm>
  );
}
