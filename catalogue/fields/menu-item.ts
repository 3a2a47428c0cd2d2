import { z } from 'zod'
import { brand } from '#brand'
import type { EntityRef, Lookups, MediaLookup } from '../field.ts'
import { referenceName } from '../field.ts'
import type { Json } from '../json.ts'
import { type DocumentLanguage, type Language, languages } from '../languages.ts'
import { limits } from '../limits.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { serializeMessage } from '../messages/serialize-message.ts'
import { ownPageEntry, ownPageId, pageById, pageCategory } from '../pages.ts'
import { linkedEntries, resolveLink } from '../text/link-target.ts'
import { idNumber, lineOfText } from '../text/plain-text.ts'
import { linkSchema } from './link.ts'

/** A page of ours or of an editor by its number, or a page that the brand adds by its address. */
export type PageId = number | string

type Labels = { label: string; labels: { [language: string]: string } }

type LabelledItem = Labels &
  ({ page_id: PageId } | { entity_type: string; entry_id: number } | { url: string })

/** One link of a menu. A page without a label of its own is its id alone. */
export type MenuItem = PageId | LabelledItem

const brandPath = z
  .string()
  .max(limits.title)
  .regex(/^\/[^{}?#\\]+$/)

export const pageIdSchema = z.union([idNumber, brandPath])

/** Returns whether a page may be saved: also one that the brand no longer has, so that its menu can. */
export function isPageId(id: PageId): boolean {
  return typeof id === 'string' || ownPageEntry(id) !== null || pageById(id) !== undefined
}

const labelsSchema = z.partialRecord(z.enum(languages), lineOfText())

/** What a save sends for a link (contract section 10). */
export const menuItemSchema = z
  .strictObject({
    page_id: pageIdSchema.refine(isPageId, serializeMessage(inputMessages.noSuchPage)).optional(),
    entity_type: z.string().max(limits.title).optional(),
    entry_id: idNumber.optional(),
    url: linkSchema({ addHttps: true, takesMail: true }).optional(),
    label: lineOfText().optional(),
    labels: labelsSchema.optional(),
  })
  .refine(
    (sent: SentMenuItem) => toMenuItem(sent) !== null,
    serializeMessage(inputMessages.menuLink),
  )

export const menuItemResponse = z.object({
  page_id: z.union([z.int(), z.string()]).optional(),
  entity_type: z.string().optional(),
  entry_id: z.int().optional(),
  url: z.string().optional(),
  label: z.string(),
  labels: z.record(z.string(), z.string()),
  name: z.string(),
})

export interface SentMenuItem {
  page_id?: PageId | undefined
  entity_type?: string | undefined
  entry_id?: number | undefined
  url?: string | null | undefined
  label?: string | undefined
  labels?: Partial<Record<Language, string>> | undefined
}

/** Returns the link as it is stored, or null without exactly one target or a label where one is needed. */
export function toMenuItem(sent: SentMenuItem): MenuItem | null {
  const { page_id, entity_type, entry_id, url } = sent
  const label = sent.label ?? ''
  const labels = Object.fromEntries(Object.entries(sent.labels ?? {}).filter(([, text]) => text))
  const hasEntry = entity_type !== undefined && entry_id !== undefined
  const isHalf = (entity_type === undefined) !== (entry_id === undefined)
  if (isHalf || [page_id !== undefined, hasEntry, Boolean(url)].filter(Boolean).length !== 1) {
    return null
  }
  if (url) return label === '' ? null : { url, label, labels }
  if (hasEntry && entity_type !== 'page') return { entity_type, entry_id, label, labels }
  const page = hasEntry ? ownPageId(entry_id) : (page_id ?? 0)
  return label === '' && Object.keys(labels).length === 0 ? page : { page_id: page, label, labels }
}

export function isMenuItem(value: Json): value is MenuItem {
  return typeof value === 'number' || typeof value === 'string' || isLabelled(value)
}

function isLabelled(value: Json): value is LabelledItem {
  return typeof value === 'object' && value !== null && 'label' in value
}

/** Returns the page that an item links to, or null. */
export function pageIdOf(item: MenuItem): PageId | null {
  if (typeof item !== 'object') return item
  return 'page_id' in item ? item.page_id : null
}

/** Returns what tells the items of a menu apart: each target is in it once. */
export function menuItemKey(item: MenuItem): PageId {
  const page = pageIdOf(item)
  if (page !== null || typeof item !== 'object') return page ?? ''
  if ('url' in item) return item.url
  return 'entity_type' in item ? `${item.entity_type} ${item.entry_id}` : ''
}

/** Returns the entry that an item links to, or null. */
export function menuItemEntry(item: MenuItem): EntityRef | null {
  const page = pageIdOf(item)
  const own = typeof page === 'number' ? ownPageEntry(page) : null
  if (own !== null) return { category: pageCategory, id: own }
  return typeof item === 'object' && 'entity_type' in item
    ? { category: item.entity_type, id: item.entry_id }
    : null
}

/** Returns the entries that an item leads to, by its choice or by its address. */
export function menuItemEntries(item: MenuItem): EntityRef[] {
  const chosen = menuItemEntry(item)
  return chosen ? [chosen] : linkedEntries([menuItemAddress(item)])
}

/** Returns the name of an item for staff: its label, else what its target is called. */
export function menuItemName(item: MenuItem, { references }: Pick<MediaLookup, 'references'> = {}) {
  if (typeof item === 'object' && item.label !== '') return item.label
  const entry = menuItemEntry(item)
  if (entry) return references?.get(referenceName(entry))?.title ?? `#${entry.id}`
  const page = pageIdOf(item)
  return typeof page === 'string' ? brandPageLabel(page) : (pageById(page ?? 0)?.name ?? '')
}

/** Returns whether a name is a built-in label, which readers see in their language. */
export function hasBuiltInName(item: MenuItem): boolean {
  const isNamed = typeof item === 'object' && item.label !== ''
  return !isNamed && pageIdOf(item) !== null && menuItemEntry(item) === null
}

/** Returns an item's own label for guests who read a language; '' where its target names it. */
export function menuItemLabel(item: MenuItem, language: DocumentLanguage): string {
  return typeof item === 'object' ? item.labels[language] || item.label : ''
}

/** Returns an item as responses carry it, with the address that its reader gets. */
export function menuItemToWire(item: MenuItem, name: string, url: string) {
  const link = typeof item === 'object' ? item : { page_id: item, label: '', labels: {} }
  return 'url' in link ? { ...link, url, name } : { ...link, name }
}

/** Returns what guests get, or null for a target that they cannot open. */
export function resolveMenuItem(item: MenuItem, lookups: Lookups) {
  const entry = menuItemEntry(item)
  const page = pageIdOf(item)
  const address = menuItemAddress(item)
  const target = entry
    ? lookups.entry(entry)
    : page !== null
      ? lookups.page(page)
      : { title: '', path: resolveLink(address, lookups) || null }
  if (target === null || ((entry || address) && target.path === null)) return null
  const label = menuItemLabel(item, lookups.language)
  const name = label ? (lookups.markOf?.() ?? '') + label : target.title
  return { id: menuItemKey(item), name, path: target.path }
}

export function menuItemAddress(item: MenuItem): string {
  return typeof item === 'object' && 'url' in item ? item.url : ''
}

/** Returns the English label of a page that the brand adds: `/barn-card` is Barn Card. */
export function brandPageLabel(path: string): string {
  const words = (path.split('/').at(-1) ?? '').split('-').filter(Boolean)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}

/** Returns the addresses of the brand's pages that a menu can link to. */
export function brandPagePaths(): string[] {
  return Object.keys(brand.pages ?? {}).filter((path) => !path.includes('{'))
}
