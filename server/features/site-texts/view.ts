import type { SiteSettings } from 'contract/site-settings'
import type { IncomeDisclosure, ManagedFigure, MarketingFigure } from 'contract/site-texts'
import type { Operator } from 'game/operator'
import type { Config } from '#server/config.ts'
import { mayMailInvitations } from '#server/features/operator/public.ts'
import type { FigureRow } from './queries.ts'
import type { TranslatedFigure } from './shown-figures.ts'

export function figureView(figure: Omit<FigureRow, 'position'>): ManagedFigure {
  const { is_hidden, updated_at } = figure
  return { ...shownFigureView(figure), isHidden: is_hidden === 1, updatedAt: new Date(updated_at).toISOString() }
}

export function shownFigureView(figure: TranslatedFigure): MarketingFigure {
  const { key, value, label, source, is_confirmed, language } = figure
  const shown = { key, value, label, source, isHidden: false, isConfirmed: is_confirmed === 1 }
  return language === undefined ? shown : { ...shown, language }
}

export function disclosureView({ text, updated_at }: { text: string; updated_at: number }): IncomeDisclosure {
  return { text, updatedAt: new Date(updated_at).toISOString() }
}

export function siteSettingsView(config: Config, operator: Operator): SiteSettings {
  const { passwordMin, referralPaysAt, contactEmail } = config
  return {
    passwordMin,
    referralPaysAt,
    contactEmail: contactEmail ?? null,
    ...operator,
    areInvitationsMailed: mayMailInvitations(config, operator),
  }
}
