import { type SearchText, searchTexts } from '#catalogue/content/search-texts.ts'
import { translated } from '#catalogue/content/translation.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import type { NewSearchText } from '#store/search/search-texts.ts'
import { aboutWord, foldedWords, topicWord } from '../words/search-words.ts'

/** Characters kept of a text, for excerpts; all its words are found. */
const keptText = 2_000

/** A revision and when guests see it: null for since ever, and for ever. */
export interface Slot {
  id: number
  from: string | null
  until: string | null
  isArchived: boolean
  /** Its translations, where they are not those that are live. */
  translations?: ReadonlyMap<DocumentLanguage, number>
}

/** The revisions of some slots, with the translations that go with them. */
export function revisionIdsOf(heads: readonly DocumentState[], slots: readonly Slot[]): number[] {
  const translations = heads.filter(({ language }) => language !== '').flatMap(slotsOf)
  return [
    ...[...slots, ...translations].map(({ id }) => id),
    ...slots.flatMap((slot) => [...(slot.translations?.values() ?? [])]),
  ]
}

/**
 * What guests can find of one entry or section, now and by the clock alone, in each language that it
 * is translated into: there a text holds what guests read in that language, of both revisions. What
 * is off the site is not found.
 */
export function textsFoundAt(
  declaration: Declaration,
  heads: readonly DocumentState[],
  slots: readonly Slot[],
  contents: ReadonlyMap<number, Content>,
): NewSearchText[] {
  const first = heads.find(({ language }) => language === '')
  const others = heads.filter(({ language }) => language !== '')
  if (!first) return []
  return slots.flatMap((slot) => {
    const source = contents.get(slot.id)
    if (!source || slot.isArchived) return []
    const own = toTexts(declaration, first, { ...slot, madeOf: `${slot.id}` }, source)
    const inOthers = others.flatMap((head) =>
      translationsOf(slot, head).flatMap((translation) => {
        const content = contents.get(translation.id)
        const shown = both(slot, translation)
        if (!content || !shown) return []
        const madeOf = `${slot.id}+${translation.id}`
        const text = translated(declaration, source, content)
        return toTexts(declaration, head, { ...shown, madeOf }, text)
      }),
    )
    return [...own, ...inOthers]
  })
}

function translationsOf({ translations }: Slot, head: DocumentState): Slot[] {
  if (!translations) return slotsOf(head)
  const id = translations.get(head.language)
  return id === undefined ? [] : [{ id, from: null, until: null, isArchived: false }]
}

/** What is scheduled takes the place of what is live, whatever it holds. */
export function slotsOf(head: DocumentState): Slot[] {
  const slots: Slot[] = []
  const starts = head.scheduled_starts_at
  if (head.live_id !== null) {
    const until = earliest(head.live_ends_at, starts)
    slots.push({ id: head.live_id, from: null, until, isArchived: head.live_archived === 1 })
  }
  if (head.scheduled_id !== null) {
    const until = head.scheduled_ends_at
    const isArchived = head.scheduled_archived === 1
    slots.push({ id: head.scheduled_id, from: starts, until, isArchived })
  }
  return slots
}

type Window = Pick<Slot, 'from' | 'until'>

/** When both are before guests, or null for never. */
export function both(a: Window, b: Window): Window | null {
  const from =
    [a.from, b.from]
      .filter((at) => at !== null)
      .sort()
      .at(-1) ?? null
  const until = earliest(a.until, b.until)
  return from !== null && until !== null && until <= from ? null : { from, until }
}

function earliest(...moments: (string | null)[]): string | null {
  return moments.filter((at) => at !== null).sort()[0] ?? null
}

interface Made {
  madeOf: string
  from: string | null
  until: string | null
}

function toTexts(
  declaration: Declaration,
  head: DocumentState,
  { madeOf, from, until }: Made,
  content: Content,
): NewSearchText[] {
  const texts = searchTexts(declaration, content).map((one) => {
    const { itemId, title, text, more, picture } = one
    const inTitle = titleWords(declaration, one)
    return {
      subject: head.subject,
      entry_id: head.entry_id,
      language: head.language,
      made_of: madeOf,
      item_id: itemId,
      picture_id: picture,
      shown_from: from,
      shown_until: until,
      title,
      text: text.slice(0, keptText).toWellFormed(),
      title_words: inTitle.join(' '),
      words: [...new Set([...inTitle, ...foldedWords(`${text} ${more}`)])].join(' '),
    }
  })
  return texts.filter(({ words }) => words !== '')
}

/** The words of a title, and what declaration and values say that the text has to do with. */
function titleWords({ search }: Declaration, { title, topics }: SearchText): string[] {
  const about = (search?.topics ?? []).map(aboutWord)
  return [...foldedWords(title), ...about, ...topics.map(topicWord)]
}
