import { z } from 'zod'
import { baseField, type FieldMaker } from '../field.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { Label } from '../messages/message.ts'
import { serializeMessage } from '../messages/serialize-message.ts'
import { pageById } from '../pages.ts'
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
          (ids) => ids.every((id) => pageById(id)),
          serializeMessage(inputMessages.noSuchPage),
        ),
    },
    read: (sent) => (isIdList(sent[key]) ? sent[key] : undefined),
    responseSchema: { menus: z.array(menuResponse) },
    toWire: (value) => ({ menus: value.flatMap((id) => menuEntry(id)) }),
    resolve: (value, { page }) => value.flatMap((id) => page(id) ?? []),
    text: (value) => value.map(nameOf).join(', '),
    names: (value) => value.map(nameOf),
    parts: {
      of: (value) => value.map((id) => ({ key: id, value: id })),
      join: (parts) => parts.map(({ key }) => Number(key)),
      text: ({ key }) => new Label(nameOf(Number(key))),
    },
  })
}

const menuResponse = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  path: z.string().nullable(),
})

function nameOf(id: number): string {
  return pageById(id)?.name ?? ''
}

function menuEntry(id: number) {
  const page = pageById(id)
  return page ? [{ id: page.id, name: page.name, slug: page.slug, path: page.path }] : []
}

function isIdList(value: unknown): value is number[] {
  return Array.isArray(value)
}
