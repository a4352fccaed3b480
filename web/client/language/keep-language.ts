/**
 * Chooses the language of this page for a visitor who has chosen none: they read a public page by its address in a language
 * and go on, to addresses that are the same in each. Kept free of imports: the start page loads it alone (landing.ts).
 */
export function keepLanguage(): void {
  if (/(?:^|; )language=/.test(document.cookie)) return
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox of 2023 have no Cookie Store
  document.cookie = `language=${document.documentElement.lang}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
}
