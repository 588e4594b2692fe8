import { navigate, useLocation } from '@tabellion/ui/router/address.ts';
import { type ReactNode, useEffect } from 'react';
import { mayOpen, placeInstead, type RoleGroup } from './guard.ts';

/** Shows a route to those who may open it, and sends the others away. It is judged when the address changes: who signs in
 *  or out is led on by that. */
export function Guarded({ auth, children }: { auth: RoleGroup | undefined; children: ReactNode }) {
  const { href } = useLocation();
  const isIn = mayOpen(auth);
  useEffect(() => {
    if (!isIn) void placeInstead(href).then((to) => navigate({ to, replace: true }));
  }, [isIn, href]);
  return isIn ? children : null;
}
