import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { WEB } from './paths.ts'

/** The module that the router splits off for a route's component. */
export const splitOff = (route: string): string => `${join(WEB, 'routes', route)}.tsx?tsr-split=component`

/** The files that the bundler made, by what they are for. Files are named as in the built site: `assets/start-1.js`. */
export class Bundle {
  readonly #chunks: Rolldown.OutputChunk[]
  readonly #assets: Rolldown.OutputAsset[]

  constructor(files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]) {
    this.#chunks = files.filter((file) => file.type === 'chunk')
    this.#assets = files.filter((file) => file.type === 'asset')
  }

  /**
   * @returns the files of these modules, each followed by all that it cannot run without
   * @throws Error when a module has no file of its own
   */
  scriptsOf(...modules: string[]): string[] {
    const needed = new Set<string>()
    const need = (chunk: Rolldown.OutputChunk | undefined): void => {
      if (chunk === undefined || needed.has(chunk.fileName)) return
      needed.add(chunk.fileName)
      for (const name of chunk.imports) need(this.#chunks.find(({ fileName }) => fileName === name))
    }
    for (const module of modules) {
      const own = this.#chunks.find(({ facadeModuleId }) => facadeModuleId === module)
      if (own === undefined) throw new Error(`No script was made of ${module}`)
      need(own)
    }
    return [...needed]
  }

  stylesOf(scripts: readonly string[]): string[] {
    const chunks = this.#chunks.filter(({ fileName }) => scripts.includes(fileName))
    return [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))]
  }

  /** @returns the files that were made of the assets with one of these names */
  assets(names: readonly string[]): string[] {
    return this.#assets
      .filter((asset) => asset.names.some((name) => names.includes(name)))
      .map((asset) => asset.fileName)
  }

  /** The npm packages with code in the scripts. */
  packages(): string[] {
    const modules = this.#chunks.flatMap(({ moduleIds }) => moduleIds)
    return [...new Set(modules.flatMap((id) => PACKAGE.exec(id)?.[1] ?? []))].sort()
  }
}

const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//
