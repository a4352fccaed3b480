import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MESSAGES } from 'messages/catalogue'
import type { Plugin } from 'vite'
import { inLanguage } from './documents.ts'
import { guideScenes } from './guide-plugin.ts'
import { type SiteLanguage, siteLanguages } from './languages.ts'
import { rescueMessages } from './rescue-messages-plugin.ts'

const NAME = 'virtual:languages'
const ID = `\0${NAME}`

/** What makes the site one in a language: its messages, and what of the starter content is part of the site. */
export function languages(language: SiteLanguage): Plugin[] {
  return [messagesOf(language), guideScenes(language), rescueMessages(language)]
}

/** Makes `messages/…` the messages of one language, and `virtual:languages` the list of those that visitors can choose. */
function messagesOf(language: SiteLanguage): Plugin {
  return {
    name: 'whistlestop-languages',
    enforce: 'pre',
    resolveId: (id) => (id === NAME ? ID : moduleOf(id, language.code)),
    load: {
      filter: { id: /^\0virtual:languages$/ },
      handler() {
        const list = siteLanguages().map(({ code, name }) => ({ code, name }))
        return `export const LANGUAGES = ${JSON.stringify(list)}`
      },
    },
    // For `npm run dev`; the build writes its documents itself.
    transformIndexHtml: (html) => inLanguage(html, language),
  }
}

/** @returns undefined for what is no module of a language, such as `messages/languages` */
function moduleOf(id: string, code: string): string | undefined {
  const [, name] = /^messages\/(.+)$/.exec(id) ?? []
  const file = join(MESSAGES, 'generated', code, `${name}.ts`)
  return name !== undefined && existsSync(file) ? file : undefined
}
