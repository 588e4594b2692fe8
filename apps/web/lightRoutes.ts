/** The routes that the first load knows, and what a route is. All routes are in `routes.tsx`. */
import { type LazyScreen, lazyScreen } from '@tabellion/ui/router/lazyScreen.ts';
import type { ComponentType } from 'react';
import type { LightPath } from './brands/lightPaths.ts';
import type { RoleGroup } from './shell/guard.ts';

export interface RouteRow {
  /** A path that the router reads: `$name` is a part, `{-$name}` one that may be left out. */
  path: string;
  screen: LazyScreen;
  /** No group means everyone. */
  auth?: RoleGroup;
  /**
   * `app`: navigation and toolbar around it. `register`: the same, and later features add to the page. `bare`: the screen brings its own frame (guest, wizard, plain).
   * `light`: bare, and a row of this file (`brands/lightPaths.ts` says which may be).
   */
  layout: 'app' | 'register' | 'bare' | 'light';
}

/** @returns what makes rows of a layout, for those of a group */
export const rowsOf =
  <Path extends string = string>(layout: RouteRow['layout'], auth?: RoleGroup) =>
  <Name extends string>(path: Path, file: () => Promise<Record<Name, ComponentType>>, name: Name) => ({
    path,
    layout,
    ...(auth && { auth }),
    screen: lazyScreen(file, name),
  });

const guest = rowsOf<LightPath>('light', 'onlyGuest');
const light = rowsOf<LightPath>('light');

const loginScreen = () => import('@tabellion/features/entry/web/guest/LoginScreen.tsx');
const forgotPasswordScreen = () => import('@tabellion/features/entry/web/guest/ForgotPasswordScreen.tsx');
const resetPasswordScreen = () => import('@tabellion/features/entry/web/guest/ResetPasswordScreen.tsx');
const verifyScreen = () => import('@tabellion/features/entry/web/guest/VerifyScreen.tsx');
const errorScreens = () => import('./shell/ErrorScreens.tsx');

export const lightRows: readonly RouteRow[] = [
  guest('/app/login', loginScreen, 'LoginScreen'),
  guest('/login', loginScreen, 'LoginScreen'),
  guest('/app/forgot-password', forgotPasswordScreen, 'ForgotPasswordScreen'),
  light('/app/reset-password/$token', resetPasswordScreen, 'ResetPasswordScreen'),
  light('/verify/$token', verifyScreen, 'VerifyScreen'),
  light('/error/404', errorScreens, 'Error404Screen'),
  light('/error/500', errorScreens, 'Error500Screen'),
];
