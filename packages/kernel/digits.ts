/** Digits of the Arabic and Persian scripts as those of ASCII: keyboards of phones write them. All else stays. */
export const westernDigits = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
