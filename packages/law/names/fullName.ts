/** A corporation's name with its legal element, as it must be written on contracts and invoices (CBCA s. 10(5)); empty while there is none. */
export const fullNameOf = ({
  name,
  name_postfix,
}: {
  readonly name: string;
  readonly name_postfix: string;
}): string => `${name} ${name_postfix}`.trim();
