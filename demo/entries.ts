import { menuItem } from '#catalogue/collections/menu-item.ts'
import type { Sent } from '#catalogue/json.ts'
import { demoQuestions } from './faqs.ts'
import { demoCategories, demoDishes } from './menu/categories.ts'
import type { DemoDish } from './menu/dish.ts'
import { demoOffers } from './promotions.ts'

/** An entry as an editor would send it, with its translation. */
export interface DemoEntry {
  sent: Sent
  arabic: Sent
  /** When it was published, where that is long ago: by now its window has closed. */
  publishedAt?: string
}

interface Setting {
  /** The library id of a drawing. */
  picture(file: string): number
  now: string
}

/** Marigold's entries by the keys of their collections. */
export function brandEntries({ picture, now }: Setting): Record<string, DemoEntry[]> {
  return {
    promotion: demoOffers.map(({ title, summary, text, terms, picture: file, from, to }) => {
      const starts_at = from === undefined ? null : midnight(now, from)
      return {
        sent: {
          title: title[0],
          summary: summary[0],
          description: richText(text[0]),
          terms: richText([terms[0]]),
          gallery_id: picture(file),
          starts_at,
          ends_at: to === undefined ? null : midnight(now, to),
        },
        arabic: {
          title: title[1],
          summary: summary[1],
          description: richText(text[1]),
          terms: richText([terms[1]]),
        },
        ...(to !== undefined && to < 0 && starts_at !== null ? { publishedAt: starts_at } : {}),
      }
    }),
    faq: demoQuestions.map(({ group, question, answer }) => ({
      sent: { question: question[0], answer: richText(answer[0]), group },
      arabic: { question: question[1], answer: richText(answer[1]) },
    })),
    'menu-item': demoDishes.map(({ title, description, picture: file, ...dish }) => ({
      sent: {
        title: title[0],
        description: description[0],
        gallery_id: picture(file),
        allergens: allergensOf(dish),
      },
      arabic: { title: title[1], description: description[1] },
    })),
    'menu-category': demoCategories.map(({ title, type, lists }) => ({
      sent: { title: title[0], type, lists: lists.map(([name]) => ({ name })) },
      arabic: { title: title[1], lists: lists.map(([, name]) => ({ name })) },
    })),
  }
}

/** What a dish says of each allergen. */
function allergensOf({ contains, mayContain }: Pick<DemoDish, 'contains' | 'mayContain'>) {
  const field = menuItem.fields.find(({ key }) => key === 'allergens')
  const [inside, perhaps] = [contains, mayContain].map((names) => names.toLowerCase().split(' '))
  const level = (name: string) => {
    if (inside?.includes(name)) return 'contains'
    return perhaps?.includes(name) ? 'may_contain' : 'free'
  }
  const names = field?.levels?.things.map(({ value }) => value) ?? []
  return Object.fromEntries(names.map((name) => [name, level(name)]))
}

/** Paragraphs as the editor would have made them. */
function richText(paragraphs: readonly string[]) {
  const content = paragraphs.map((text) => ({
    type: 'paragraph',
    content: [{ type: 'text', text }],
  }))
  return { type: 'doc', content }
}

const day = 24 * 60 * 60 * 1000

/** So many days from now, when that day begins on the brand's clock (UTC). */
function midnight(now: string, days: number): string {
  const at = Date.parse(now) + days * day
  return new Date(at - (at % day)).toISOString()
}
