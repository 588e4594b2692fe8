/** The frames with stand-in content, to look at. Their words are not texts: nobody but builders sees them. */

import { Button, IconButton } from '@tabellion/ui/components/Button.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { StatusBadge } from '@tabellion/ui/components/Data.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { PasswordField, TextField } from '@tabellion/ui/form/TextField.tsx';
import { StatesSheet } from '@tabellion/ui/StatesSheet.tsx';
import { AppShell } from '@tabellion/ui/shell/AppShell.tsx';
import { GuestShell } from '@tabellion/ui/shell/GuestShell.tsx';
import { LanguageMenu } from '@tabellion/ui/shell/LanguageMenu.tsx';
import type { NavSection } from '@tabellion/ui/shell/Nav.tsx';
import { PlainPage } from '@tabellion/ui/shell/PlainPage.tsx';
import { WizardFoot, WizardShell } from '@tabellion/ui/shell/WizardShell.tsx';
import {
  Bell,
  CircleCheck,
  FileQuestion,
  LayoutDashboard,
  NotebookText,
  SlidersHorizontal,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ThemePanel } from '../shell/ThemePanel.tsx';

const nav: NavSection[] = [
  {
    key: 'main',
    items: [
      { key: 'dashboard', label: 'Dashboard', icon: LayoutDashboard, to: '/dashboard' },
      { key: 'book', label: 'Minute Book', icon: NotebookText, to: '/book', count: 3 },
    ],
  },
  {
    key: 'registers',
    label: 'Registers',
    items: [{ key: 'holders', label: 'Shareholders', icon: Users, to: '/holders' }],
  },
];

function AppExample() {
  const [theme, setTheme] = useState(false);
  return (
    <AppShell
      nav={nav}
      tabs={['dashboard', 'book', 'holders']}
      switcher={
        <button type="button" className="org">
          <span className="org__seal">MR</span>
          <bdi>Maple Robotics Inc.</bdi>
        </button>
      }
      tools={
        <>
          <LanguageMenu />
          <IconButton icon={Bell} label="Notifications" className="dot" />
          <IconButton icon={SlidersHorizontal} label="Theme settings" onClick={() => setTheme(!theme)} />
        </>
      }
      navFoot={<span className="trunc">Checkpoint 48,213, 2 min ago</span>}
      panels={theme && <ThemePanel place={0} onClose={() => setTheme(false)} />}
    >
      <PageHead
        title={<bdi>Maple Robotics Inc.</bdi>}
        badge={
          <StatusBadge tone="ok" icon={CircleCheck}>
            Incorporated
          </StatusBadge>
        }
        lead="Federal, No. 1584203-7, since March 12, 2025."
        actions={<Button>New</Button>}
      />
      <StatesSheet />
    </AppShell>
  );
}

const steps = [
  { key: '1', title: 'Account Information', state: 'done', note: 'Complete' },
  { key: '2', title: 'Corporate Information', state: 'done', note: 'Complete' },
  {
    key: '3',
    title: 'Director & Officers',
    state: 'error',
    note: '1 thing to fix: a resident Canadian director',
  },
  { key: '4', title: 'Shares & Share Classes', state: 'now', note: 'In progress' },
  { key: '5', title: 'Choose a Plan & Pay', state: 'next', note: 'About 2 minutes' },
  { key: '6', title: 'Finalize & Submit', state: 'closed', note: 'Opens when steps 1 to 5 are complete' },
] as const;

const WizardExample = () => (
  <WizardShell
    kind="New federal corporation"
    name="Maple Robotics Inc."
    steps={steps.map((step) => (step.state === 'closed' ? step : { ...step, onOpen: () => undefined }))}
    current="4"
    savedAt="2026-04-20T14:42:00Z"
    onLeave={() => undefined}
    aside={<h2>Cap table on day one</h2>}
  >
    <PageHead
      title="Shares and share classes"
      lead="What the articles will say, and who subscribes on day one."
    />
    <WizardFoot back={<Button size="lg">Back</Button>}>
      <Button variant="primary" size="lg">
        Save and continue
      </Button>
    </WizardFoot>
  </WizardShell>
);

const signIn = z.strictObject({ email: z.email(), password: z.string().check(z.minLength(8)) });

function GuestExample() {
  const form = useForm(signIn, { start: { email: '', password: '' } });
  return (
    <GuestShell foot={<span>You are signed out after 20 minutes without activity.</span>}>
      <div>
        <h1>Sign in</h1>
        <p className="muted t14">The books of your corporation, kept and proven.</p>
      </div>
      <Form form={form} onSubmit={() => undefined}>
        <TextField large name="email" type="email" label="Email" autoComplete="username" />
        <PasswordField
          large
          name="password"
          label="Password"
          autoComplete="current-password"
          labelExtra={<a href="/">Forgot password?</a>}
        />
        <SubmitButton block size="lg" whenValid>
          Sign in
        </SubmitButton>
      </Form>
    </GuestShell>
  );
}

const PlainExample = () => (
  <PlainPage>
    <EmptyState page icon={FileQuestion} title="Page not found">
      The address may be mistyped.
    </EmptyState>
  </PlainPage>
);

const SheetExample = () => (
  <main className="board">
    <PageHead
      title="Components and their states"
      lead="Every state that the screens do not show on their own."
    />
    <StatesSheet />
  </main>
);

export const frames = {
  sheet: SheetExample,
  app: AppExample,
  wizard: WizardExample,
  guest: GuestExample,
  plain: PlainExample,
} as const;

export const isFrame = (word: string): word is keyof typeof frames => word in frames;
