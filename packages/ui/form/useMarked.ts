import type { FieldMessage } from '@tabellion/kit/reply.ts';
import { type RefObject, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { hasField } from './Form.tsx';

const NO_LABELS: ReadonlyMap<string, string> = new Map();

/**
 * Marks the fields of the form around that something tried was refused for, until it is tried again; the focus stays where
 * somebody types.
 * @param within  an element of the form
 * @returns the labels of these fields by the paths of `refused`; none of what has no field
 */
export function useMarked(
  refused: readonly FieldMessage[],
  within: RefObject<HTMLElement | null>,
): ReadonlyMap<string, string> {
  const { control, setError, clearErrors, getFieldState } = useFormContext();
  const [labels, setLabels] = useState(NO_LABELS);
  useEffect(() => {
    const marked = refused.filter(({ path }) => hasField({ control }, fieldOf(path)));
    const form = within.current?.closest('form');
    for (const { path, textCode, message } of marked) setError(fieldOf(path), { type: textCode, message });
    setLabels(new Map(marked.flatMap(({ path }) => labelOf(form?.elements.namedItem(fieldOf(path)), path))));
    return () => {
      for (const { path, textCode } of marked)
        if (getFieldState(fieldOf(path)).error?.type === textCode) clearErrors(fieldOf(path));
    };
  }, [refused, within, control, setError, clearErrors, getFieldState]);
  return labels;
}

const fieldOf = (path: string): string => path.replace(/^body\./, '');

/** The label without the "(optional)" after it. */
function labelOf(field: Element | RadioNodeList | null | undefined, path: string): [string, string][] {
  const [label] =
    field instanceof Element && 'labels' in field ? ((field as HTMLInputElement).labels ?? []) : [];
  const words = label?.firstChild?.textContent;
  return words ? [[path, words]] : [];
}
