/*
 * Loads what a first start loads and does nothing with it: loaded is enough to be kept compiled (docs/decisions/009).
 * Nothing here is called, so no setting is read and no database opened.
 */
import '#server/start.ts'
import 'content/load-courses'
import 'content/load-income-disclosure'
import 'content/load-missions'
