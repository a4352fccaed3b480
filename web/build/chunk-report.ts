import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** What is in a script file, for the size budget. */
export interface Chunk {
  file: string
  /** The module it was split off for, relative to `web/`, with the router's query; null where it is shared code. */
  of: string | null
  /** Files it cannot run without. */
  imports: string[]
  /** The npm packages with code in it. */
  packages: string[]
}

export const CHUNK_REPORT = '.build/chunks.json'

const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//

/** Writes beside the site which modules went into which file. */
export function chunkReport(): Plugin {
  let root = ''
  const short = (id: string) => (isAbsolute(id) ? relative(root, id) : id)
  return {
    name: 'whistlestop-chunk-report',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root
    },
    writeBundle({ dir }, bundle) {
      const chunks = Object.values(bundle).flatMap((file): Chunk[] => {
        if (file.type !== 'chunk') return []
        const packages = new Set(file.moduleIds.flatMap((id) => PACKAGE.exec(id)?.[1] ?? []))
        const of = file.facadeModuleId === null ? null : short(file.facadeModuleId)
        return [{ file: file.fileName, of, imports: file.imports, packages: [...packages].sort() }]
      })
      const path = join(dir ?? root, CHUNK_REPORT)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, JSON.stringify(chunks, null, 2))
    },
  }
}
