import { updateUser } from '@tabellion/features/entry/contract.ts';
import { shownName } from '@tabellion/features/organizations/web/public.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { initials } from '@tabellion/ui/components/Avatar.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { SearchInput } from '@tabellion/ui/components/SearchInput.tsx';
import { fold } from '@tabellion/ui/form/ComboField.tsx';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import { usePopover } from '@tabellion/ui/layers/usePopover.ts';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeftRight, Check, ChevronsUpDown, Plus } from 'lucide-react';
import { useState } from 'react';
import type { AccountOrganization } from './useAccount.ts';

interface SwitcherProps {
  organizations: readonly AccountOrganization[];
  current: AccountOrganization | undefined;
}

/** The organization on the page, and the way to another: asked first, then stored, then its dashboard. */
export function OrganizationSwitcher({ organizations, current }: SwitcherProps) {
  const text = useText();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { select } = useSession();
  const keep = useCall(updateUser, { say: 'none' });
  const nameOf = (organization: AccountOrganization) => shownName(organization, text);
  const { open, setOpen, anchor, floating, style } = usePopover('start');
  const [wanted, setWanted] = useState('');
  const found = organizations.filter((each) => fold(nameOf(each)).includes(fold(wanted)));
  const mayAdd = current === undefined || current.access_type === 'admin' || current.access_type === 'full';

  const change = async (to: AccountOrganization) => {
    setOpen(false);
    if (to.unique_id === current?.unique_id) return;
    const yes = await confirm({
      title: <RichText of="shell.switcher.title" with={{ name: <UserText>{nameOf(to)}</UserText> }} />,
      body: current ? (
        <RichText of="shell.switcher.body" with={{ name: <UserText>{nameOf(current)}</UserText> }} />
      ) : (
        text('shell.switcher.bodyNone')
      ),
      confirm: text('shell.switcher.go'),
      cancel: text('shell.switcher.stay'),
    });
    if (!yes) return;
    select(to.unique_id, to.access_type, to.selectedSubRoleAccessType);
    // The next sign-in, here or elsewhere, opens it again. Not kept is no harm: nothing waits for it.
    void keep.run({ body: { selected_organization: to.unique_id } });
    void navigate({ to: `/app/org/${to.unique_id}/dashboard` });
  };

  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="org"
        aria-expanded={open}
        aria-label={current ? text('shell.switcher', { name: nameOf(current) }) : text('shell.switcher.none')}
        onClick={() => setOpen(!open)}
      >
        {current && <Seal name={current.name} />}
        <bdi>{current ? nameOf(current) : text('shell.switcher.none')}</bdi>
        <Icon of={ChevronsUpDown} size="sm" />
      </button>
      {open && (
        <div ref={floating} className="popover menu switcher" style={style}>
          <SearchInput label={text('shell.switcher.search')} value={wanted} onChange={setWanted} />
          <ul>
            {found.map((each) => (
              <li key={each.unique_id}>
                <button
                  type="button"
                  className="menu__item"
                  aria-current={each.unique_id === current?.unique_id || undefined}
                  onClick={() => void change(each)}
                >
                  <Seal name={each.name} />
                  <bdi className="trunc">{nameOf(each)}</bdi>
                  <span className="grow" />
                  <Icon of={each.unique_id === current?.unique_id ? Check : ArrowLeftRight} size="sm" />
                </button>
              </li>
            ))}
          </ul>
          {found.length === 0 && <p className="menu__note">{text('ui.nothing.title')}</p>}
          {mayAdd && (
            <>
              <hr className="menu__line" />
              <Button
                variant="ghost"
                icon={Plus}
                onClick={() => {
                  setOpen(false);
                  void navigate({ to: '/app/onboard/location' });
                }}
              >
                {text('shell.switcher.add')}
              </Button>
            </>
          )}
        </div>
      )}
    </>
  );
}

const Seal = ({ name }: { name: string }) => (
  <span className="org__seal" aria-hidden="true">
    {initials(name)}
  </span>
);
