import type { Database } from '#server/database/database.ts'
import { CatalogueVersion } from './version.ts'

type Entry<Value> = { version: number; value: Promise<Value> }

/** Values that are built again only when the catalogue has changed. Calls at the same time share a build. */
export class VersionedCache<Value> {
  readonly #version: CatalogueVersion
  readonly #entries = new Map<string, Entry<Value>>()

  constructor(database: Database) {
    this.#version = new CatalogueVersion(database)
  }

  async read(key: string, build: () => Promise<Value>): Promise<Value> {
    // Read first: a change in between makes the value newer than its version, which the next call detects.
    const version = await this.#version.current()
    const cached = this.#entries.get(key)
    if (cached?.version === version) return cached.value
    const entry = { version, value: build() }
    this.#entries.set(key, entry)
    entry.value.catch(() => this.#drop(key, entry))
    return entry.value
  }

  /** A failed build isn't cached. */
  #drop(key: string, entry: Entry<Value>): void {
    if (this.#entries.get(key) === entry) this.#entries.delete(key)
  }
}
