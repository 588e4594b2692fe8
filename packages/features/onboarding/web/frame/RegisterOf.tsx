import { Loading } from '@tabellion/ui/components/States.tsx';
import { Navigate } from '@tabellion/ui/router/Link.tsx';
import { type ReactNode, Suspense } from 'react';
import { hasRegisters } from '../../../organizations/web/public.ts';
import { useWizard } from './wizard.ts';

/** The step until the corporation exists; then its register: one thing has one place. */
export function StepOrRegister({ step, register }: { step: ReactNode; register: ReactNode }) {
  const { corporate } = useWizard();
  return <Suspense fallback={<Loading />}>{hasRegisters(corporate.status) ? register : step}</Suspense>;
}

/** Leads on inside the organization. @param to  such as `organization/directors` */
export function RedirectTo({ to }: { to: string }) {
  const { orgId } = useWizard();
  return <Navigate to={`/app/org/${orgId}/${to}`} replace />;
}
