import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useRested } from '@tabellion/ui/form/useRested.ts';
import { type Text, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { preSearch } from '../contract.ts';

interface NameFieldProps {
  /** Whether to look for like names: those of corporations to be. */
  checked: boolean;
}

/** The corporate name; it says whether a like one was found once the writer pauses. */
export function NameField({ checked }: NameFieldProps) {
  const text = useText();
  const name = useDeferredValue(String(useWatch({ name: 'name' }) ?? '').trim());
  const postfix = String(useWatch({ name: 'name_postfix' }) ?? '');
  const request = useRested(name, 500);
  const isLong = request.length >= 3;
  const query = { name: request, ...(postfix === '' ? {} : { name_postfix: postfix }) };
  const found = useRead(preSearch, { query }, { when: checked && isLong });
  const says = checked && isLong && found.data ? verdict(found.data, text) : undefined;
  return (
    <TextField
      name="name"
      label={text('organization.name')}
      autoComplete="off"
      help={says?.isFree ? says.words : undefined}
      warning={says && !says.isFree ? says.words : undefined}
    />
  );
}

function verdict(found: ReplyOf<typeof preSearch>, text: Text): { isFree: boolean; words: string } {
  if (found.available) return { isFree: true, words: text('organization.nameFree') };
  const [match] = found.matches;
  const words =
    match === undefined
      ? text('organization.nameTakenHidden')
      : text('organization.nameTaken', { name: match.name });
  return { isFree: false, words };
}
