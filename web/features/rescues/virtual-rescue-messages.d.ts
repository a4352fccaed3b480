declare module 'virtual:rescue-messages' {
  /** In the order of their file. Made at the build (web/build/rescue-messages-plugin.ts). */
  export const MESSAGES: readonly import('game/rescue-messages').RescueMessage[]
}
