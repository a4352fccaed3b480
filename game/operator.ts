/** The longest name and postal address of the operator, in characters. */
export const OPERATOR_LIMITS = { name: 120, postalAddress: 300 } as const

/** The operator's name and postal address; null if they aren't known. */
export type Operator = { readonly operatorName: string | null; readonly postalAddress: string | null }

/** Whether both are known that advertising emails and a privacy page have to name. */
export function isOperatorKnown({ operatorName, postalAddress }: Operator): boolean {
  return operatorName !== null && postalAddress !== null
}

/** A postal address as one line: its lines with commas between them. */
export function onOneLine(postalAddress: string): string {
  return postalAddress
    .split(/[\r\n]+/)
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => line !== '')
    .join(', ')
}
