import { Fragment, type ReactNode } from 'react';
import { type TextKey, useText } from './LanguageProvider.tsx';

interface RichTextProps {
  of: TextKey;
  /** Nodes that take the place of `{name}`: names in `<UserText>`, figures in `<Num>`, links. */
  with: Readonly<Record<string, ReactNode>>;
}

/** A sentence with nodes inside it. The sentence decides their order, so that every language can have its own. */
export function RichText({ of, with: nodes }: RichTextProps) {
  const text = useText();
  const marks = Object.fromEntries(Object.keys(nodes).map((name) => [name, `\u0001${name}\u0001`]));
  return text(of, marks)
    .split('\u0001')
    .map((part, at) => {
      const key = `${at}${part}`;
      return <Fragment key={key}>{at % 2 === 1 ? nodes[part] : part}</Fragment>;
    });
}
