/** The part of subset-font 2.9 that is used; it ships no types of its own. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number }
  export interface SubsetFontOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    variationAxes?: Record<string, Axis>
    keepAllGlyphs?: boolean
    noHinting?: boolean
  }
  export default function subsetFont(font: Buffer, text: string | null, options?: SubsetFontOptions): Promise<Buffer>
}
