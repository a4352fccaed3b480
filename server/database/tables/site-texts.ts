import type { Generated } from 'kysely'

export type SiteTextTables = {
  /** The claims of the landing page, each to be sourced or hidden by an administrator. */
  marketing_figures: {
    key: string
    value: string
    label: string
    /** Where the figure comes from; null: it is shown as illustrative. */
    source: string | null
    is_hidden: 0 | 1
    /** Whether an administrator confirmed it without a published source. */
    is_confirmed: Generated<0 | 1>
    position: number
    /** 0 where it never was. */
    updated_at: Generated<number>
  }
  /** Markdown by its key: `income-disclosure`. */
  site_texts: { key: string; text: string; updated_at: number }
}
