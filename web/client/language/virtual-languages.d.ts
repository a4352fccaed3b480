declare module 'virtual:languages' {
  /** The languages that visitors can choose, English first. Made at the build (web/build/languages-plugin.ts). */
  export const LANGUAGES: readonly {
    code: string
    /** As its speakers call it. */
    name: string
  }[]
}
