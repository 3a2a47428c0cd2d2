import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { collections } from '#catalogue/catalogue.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { authorization, postApi } from '#web/admin/api/call-api.ts'
import { readSession } from '#web/admin/api/session.ts'
import { newKey } from '#web/admin/api/use-keyed.ts'
import type { DocumentView, PresentPerson } from '#web/admin/api/wire.gen.ts'
import type { SectionForm } from '#web/admin/documents/form/use-section-form.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'

/** Milliseconds after the last key press that a person counts as typing. */
const typingFor = 4_000

interface Opened extends OpenDocument {
  typedAt: number
}

/** Tracks the documents open in this tab, and who else has them open by the last response. */
export class OpenDocuments {
  readonly #open = new Map<symbol, Opened>()
  readonly #listeners = new Set<() => void>()
  #people: readonly PresentPerson[] = []

  /** Called when a document opens or closes, or somebody begins to type. */
  onNews: () => void = () => undefined

  /** Registers a document as open until `close`. */
  open(place: OpenDocument): { typed(): void; close(): void } {
    const key = Symbol(place.entity_type)
    const opened: Opened = { ...place, typedAt: Number.NEGATIVE_INFINITY }
    this.#open.set(key, opened)
    this.onNews()
    return {
      typed: () => {
        const isBeginning = !hasJustTyped(opened)
        opened.typedAt = performance.now()
        if (isBeginning) this.onNews()
      },
      close: () => {
        this.#open.delete(key)
        this.onNews()
      },
    }
  }

  said() {
    return [...this.#open.values()].map(({ typedAt: _typedAt, ...place }) => {
      return { ...place, typing: hasJustTyped({ typedAt: _typedAt }) }
    })
  }

  get isEmpty(): boolean {
    return this.#open.size === 0
  }

  get people(): readonly PresentPerson[] {
    return this.#people
  }

  hear(people: readonly PresentPerson[]): void {
    if (JSON.stringify(people) === JSON.stringify(this.#people)) return
    this.#people = people
    for (const listener of this.#listeners) listener()
  }

  listen = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }
}

function hasJustTyped({ typedAt }: Pick<Opened, 'typedAt'>): boolean {
  return typedAt > performance.now() - typingFor
}

export function peopleAt(
  people: readonly PresentPerson[],
  place: OpenDocument,
): { person: PresentPerson; typing: boolean }[] {
  return people.flatMap((person) => {
    const openDocument = person.places.find(
      (one) =>
        one.entity_type === place.entity_type &&
        one.entry_id === place.entry_id &&
        one.language === place.language &&
        one.campaign === place.campaign,
    )
    return openDocument ? [{ person, typing: openDocument.typing }] : []
  })
}

/** Returns who else has this card or entry open, and reports that it is open here. */
export function usePresence(state: DocumentView, form: SectionForm) {
  const { entity_type, entry_id, language, campaign } = state
  const [opened, setOpened] = useState<ReturnType<typeof openDocuments.open> | null>(null)
  const people = useSyncExternalStore(openDocuments.listen, () => openDocuments.people)
  const isThere = entry_id > 0 || !isEntry(entity_type)

  useEffect(() => {
    if (!isThere) return
    const place = openDocuments.open({ entity_type, entry_id, language, campaign })
    setOpened(place)
    return place.close
  }, [isThere, entity_type, entry_id, language, campaign])

  const content = useRef(form.content)
  useEffect(() => {
    if (content.current === form.content) return
    content.current = form.content
    if (form.isEdited) opened?.typed()
  }, [form.content, form.isEdited, opened])

  const place: OpenDocument = { entity_type, entry_id, language, campaign }
  return isThere ? peopleAt(people, place) : []
}

/** A new entry has no id yet: nobody else can have it open. */
function isEntry(entityType: string): boolean {
  return collections.some((collection) => collection.entityType === entityType)
}

/** Interval of reports from a visible tab, in ms. */
const reportInterval = 3_000
/** Interval of reports from a hidden tab, after which it counts as closed. */
const hiddenReportInterval = 30_000
const hiddenFor = 10 * 60_000
/** Delay of a report, in ms, so that documents that open together are reported together. */
const reportDelay = 150

const openDocuments = new OpenDocuments()

const tab = newKey()

let timer: ReturnType<typeof setTimeout> | undefined
let hiddenSince: number | null = null
let isSpeaking = false
let isReported = false

openDocuments.onNews = () => scheduleReport(reportDelay)

/** Reports again after `wait` ms while a document is open. */
function scheduleReport(wait: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void speak(), wait)
}

async function speak(): Promise<void> {
  if (isSpeaking) return scheduleReport(reportDelay)
  if (!readSession()) return
  const isAway = hiddenSince !== null && performance.now() - hiddenSince > hiddenFor
  const places = isAway ? [] : openDocuments.said()
  if (places.length === 0 && !isReported) return openDocuments.hear([])
  isSpeaking = true
  try {
    const { data } = await postApi('/presence', { body: { tab, places } })
    isReported = places.length > 0
    const before = openDocuments.people
    openDocuments.hear(data.people)
    announceNews(before, data.people)
  } catch {
    // A failed report needs no message: the next one may succeed.
  } finally {
    isSpeaking = false
  }
  if (isReported || !openDocuments.isEmpty)
    scheduleReport(hiddenSince === null ? reportInterval : hiddenReportInterval)
}

/** Reports a last time by a request that outlives the page. */
function leave(): void {
  if (!isReported || !readSession()) return
  isReported = false
  void fetch('/api/presence', {
    method: 'POST',
    keepalive: true,
    headers: { authorization: authorization(), 'content-type': 'application/json' },
    body: JSON.stringify({ tab, places: [] }),
  }).catch(() => undefined)
}

globalThis.addEventListener?.('pagehide', leave)
globalThis.addEventListener?.('pageshow', () => scheduleReport(reportDelay))
globalThis.document?.addEventListener('visibilitychange', () => {
  hiddenSince = document.hidden ? performance.now() : null
  scheduleReport(reportDelay)
})

/** The people announced as typing: a pause and going on is not announced again. */
let heardTyping = new Set<number>()

/** Announces who has come, and once of each who types, until they leave. */
function announceNews(before: readonly PresentPerson[], after: readonly PresentPerson[]): void {
  const were = new Set(before.map(({ id }) => id))
  const heard = new Set(after.map(({ id }) => id).filter((id) => heardTyping.has(id)))
  const sentences = after.flatMap((person) => {
    const { id, name } = person
    if (!were.has(id)) return [t('presence.joined', { name })]
    if (!isTyping(person) || heard.has(id)) return []
    heard.add(id)
    return [t('presence.isTyping', { name })]
  })
  heardTyping = heard
  if (sentences.length > 0) announce(sentences.join(' '))
}

function isTyping({ places }: PresentPerson): boolean {
  return places.some(({ typing }) => typing)
}

interface OpenDocument {
  entity_type: string
  entry_id: number
  language: DocumentLanguage
  /** Left out for the site. */
  campaign?: number | undefined
}
