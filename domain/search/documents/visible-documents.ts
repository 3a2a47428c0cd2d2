import { searchTexts } from '#catalogue/content/search-texts.ts'
import { applyTranslation } from '#catalogue/content/translation.ts'
import { unchangedTranslation } from '#catalogue/content/unchanged-translation.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import type { Layer } from '#store/content/campaigns/layers.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import type { SearchDocument } from '../index/messages.ts'
import { aboutWord, topicWord } from '../words/topic-words.ts'
import { layOver } from './lay-over.ts'
import type { Slot } from './slot.ts'

/** Returns the revisions of some slots, with the translations that go with them. */
export function revisionIdsOf(states: readonly LayeredState[], slots: readonly Slot[]): number[] {
  const translations = states.filter(({ language }) => language !== '').flatMap(slotsOf)
  return [
    ...[...slots, ...translations].map(({ id }) => id),
    ...slots.flatMap(({ madeOn }) => madeOn ?? []),
    ...slots.flatMap((slot) => [...(slot.translations?.values() ?? [])]),
  ]
}

/**
 * Returns the documents of one entry or section, of now and by the clock alone, in each language that it
 * is translated into: there a document holds what guests read in that language, of both revisions. What
 * is off the site has none.
 */
export function documentsOf(
  declaration: Declaration,
  states: readonly LayeredState[],
  slots: readonly Slot[],
  contents: ReadonlyMap<number, Content>,
): SearchDocument[] {
  const first = states.find(({ language }) => language === '')
  const others = states.filter(({ language }) => language !== '')
  if (!first) return []
  return slots.flatMap((slot) => {
    const source = contents.get(slot.id)
    if (!source || slot.isArchived) return []
    const documents = toDocuments(declaration, first, { ...slot, revisions: `${slot.id}` }, source)
    const inOthers = others.flatMap((state) =>
      translationsOf(slot, state).flatMap((translation) => {
        const content = contents.get(translation.id)
        const period = both(slot, translation)
        if (!content || !period) return []
        const revisions = `${slot.id}+${translation.id}`
        const was = contents.get(slot.madeOn ?? 0)
        // Of the site's translation what a campaign did not change.
        const isOutdated = slot.campaign !== undefined && translation.campaign !== slot.campaign
        const kept =
          isOutdated && was
            ? unchangedTranslation(declaration, content, { was, is: source })
            : content
        const text = applyTranslation(declaration, source, kept)
        return toDocuments(declaration, state, { ...period, revisions }, text)
      }),
    )
    return [...documents, ...inOthers]
  })
}

function translationsOf({ translations }: Slot, state: LayeredState): Slot[] {
  if (!translations) return slotsOf(state)
  const id = translations.get(state.language)
  return id === undefined ? [] : [{ id, from: null, until: null, isArchived: false }]
}

/** A document with what campaigns lay over it, the lowest rank first. */
export interface LayeredState extends DocumentState {
  layers?: readonly Layer[]
}

/**
 * Returns when guests see what of a state: what is scheduled replaces what is live, whatever it holds,
 * and campaigns lie over both.
 */
export function slotsOf({ layers = [], ...state }: LayeredState): Slot[] {
  return layOver(slotsOnSite(state), layers)
}

function slotsOnSite(state: DocumentState): Slot[] {
  const slots: Slot[] = []
  const starts = state.scheduled_starts_at
  if (state.live_id !== null) {
    const until = earliest(state.live_ends_at, starts)
    slots.push({ id: state.live_id, from: null, until, isArchived: state.live_archived === 1 })
  }
  if (state.scheduled_id !== null) {
    const until = state.scheduled_ends_at
    const isArchived = state.scheduled_archived === 1
    slots.push({ id: state.scheduled_id, from: starts, until, isArchived })
  }
  return slots
}

type Window = Pick<Slot, 'from' | 'until'>

/** Returns when both are shown to guests, or null for never. */
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

interface VisiblePeriod extends Window {
  /** Of which revisions it is: `17`, of a translation `17+23`. */
  revisions: string
}

function toDocuments(
  declaration: Declaration,
  { subject, entry_id: entryId, language }: DocumentState,
  { revisions, from, until }: VisiblePeriod,
  content: Content,
): SearchDocument[] {
  const { search } = declaration
  if (!search) return []
  const entry = entryName(subject, entryId)
  return searchTexts(declaration, content).map(
    ({ itemId, title, text, more, topics, picture }): SearchDocument => ({
      id: [entry, language, revisions, from, itemId].join(' '),
      ...{ entry, type: subject, kind: search.kind, page: null },
      ...{ entryId, itemId, language, title, text, more, picture },
      topics: [...(search.topics ?? []).map(aboutWord), ...topics.map(topicWord)],
      ...{ visibleFrom: from, visibleUntil: until, isLong: search.isLong ?? false },
    }),
  )
}

/** Returns what all documents of an entry, or of a section (0), are replaced by. */
export function entryName(type: string, entryId: number): string {
  return `${type}/${entryId}`
}
