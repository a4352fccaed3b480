declare module 'virtual:guide' {
  /** In the order in which they play. Made at the build (web/build/guide-plugin.ts). */
  export const SCENES: readonly import('./guide-scene.ts').GuideScene[]
}
