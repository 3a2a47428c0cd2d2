import { openPast, type Past } from '#domain/past/open-past.ts'
import { startReading } from '#domain/reading/reading.ts'
import type { Services } from '#domain/services.ts'
import { renderPath } from './render-path.ts'
import type { RenderedPage, Site } from './site.ts'

interface PastPage {
  rendered: RenderedPage
  names: ReadonlySet<string>
}

/** Each round brings what the one before depended on: texts, then what those refer to, and so on. */
const maxRounds = 20

/**
 * Renders the page at a path as guests saw it at a moment that has passed, and returns what `work` makes
 * of it. With `isMarked` the page says its moment, for staff.
 */
export async function withPastPage<T>(
  { site, store, now }: Pick<Services, 'store' | 'now'> & { site: Site },
  { path, at, isMarked = false }: { path: string; at: string; isMarked?: boolean },
  work: (page: PastPage, past: Past) => Promise<T>,
): Promise<T> {
  const past = await openPast(store, now(), at)
  try {
    for (let round = 0; round < maxRounds; round++) {
      const moment = isMarked ? { at, isPast: true } : null
      const reading = startReading(past.db, at, { moment })
      const { names } = reading
      const rendered = await renderPath(site, path, reading).catch((error: unknown) => error)
      if (await past.load(names)) continue
      if (!isRendered(rendered)) throw rendered
      return await work({ rendered, names }, past)
    }
    throw new Error(`A page of the past still depends on more after ${maxRounds} rounds`)
  } finally {
    await past.close()
  }
}

/** What is half copied may fail to render; once all is there it may not. */
function isRendered(rendered: unknown): rendered is RenderedPage {
  return typeof rendered === 'object' && rendered !== null && 'html' in rendered
}
