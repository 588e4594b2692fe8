import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';

const labels = [
  'name',
  'number',
  'office',
  'email',
  'activity',
  'distributing',
  'meeting',
  'contact',
  'director',
  'officer',
  'control',
] as const;

/** The name of a line; a person's is what he is. */
export function lineLabel({ line }: { readonly line: string }, text: Text): string {
  const [name] = line.split(':');
  const found = labels.find((one) => one === name);
  return found === undefined ? line : text(`annual.line.${found}`);
}
