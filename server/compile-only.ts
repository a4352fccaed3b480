/*
 * Loads what a first start loads, which is enough to fill the compile cache (docs/decisions/009). Nothing is called, so
 * no setting is read and no database opened.
 */
import '#server/start.ts'
import 'content/load-courses'
import 'content/load-income-disclosure'
import 'content/load-missions'
