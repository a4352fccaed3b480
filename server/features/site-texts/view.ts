import type { SiteSettings } from 'contract/site-settings'
import type { IncomeDisclosure, MarketingFigure } from 'contract/site-texts'
import type { Config } from '#server/config.ts'
import type { FigureRow } from './queries.ts'

export function figureView({ key, value, label, source, is_hidden }: Omit<FigureRow, 'position'>): MarketingFigure {
  return { key, value, label, source, isHidden: is_hidden === 1 }
}

export function disclosureView({ text, updated_at }: { text: string; updated_at: number }): IncomeDisclosure {
  return { text, updatedAt: new Date(updated_at).toISOString() }
}

export function siteSettingsView({ passwordMin, referralPaysAt, contactEmail }: Config): SiteSettings {
  return { passwordMin, referralPaysAt, contactEmail: contactEmail ?? null }
}
