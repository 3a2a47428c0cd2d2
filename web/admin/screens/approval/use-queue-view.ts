import { useNavigate, useSearchParams } from 'react-router'
import { declarationByEntityType } from '#catalogue/catalogue.ts'
import { languages } from '#catalogue/languages.ts'
import { limits } from '#catalogue/limits.ts'
import type { QueueFilter } from '#web/admin/api/queries.ts'

/** What the pane shows: a record, or an import or a campaign as a whole. */
export type Shown = { record: number } | { import: string } | { campaign_id: number }

export interface QueueView {
  filter: QueueFilter
  page: number
  shown: Shown | null
}

interface QueueViewState {
  view: QueueView
  /** Another filter starts at page 1. */
  narrow: (filter: QueueFilter) => void
  turnTo: (page: number) => void
  /** Shows a record, an import or a campaign, or the list alone. Without `isStep` Back returns from it. */
  show: (shown: Shown | null, options?: { isStep?: boolean; page?: number }) => void
}

/** Holds the queue's filters, page and shown record in the address, for reload, Back and links. */
export function useQueueView(): QueueViewState {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  function go(change: Partial<QueueView>, replace: boolean) {
    const now = currentView()
    void navigate({ search: queryOf({ ...now, ...change }) }, { replace, preventScrollReset: true })
  }
  return {
    view: viewOf(query),
    narrow: (filter) => go({ filter, page: 1, shown: null }, true),
    turnTo: (page) => go({ page, shown: null }, true),
    show: (shown, { isStep = false, page } = {}) =>
      go({ shown, ...(page === undefined ? {} : { page }) }, isStep),
  }
}

/** Returns the view of the address, which is ahead of the render when keys are pressed quickly. */
export function currentView(): QueueView {
  return viewOf(new URLSearchParams(window.location.search))
}

const days = [1, 3, 7] as const
export const waitingDays: readonly number[] = days

/** Reads a view from an address; invalid values are left out. */
export function viewOf(query: URLSearchParams): QueueView {
  const text = (name: string) => (query.get(name) ?? '').slice(0, limits.search)
  const number = (name: string) => (/^\d{1,9}$/.test(text(name)) ? Number(text(name)) : 0)
  const filter: QueueFilter = {}
  const kind = declarationByEntityType(text('kind'))
  const lang = languages.find((one) => one === text('lang'))
  const age = days.find((one) => one === number('days'))
  if (text('search')) filter.search = text('search')
  if (kind) filter.entity_type = kind.entityType as NonNullable<QueueFilter['entity_type']>
  if (text('author')) filter.author = text('author')
  if (text('assignee')) filter.assignee = text('assignee')
  if (text('batch')) filter.batch = text('batch')
  if (number('in_campaign') > 0) filter.in_campaign = number('in_campaign')
  if (text('sort') === 'newest') filter.sort = 'newest'
  if (lang) filter.lang = lang
  if (age) filter.min_days = age
  return { filter, page: number('page') || 1, shown: shownOf(text('import'), number) }
}

function shownOf(batch: string, number: (name: string) => number): Shown | null {
  const [record, campaign_id] = [number('record'), number('campaign_id')]
  if (record > 0) return { record }
  if (campaign_id > 0) return { campaign_id }
  return batch ? { import: batch } : null
}

/** Returns the query of a view, without defaults. */
export function queryOf({ filter, page, shown }: QueueView): string {
  const { entity_type: kind, min_days: days, ...same } = filter
  const all = { ...same, kind, days, page: page > 1 ? page : undefined, ...shown }
  const pairs = Object.entries(all).flatMap(([name, value]) =>
    value ? [[name, String(value)] as [string, string]] : [],
  )
  return new URLSearchParams(pairs).toString()
}
