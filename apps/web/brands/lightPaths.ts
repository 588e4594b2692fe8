/**
 * Paths of the pages that read nothing and need only the words of `texts/<language>.guest.ts`: the first load knows them, and
 * they open fastest. With every other path the server has the browser fetch what stands behind the sign-in beside the
 * first load.
 */
import { matcherOf } from '@tabellion/ui/router/match.ts';

export const lightPaths = [
  '/',
  '/app/login',
  '/login',
  '/app/forgot-password',
  '/app/reset-password/$token',
  '/verify/$token',
  '/error/404',
  '/error/500',
] as const;

export type LightPath = (typeof lightPaths)[number];

const match = matcherOf(lightPaths.map((path) => ({ path })));

/** @param pathname of an address, without its query */
export const isLight = (pathname: string): boolean => match(pathname) !== undefined;
