import { IconPlus } from '@tabler/icons-react'
import { collections } from '#catalogue/catalogue.ts'
import type { Collection } from '#catalogue/declaration.ts'
import type { RoleName } from '#catalogue/roles.ts'
import { screensOf } from '#catalogue/screens-of.ts'
import { foldText } from '#catalogue/text/fold-text.ts'
import type { Got } from '#web/admin/api/call-api.ts'
import { entryScreen } from '#web/admin/documents/entry/entry-shape.ts'
import { labelled, labelledInside, t } from '#web/admin/i18n/translate.ts'
import { type NavigationItem, navigationFor } from '../navigation.ts'

export type FoundEntry = Got<'get', '/entries'>['data'][number]

export interface PaletteOption {
  /** The address that it opens. */
  path: string
  title: string
  /** Where it is: the group of a screen, or what an entry is. */
  detail: string
  icon?: NavigationItem['icon']
  /** Other words that find it. */
  keywords?: string
  /** The state of an entry. */
  approval?: FoundEntry['approval']
}

/** Returns the screens that a role may open, as the sidebar lists them. */
export function screenOptions(role: RoleName): PaletteOption[] {
  return navigationFor(role).flatMap(({ title: group, items }) =>
    items.map(({ title, path, icon }) => ({
      path,
      title: labelled(title),
      detail: group === null ? '' : labelled(group),
      icon,
    })),
  )
}

/** Returns what a person may add: one for each list. */
export function addOptions(mayAdd: (collection: Collection) => boolean): PaletteOption[] {
  return collections
    .filter(mayAdd)
    .flatMap(screensOf)
    .map(({ label, plural, screens }) => ({
      path: screens.add,
      title: t('collection.add', { label: labelledInside(label) }),
      detail: labelled(plural),
      keywords: `${t('palette.new')} ${labelled(label)}`,
      icon: IconPlus,
    }))
}

export function entryOptions(found: readonly FoundEntry[]): PaletteOption[] {
  return found.flatMap(({ entity_type, entry_id, title, label, approval }) => {
    const collection = collections.find(({ entityType }) => entityType === entity_type)
    if (!collection) return []
    return [{ path: entryScreen(collection, entry_id), title, detail: label, approval }]
  })
}

/** Returns the options that have each typed word in their title, detail or keywords. */
export function matchingOptions(options: readonly PaletteOption[], typed: string): PaletteOption[] {
  const words = foldText(typed).split(/\s+/)
  return options.filter(({ title, detail, keywords = '' }) => {
    const text = foldText(`${title} ${detail} ${keywords}`)
    return words.every((word) => text.includes(word))
  })
}

/** Returns the entries among some addresses, as the API names them: `promotion/12`. */
export function entriesAt(paths: readonly string[]): { path: string; reference: string }[] {
  return paths.flatMap((path) => {
    const reference = entryAt(path)
    return reference ? [{ path, reference }] : []
  })
}

function entryAt(path: string): string | null {
  for (const collection of collections.flatMap(screensOf)) {
    const id = idAt(collection, path)
    if (id) return `${collection.entityType}/${id}`
  }
  return null
}

function idAt({ screens }: Collection, path: string): string | null {
  const [before = '', after = ''] = screens.entry.split('{id}')
  if (!path.startsWith(before) || !path.endsWith(after)) return null
  const id = path.slice(before.length, path.length - after.length)
  return /^[1-9]\d{0,9}$/.test(id) ? id : null
}

/** Returns the last screens and entries, without what is gone or not allowed. */
export function recentOptions(
  paths: readonly string[],
  role: RoleName,
  named: readonly FoundEntry[],
): PaletteOption[] {
  const screens = new Map(screenOptions(role).map((one) => [one.path, one]))
  const entries = new Map(
    named.map((one) => [`${one.entity_type}/${one.entry_id}`, entryOptions([one])]),
  )
  return paths.flatMap((path) => screens.get(path) ?? entries.get(entryAt(path) ?? '') ?? [])
}
