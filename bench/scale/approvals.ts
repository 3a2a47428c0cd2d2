import { menuItem } from '#catalogue/collections/menu-item.ts'
import { saveContent } from '#domain/content/saving/save-content.ts'
import { findPersonByLogin } from '#store/people/people.ts'
import type { openSecondStore } from '#store/store.ts'
import { post } from '../approval.ts'
import { readSteadily } from '../guests/guests.ts'
import { type Spread, spread } from '../spread.ts'
import { type MeasuredEntry, readPage } from './entry-pages.ts'

/** The server's store, opened beside it: it hears of no publication, for which a client would be late itself. */
export type StoreBeside = ReturnType<typeof openSecondStore>

/** What approving one entry came to, again and again. */
interface Approvals {
  /** Milliseconds from sending the approval until a guest's page shows it. */
  toGuest: Spread
  /** Cached responses that were rendered again for each. */
  made: Spread
}

/** Approvals that come first and are not timed, like the first round of `measureCalls`. */
const warming = 10

/**
 * Approves changes of entries whose pages are cached, while guests read. The bench's own process
 * submits them.
 */
export async function measureApprovals(
  url: string,
  token: string,
  store: StoreBeside,
  entries: readonly MeasuredEntry[],
): Promise<Approvals> {
  for (const { path } of entries) await readPage(url + path)
  const times: number[] = []
  const counts: number[] = []
  for (const [turn, { id, path }] of entries.entries()) {
    const title = `Changed ${turn} of the bench`
    const entity_id = await submit(store, id, title)
    await untilQuiet(url)
    const before = await responsesRendered(url)
    const guests = await readSteadily(`${url}/home`)
    const begun = performance.now()
    const decision = { entity_id, entity_type: menuItem.entityType, remarks: null }
    await post(url, token, '/approvals/approve', decision)
    // The new title gives the page another address, to which the former one redirects.
    while (!(await fetch(url + path).then((page) => page.text())).includes(title));
    if (turn >= warming) times.push(performance.now() - begun)
    await guests.stop()
    await untilQuiet(url)
    counts.push((await responsesRendered(url)) - before)
  }
  return { toGuest: spread(times), made: spread(counts) }
}

/** No menu item is submitted without allergens, and those of the bench have none. */
const harmless = Object.fromEntries(
  menuItem.fields.flatMap(({ key, kind, empty }) =>
    kind === 'levels' && key === 'allergens'
      ? Object.keys(empty ?? {}).map((one) => [one, 'free'])
      : [],
  ),
)

async function submit(store: StoreBeside, entryId: number, title: string): Promise<number> {
  const editor = await findPersonByLogin(store.db, 'editor')
  if (!editor) throw new Error('the demo has no editor')
  const document = { declaration: menuItem, entryId, language: '' } as const
  const save = { document, recordId: null, sent: { title, allergens: harmless, approval: 1 } }
  const now = new Date().toISOString()
  const { id, username, role } = editor
  const actor = { id, username, role }
  return (await store.write((tx) => saveContent({ db: tx, actor, now }, save))).revisionId
}

/** Waits until no page is being rendered. */
async function untilQuiet(url: string): Promise<void> {
  for (let last = -1; ; ) {
    const made = await responsesRendered(url)
    if (made === last) return
    last = made
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

async function responsesRendered(url: string): Promise<number> {
  const metrics = await fetch(`${url}/metrics`).then((response) => response.text())
  return Number(/^linecheck_made_answers_total (\d+)$/m.exec(metrics)?.[1])
}
