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
    for (const module of modules) {
      const own = this.#chunks.find(({ facadeModuleId }) => facadeModuleId === module)
      if (own === undefined) throw new Error(`No script was made of ${module}`)
      this.#need(own, needed)
    }
    return [...needed]
  }

  /**
   * @returns the files of the application and these of its screens, and what they fetch later: dialogs, parts of a screen,
   * styles and drawings
   */
  withLazyParts(entry: string, screens: readonly string[]): string[] {
    const start = this.scriptsOf(entry, ...screens)
    const needed = new Set(start)
    for (const name of start) {
      for (const lazy of this.#chunk(name)?.dynamicImports ?? []) {
        const chunk = this.#chunk(lazy)
        if (chunk === undefined || OTHER_SCREEN.test(chunk.facadeModuleId ?? '')) continue
        this.#need(chunk, needed)
      }
    }
    const scripts = [...needed]
    const drawings = scripts.flatMap((name) => [...(this.#chunk(name)?.viteMetadata?.importedAssets ?? [])])
    return [...scripts, ...this.stylesOf(scripts), ...drawings.filter((name) => !name.endsWith('.woff2'))]
  }

  #chunk(name: string): Rolldown.OutputChunk | undefined {
    return this.#chunks.find(({ fileName }) => fileName === name)
  }

  #need(chunk: Rolldown.OutputChunk | undefined, needed: Set<string>): void {
    if (chunk === undefined || needed.has(chunk.fileName)) return
    needed.add(chunk.fileName)
    for (const name of chunk.imports) this.#need(this.#chunk(name), needed)
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

/** Screens that aren't kept, and parts that aren't needed without a connection: for administrators, heavy, or for what isn't kept. */
const OTHER_SCREEN =
  /tsr-split|tsr-shared|-section\.tsx$|claim-advice|features.install|people.import-dialog|reminder-offer|own-video|level-chart|other-boards|administration|workbench/

const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//
