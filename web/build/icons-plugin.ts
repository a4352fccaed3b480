import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { WEB } from './paths.ts'

const DRAWER = '\0whistlestop-icon'

/**
 * Takes each icon from its own module, drawn by web/ui/icon.ts. From the list of all icons, those of every screen come with
 * the first script, and what lucide draws them with knows much that nobody here uses.
 */
export function icons(): Plugin {
  const modules = readModules()
  return {
    name: 'whistlestop-icons',
    enforce: 'pre',
    resolveId: {
      filter: { id: /createLucideIcon\.mjs$/ },
      handler: () => DRAWER,
    },
    load: {
      filter: { id: /^\0whistlestop-icon$/ },
      handler: () => `export { createIcon as default } from ${JSON.stringify(join(WEB, 'ui/icon.ts'))}`,
    },
    transform: {
      filter: { id: { include: /\.tsx$/, exclude: /node_modules/ }, code: /from 'lucide-react'/ },
      handler: (code) => ({ code: importEach(code, modules), map: null }),
    },
  }
}

/** In as many lines as before, so that the places in errors stay right. */
export function importEach(code: string, modules: ReadonlyMap<string, string>): string {
  return code.replaceAll(/import \{([^}]*)\} from 'lucide-react'/g, (all, names: string) => {
    const each = names.split(',').flatMap((entry) => {
      const [name = '', local = name] = entry.trim().split(/\s+as\s+/)
      if (name === '' || name.startsWith('type ')) return []
      const module = modules.get(name)
      if (module === undefined) throw new Error(`lucide-react has no icon ${name}`)
      return [`import ${local} from 'lucide-react/icons/${module}'`]
    })
    return each.join('; ') + '\n'.repeat(all.split('\n').length - 1)
  })
}

/** The module of each icon by all of its names. */
function readModules(): ReadonlyMap<string, string> {
  const folder = dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'))
  const list = readFileSync(join(folder, 'dist/esm/lucide-react.mjs'), 'utf8')
  const lines = list.matchAll(/^export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/gm)
  return new Map(
    [...lines].flatMap(([, names = '', module = '']) =>
      names.split(',').map((name) => [name.replace('default as', '').trim(), module] as const),
    ),
  )
}
