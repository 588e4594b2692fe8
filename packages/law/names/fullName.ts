/** A corporation's name with its legal element, as it is written everywhere; empty while there is none. */
export const fullNameOf = ({
  name,
  name_postfix,
}: {
  readonly name: string;
  readonly name_postfix: string;
}): string => `${name} ${name_postfix}`.trim();
