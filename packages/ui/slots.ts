import { type ComponentType, createContext, createElement, Fragment, type ReactNode, use } from 'react';

/** The places that pages leave for later features. A page names its place beside itself:
 *  `declare module '@tabellion/ui/slots.ts' { interface Slots { 'page.place': { gives: Given; takes: Added } } }`. */
// biome-ignore lint/suspicious/noEmptyInterface: pages add their places
export interface Slots {}

type Gives<Name extends keyof Slots> = Slots[Name]['gives'];
type Takes<Name extends keyof Slots> = Slots[Name]['takes'];

/** A feature's contribution to a place of a page: a hook, so that it may read, ask and remember. */
type Contribution<Name extends keyof Slots> = (given: Gives<Name>) => Takes<Name>;

export type Contributions = { readonly [Name in keyof Slots]?: readonly Contribution<Name>[] };

/** Filled once, by the last feature, and never changed: contributions are hooks. */
export const SlotsContext = createContext<Contributions>({});

/** Later features' contributions to a place of a page, in the order in which the last feature names them. */
export function useSlot<Name extends keyof Slots>(name: Name, given: Gives<Name>): readonly Takes<Name>[] {
  const contributions: readonly Contribution<Name>[] = use(SlotsContext)[name] ?? [];
  return contributions.map((contribute) => contribute(given));
}

/** The places in which contributions are drawn: there they are components. */
type DrawnSlot = {
  [Name in keyof Slots]: Slots[Name] extends { takes: ReactNode } ? Name : never;
}[keyof Slots];

/** A place that later features draw in. */
export function Slot<Name extends DrawnSlot>({ of: name, gives }: { of: Name; gives: Gives<Name> }) {
  const parts: readonly ComponentType<Gives<Name>>[] = use(SlotsContext)[name] ?? [];
  return createElement(Fragment, null, ...parts.map((part) => createElement(part, gives)));
}
