/** Typed digits as 0 to 9, with the signs of Arabic and Persian numbers as a point and without those of thousands. */
export function latinDigits(typed: string): string {
  return typed
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll('٫', '.')
    .replaceAll('٬', '')
}
