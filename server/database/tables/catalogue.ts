export type CatalogueTables = {
  /** One row with the id 1. */
  catalogue: {
    id: number
    /** Rises with each change of what the lists of missions and courses show, so that each process knows when its copy is old. */
    version: number
  }
}
