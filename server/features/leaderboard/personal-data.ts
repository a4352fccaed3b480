import type { PersonalData } from '#server/personal-data.ts'
import { setOnBoard } from './histogram.ts'

/** The board shows rows of `members`; its own table counts members by their points. */
export const personalData: PersonalData = {
  tables: [],
  erase: (db, { id }) => setOnBoard(db, id, false),
}
