import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { collections } from '#catalogue/catalogue.ts'
import { authorization, postApi } from '#web/admin/api/call-api.ts'
import { newKey } from '#web/admin/api/new-key.ts'
import { readSession } from '#web/admin/api/session.ts'
import type { DocumentView, PresentPerson } from '#web/admin/api/wire.gen.ts'
import type { SectionForm } from '#web/admin/documents/form/use-section-form.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { type OpenDocument, OpenDocuments, peopleAt } from './open-documents.ts'

/** Who else has this card or entry open. While it is shown, others are told that it is open here. */
export function usePresence(state: DocumentView, form: SectionForm) {
  const { entity_type, entry_id, language } = state
  const [opened, setOpened] = useState<ReturnType<typeof openDocuments.open> | null>(null)
  const people = useSyncExternalStore(openDocuments.listen, () => openDocuments.people)
  const isThere = entry_id > 0 || !isEntry(entity_type)

  useEffect(() => {
    if (!isThere) return
    const place = openDocuments.open({ entity_type, entry_id, language })
    setOpened(place)
    return place.close
  }, [isThere, entity_type, entry_id, language])

  const content = useRef(form.content)
  useEffect(() => {
    if (content.current === form.content) return
    content.current = form.content
    if (form.isEdited) opened?.typed()
  }, [form.content, form.isEdited, opened])

  const place: OpenDocument = { entity_type, entry_id, language }
  return isThere ? peopleAt(people, place) : []
}

/** One that is being added has no number yet: nobody else can have it open. */
function isEntry(entityType: string): boolean {
  return collections.some((collection) => collection.entityType === entityType)
}

/** How often (ms) a tab that somebody looks at says what is open in it and hears who else is there. */
const rhythm = 3_000
/** The same of a hidden one, and how long it is said to be open at all after that. */
const hiddenRhythm = 30_000
const hiddenFor = 10 * 60_000
/** How soon (ms) news is told: what opens together is told together. */
const soon = 150

/** This tab's, for as long as it is there. */
const openDocuments = new OpenDocuments()

/** What this tab calls itself. */
const tab = newKey()

let timer: ReturnType<typeof setTimeout> | undefined
let hiddenSince: number | null = null
let isSpeaking = false
let isTold = false

openDocuments.onNews = () => plan(soon)

/** Says again what is open, and again, for as long as something is. */
function plan(wait: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void speak(), wait)
}

async function speak(): Promise<void> {
  if (isSpeaking) return plan(soon)
  if (!readSession()) return
  const isAway = hiddenSince !== null && performance.now() - hiddenSince > hiddenFor
  const places = isAway ? [] : openDocuments.said()
  if (places.length === 0 && !isTold) return openDocuments.hear([])
  isSpeaking = true
  try {
    const { data } = await postApi('/presence', { body: { tab, places } })
    isTold = places.length > 0
    const before = openDocuments.people
    openDocuments.hear(data.people)
    announceNews(before, data.people)
  } catch {
    // Who else is here is worth no complaint: the next word may come through.
  } finally {
    isSpeaking = false
  }
  if (isTold || !openDocuments.isEmpty) plan(hiddenSince === null ? rhythm : hiddenRhythm)
}

/** A last word, which the browser sends though the page is gone. */
function leave(): void {
  if (!isTold || !readSession()) return
  isTold = false
  void fetch('/api/presence', {
    method: 'POST',
    keepalive: true,
    headers: { authorization: authorization(), 'content-type': 'application/json' },
    body: JSON.stringify({ tab, places: [] }),
  }).catch(() => undefined)
}

globalThis.addEventListener?.('pagehide', leave)
globalThis.addEventListener?.('pageshow', () => plan(soon))
globalThis.document?.addEventListener('visibilitychange', () => {
  hiddenSince = document.hidden ? performance.now() : null
  plan(soon)
})

/** Of whom it was said that they type: who pauses and goes on is no news. */
let heardTyping = new Set<number>()

/** Says politely who has come, and once of each who types, until they leave: for whatever is open. */
function announceNews(before: readonly PresentPerson[], after: readonly PresentPerson[]): void {
  const were = new Set(before.map(({ id }) => id))
  const heard = new Set(after.map(({ id }) => id).filter((id) => heardTyping.has(id)))
  const sentences = after.flatMap((person) => {
    const { id, name } = person
    if (!were.has(id)) return [t('presence.came', { name })]
    if (!isTyping(person) || heard.has(id)) return []
    heard.add(id)
    return [t('presence.types', { name })]
  })
  heardTyping = heard
  if (sentences.length > 0) announce(sentences.join(' '))
}

function isTyping({ places }: PresentPerson): boolean {
  return places.some(({ typing }) => typing)
}
