/** A name in one piece as the two parts of an individual's that the register keeps: the last word is the family name, by which
 *  it is sorted (CBCA s. 50(1)(a)); whoever is called otherwise is corrected by hand. A single word is the family name. */
export function splitName(name: string): { firstname: string; lastname: string } {
  const whole = name.trim();
  const at = whole.lastIndexOf(' ');
  return at < 0
    ? { firstname: '', lastname: whole }
    : { firstname: whole.slice(0, at).trim(), lastname: whole.slice(at + 1) };
}
