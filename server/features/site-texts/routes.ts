import { OriginalQuery } from 'contract/common'
import { SiteSettings } from 'contract/site-settings'
import {
  FiguresQuery,
  IncomeDisclosure,
  IncomeDisclosureUpdate,
  ManagedFigure,
  ManagedFigures,
  MarketingFigureParams,
  MarketingFigures,
  MarketingFigureUpdate,
} from 'contract/site-texts'
import { momentOfChange, refuseUnseenChange } from '#server/changes.ts'
import { claimsOf, FIELDS, type NamedTexts, refuseNewClaims } from '#server/claims.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { actorOf, recordAudit } from '#server/features/audit/public.ts'
import { readOperator } from '#server/features/operator/public.ts'
import { languageOf } from '#server/features/sessions/public.ts'
import { contentLanguage, translateOne } from '#server/features/translations/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { offeredLanguage } from '#server/languages.ts'
import { Refusal } from '#server/refusal.ts'
import { findFigure, findText, listFigures, replaceText, updateFigure } from './queries.ts'
import { readShownFigures } from './shown-figures.ts'
import { INCOME_DISCLOSURE } from './starter-texts.ts'
import { disclosureView, figureView, shownFigureView, siteSettingsView } from './view.ts'

const tags = ['site texts']

export function siteTextRoutes(scope: Scope, { config, database }: Pick<Dependencies, 'config' | 'database'>): void {
  scope.get(
    '/api/site',
    { schema: { tags, summary: 'Get the settings that screens show', response: { 200: SiteSettings, ...refusals } } },
    async () => siteSettingsView(config, await readOperator(database.read, config)),
  )

  scope.get(
    '/api/marketing-figures',
    {
      schema: {
        tags,
        summary: 'List the marketing figures',
        querystring: FiguresQuery,
        response: { 200: MarketingFigures, ...refusals },
      },
    },
    async (request) => {
      const language = offeredLanguage(config, request.query.language) ?? languageOf(request)
      return (await readShownFigures(database.read, config, language)).map(shownFigureView)
    },
  )

  scope.get(
    '/api/income-disclosure',
    {
      schema: {
        tags,
        summary: 'Get the income disclosure',
        querystring: OriginalQuery,
        response: { 200: IncomeDisclosure, ...refusals },
      },
    },
    async (request) => {
      const text = await findText(database.read, INCOME_DISCLOSURE)
      if (text === undefined) throw new Refusal('NOT_FOUND')
      const view = { id: INCOME_DISCLOSURE, ...disclosureView(text) }
      const { id: _, ...translated } = await translateOne(database.read, contentLanguage(request), 'site-text', view)
      return translated
    },
  )
}

/** In the scope of administrators. */
export function siteTextAdministrationRoutes(
  scope: Scope,
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
): void {
  scope.get(
    '/api/admin/marketing-figures',
    {
      schema: {
        tags,
        summary: 'List all marketing figures, including hidden ones',
        response: { 200: ManagedFigures, ...refusals },
      },
    },
    async () => (await listFigures(database.read)).map(figureView),
  )

  scope.put(
    '/api/admin/marketing-figures/:key',
    {
      schema: {
        tags,
        summary: 'Change, source, confirm or hide a figure',
        params: MarketingFigureParams,
        body: MarketingFigureUpdate,
        response: { 200: ManagedFigure, ...refusals },
      },
    },
    async (request) => {
      const { params, body } = request
      const { value, label, source, isHidden, isConfirmed = false, updatedAt } = body
      if (value.trim() === '' || label.trim() === '') {
        throw new Refusal('INVALID', { message: ({ fields }) => fields.figure })
      }
      const claims = claimsOf(figureTexts(body))
      const changes = {
        value: value.trim(),
        label: label.trim(),
        source: source?.trim() || null,
        is_hidden: isHidden ? (1 as const) : (0 as const),
        is_confirmed: isConfirmed ? (1 as const) : (0 as const),
      }
      return database.write(async (db) => {
        const before = await findFigure(db, params.key)
        if (before === undefined) throw new Refusal('FIGURE_NOT_FOUND')
        refuseUnseenChange(updatedAt, before)
        refuseNewClaims(claims, figureTexts(before))
        const changed = { ...changes, updated_at: momentOfChange(now(), before) }
        const seen = updatedAt === undefined ? undefined : before.updated_at
        const after = await updateFigure(db, params.key, changed, seen)
        if (after === undefined) throw new Refusal('CHANGED_MEANWHILE')
        const target = { kind: 'figure', id: params.key }
        await recordAudit(db, actorOf(request), { kind: 'figure-updated', at: now(), target, before, after })
        return figureView(after)
      })
    },
  )

  scope.put(
    '/api/admin/income-disclosure',
    {
      schema: {
        tags,
        summary: 'Change the income disclosure',
        body: IncomeDisclosureUpdate,
        response: { 200: IncomeDisclosure, ...refusals },
      },
    },
    async (request) => {
      const { text, updatedAt } = request.body
      const claims = claimsOf([[FIELDS.text, text]])
      return database.write(async (db) => {
        const before = await findText(db, INCOME_DISCLOSURE)
        if (before === undefined) throw new Refusal('NOT_FOUND')
        refuseUnseenChange(updatedAt, before)
        refuseNewClaims(claims, [[FIELDS.text, before.text]])
        const changed = { key: INCOME_DISCLOSURE, text, updated_at: momentOfChange(now(), before) }
        const seen = updatedAt === undefined ? undefined : before.updated_at
        if (!(await replaceText(db, changed, seen))) throw new Refusal('CHANGED_MEANWHILE')
        await recordAudit(db, actorOf(request), { kind: 'disclosure-updated', at: now(), before, after: changed })
        return disclosureView(changed)
      })
    },
  )
}

/** The number makes sense only together with what it measures. */
function figureTexts({ value, label }: { value: string; label: string }): NamedTexts {
  return [[({ content }) => content.fieldFigure, `${value} ${label}`]]
}
