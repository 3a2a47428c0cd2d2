import { z } from 'zod'
import {
  baseField,
  type EntityRef,
  type FieldMaker,
  type MediaLookup,
  referenceName,
} from '../field.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { Label } from '../messages/message.ts'
import { serializeMessage } from '../messages/serialize-message.ts'
import { ownPageEntry, pageById, pageCategory } from '../pages.ts'
import type { MenuLink } from '../published.ts'
import { idNumber } from '../text/plain-text.ts'

/** Declares an ordered list of pages, each once: ids in `structure`, responses have `menus`. */
export function pageList(
  label: string,
  { max }: { max: number },
): FieldMaker<number[], MenuLink[]> {
  return (key) => ({
    ...baseField<number[]>(key, label, []),
    kind: 'pageList',
    max,
    requestSchema: {
      [key]: z
        .array(idNumber)
        .max(max, serializeMessage(fill(inputMessages.menuTooLong, { most: max })))
        .refine(
          (ids) => new Set(ids).size === ids.length,
          serializeMessage(inputMessages.pageTwice),
        )
        .refine(
          (ids) => ids.every((id) => ownPageEntry(id) !== null || pageById(id)),
          serializeMessage(inputMessages.noSuchPage),
        ),
    },
    read: (sent) => (isIdList(sent[key]) ? sent[key] : undefined),
    responseSchema: { menus: z.array(menuResponse) },
    toWire: (value, media) => ({ menus: value.flatMap((id) => menuEntry(id, media)) }),
    entities: (value) => value.flatMap((id) => referenceTo(id) ?? []),
    resolve: (value, { page }) => value.flatMap((id) => page(id) ?? []),
    text: (value, media) => value.map((id) => nameOf(id, media)).join(', '),
    names: (value) => value.map((id) => nameOf(id)),
    parts: {
      of: (value) => value.map((id) => ({ key: id, value: id })),
      join: (parts) => parts.map(({ key }) => Number(key)),
      text: ({ key }, media) => {
        const name = nameOf(Number(key), media)
        return pageById(Number(key)) ? new Label(name) : name
      },
    },
  })
}

const menuResponse = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  path: z.string().nullable(),
})

function referenceTo(id: number): EntityRef | null {
  const entryId = ownPageEntry(id)
  return entryId === null ? null : { category: pageCategory, id: entryId }
}

/** Returns the page of an editor as the lookup knows it. */
function ownPage(id: number, { references }: Pick<MediaLookup, 'references'>) {
  const ref = referenceTo(id)
  return ref && references?.get(referenceName(ref))
}

function nameOf(id: number, media: Pick<MediaLookup, 'references'> = {}): string {
  return pageById(id)?.name ?? ownPage(id, media)?.title ?? `#${ownPageEntry(id)}`
}

function menuEntry(id: number, media: MediaLookup) {
  const page = pageById(id)
  if (page) return [{ id: page.id, name: page.name, slug: page.slug, path: page.path }]
  if (ownPageEntry(id) === null) return []
  const path = ownPage(id, media)?.path ?? null
  return [{ id, name: nameOf(id, media), slug: path?.slice(1) ?? '', path }]
}

function isIdList(value: unknown): value is number[] {
  return Array.isArray(value)
}
