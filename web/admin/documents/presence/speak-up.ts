import { authorization, postApi } from '#web/admin/api/call-api.ts'
import { newKey } from '#web/admin/api/new-key.ts'
import { readSession } from '#web/admin/api/session.ts'
import { announceNews } from './announce-news.ts'
import { OpenDocuments } from './open-documents.ts'

/** How often (ms) a tab that somebody looks at says what is open in it and hears who else is there. */
const rhythm = 3_000
/** The same of a hidden one, and how long it is said to be open at all after that. */
const hiddenRhythm = 30_000
const hiddenFor = 10 * 60_000
/** How soon (ms) news is told: what opens together is told together. */
const soon = 150

/** This tab's, for as long as it is there. */
export const openDocuments = new OpenDocuments()

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
