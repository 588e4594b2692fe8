import type { SubType } from '@tabellion/kit/actor.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import {
  createOrganizationUser,
  createUserBody,
  editOrganizationUser,
  editUserBody,
  listOrganizationUsers,
  type OrganizationUsersView,
  type OrganizationUserView,
} from '../contract.ts';
import { mayBeAdmin } from '../rules/accessOf.ts';
import { AccessFields } from './AccessFields.tsx';
import { nameOf } from './words.ts';

interface EditAccessDrawerProps {
  orgId: string;
  user: OrganizationUserView;
  list: OrganizationUsersView;
  onClose(): void;
}

/** Access type and sections; the company only when it was changed, so that access alone is answered as such. */
export function EditAccessDrawer({ orgId, user, list, onClose }: EditAccessDrawerProps) {
  const text = useText();
  const readings = useReadings();
  const edit = useCall(editOrganizationUser, { say: 'always' });
  const form = useForm(editUserBody, {
    start: {
      access_type: user.access_type,
      selectedSubRoleAccessType: [...user.selectedSubRoleAccessType],
      user_company_name: user.user_company_name,
    },
  });
  const draft = useDraft(form, `access/${user._id}`, true);
  const isOfAccount = user.user_sub_type === 'main_sub_user';
  return (
    <DrawerForm
      title={<RichText of="members.edit.title" with={{ name: <UserText>{nameOf(user)}</UserText> }} />}
      form={form}
      draft={draft}
      onSubmit={({ user_company_name: company, ...access }) => {
        const changed = company === user.user_company_name ? {} : { user_company_name: company };
        return edit.run({ params: { id: user._id }, body: { ...access, ...changed } });
      }}
      onSaved={(data) => readings.put(listOrganizationUsers, { params: { orgId } }, data)}
      save={text('members.form.save')}
      onClose={onClose}
    >
      {user.status === 'active' && (
        <Callout>
          {text('members.edit.holds')} {isOfAccount && text('members.edit.wide')}
        </Callout>
      )}
      <AccessFields
        grantable={list.grantable.filter((access) => access !== 'admin' || mayBeAdmin(user.user_sub_type))}
      />
      <TextField
        name="user_company_name"
        label={text('members.form.company')}
        help={text('members.form.companyHelp')}
        autoComplete="off"
        optional
      />
    </DrawerForm>
  );
}

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
