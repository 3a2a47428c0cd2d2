import { z } from 'zod'
import { baseField, type FieldMaker, type MediaLookup, referenceName } from '../field.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { Label } from '../messages/message.ts'
import { serializeMessage } from '../messages/serialize-message.ts'
import { pageById } from '../pages.ts'
import type { MenuLink } from '../published.ts'
import { linkedFiles, linkToWire } from '../text/link-target.ts'
import {
  hasBuiltInName,
  isMenuItem,
  isPageId,
  type MenuItem,
  menuItemAddress,
  menuItemEntries,
  menuItemEntry,
  menuItemKey,
  menuItemName,
  menuItemResponse,
  menuItemSchema,
  menuItemToWire,
  type PageId,
  pageIdOf,
  pageIdSchema,
  resolveMenuItem,
  type SentMenuItem,
  toMenuItem,
} from './menu-item.ts'

/**
 * Declares the links of a menu in their order, each once. A save sends the ids of its pages as
 * `structure` (specification section 7), or all links as `links`; responses have `menus` and `links`.
 */
export function pageList(
  label: string,
  { max }: { max: number },
): FieldMaker<MenuItem[], MenuLink[]> {
  const tooLong = fill(inputMessages.menuTooLong, { most: max })
  const isUnique = (keys: readonly PageId[]) => new Set(keys).size === keys.length
  return (key) => ({
    ...baseField<MenuItem[]>(key, label, []),
    kind: 'pageList',
    max,
    requestSchema: {
      [key]: z
        .array(pageIdSchema)
        .max(max, serializeMessage(tooLong))
        .refine(isUnique, serializeMessage(inputMessages.pageTwice))
        .refine((ids) => ids.every(isPageId), serializeMessage(inputMessages.noSuchPage)),
      links: z
        .array(menuItemSchema)
        .max(max, serializeMessage(tooLong))
        .refine(
          (links) => isUnique(links.flatMap((link) => toMenuItem(link) ?? []).map(menuItemKey)),
          serializeMessage(inputMessages.pageTwice),
        ),
    },
    read(sent, before) {
      if (isList<SentMenuItem>(sent.links))
        return sent.links.flatMap((one) => toMenuItem(one) ?? [])
      if (!isList<PageId>(sent[key])) return undefined
      // A client that knows pages only must not lose the other links.
      const others = before.filter((item) => pageIdOf(item) === null)
      const pages = sent[key].map((id) => before.find((item) => pageIdOf(item) === id) ?? id)
      return [...pages, ...others]
    },
    validate: (value) => (value.length > max ? tooLong : null),
    responseSchema: { menus: z.array(menuResponse), links: z.array(menuItemResponse) },
    toWire(value, media) {
      const known = value.filter((item) => isPageId(pageIdOf(item) ?? ''))
      return {
        menus: known.map((item) => menuEntry(item, media)),
        links: known.map((item) =>
          menuItemToWire(item, menuItemName(item, media), linkToWire(menuItemAddress(item), media)),
        ),
      }
    },
    entities: (value) => value.flatMap(menuItemEntries),
    pictures: (value) => linkedFiles(value.map(menuItemAddress)),
    resolve: (value, lookups) =>
      value.flatMap((item, at) => {
        return resolveMenuItem(item, lookups.inside?.(String(at)) ?? lookups) ?? []
      }),
    text: (value, media) => value.map((item) => menuItemName(item, media)).join(', '),
    names: (value) => value.map((item) => menuItemName(item)),
    parts: {
      of: (value) => value.map((item) => ({ key: menuItemKey(item), value: item })),
      join: (parts) => parts.map(({ value }) => value).filter(isMenuItem),
      text({ value }, media) {
        if (!isMenuItem(value)) return ''
        const name = menuItemName(value, media)
        return hasBuiltInName(value) ? new Label(name) : name
      },
    },
  })
}

const menuResponse = z.object({
  id: z.union([z.int(), z.string()]),
  name: z.string(),
  slug: z.string(),
  path: z.string().nullable(),
})

function menuEntry(item: MenuItem, media: MediaLookup) {
  const page = pageIdOf(item)
  const ours = typeof page === 'number' ? pageById(page) : undefined
  const path = ours ? ours.path : pathOf(item, media)
  const slug = ours?.slug ?? (path?.startsWith('/') ? path.slice(1) : '')
  return { id: menuItemKey(item), name: menuItemName(item, media), slug, path }
}

function pathOf(item: MenuItem, media: MediaLookup): string | null {
  const entry = menuItemEntry(item)
  if (entry) return media.references?.get(referenceName(entry))?.path ?? null
  const page = pageIdOf(item)
  return typeof page === 'string' ? page : linkToWire(menuItemAddress(item), media)
}

function isList<T>(value: unknown): value is T[] {
  return Array.isArray(value)
}
