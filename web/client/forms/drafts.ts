const PREFIX = 'draft:'

const listeners = new Set<() => void>()
/** Stands in where the browser keeps nothing for us (storage switched off or full). */
const inMemory = new Map<string, string>()

/** The draft under this name as it was stored, or null. In this tab only: two tabs never write into one draft. */
export function readDraft(name: string): string | null {
  try {
    return inMemory.get(name) ?? sessionStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

export function writeDraft(name: string, text: string): void {
  try {
    sessionStorage.setItem(PREFIX + name, text)
    inMemory.delete(name)
  } catch {
    inMemory.set(name, text)
  }
  changed()
}

export function dropDraft(name: string): void {
  inMemory.delete(name)
  try {
    sessionStorage.removeItem(PREFIX + name)
  } catch {
    // Then nothing was kept there either.
  }
  changed()
}

/** The names of all drafts of this tab, whichever member wrote them. */
export function draftNames(): Set<string> {
  const names = new Set(inMemory.keys())
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) names.add(key.slice(PREFIX.length))
  } catch {
    // Then nothing was kept there either.
  }
  return names
}

export function dropAllDrafts(): void {
  draftNames().forEach(dropDraft)
}

/** @returns a function that ends the subscription */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function changed(): void {
  for (const listener of listeners) listener()
}
