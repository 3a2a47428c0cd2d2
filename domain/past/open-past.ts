import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { declarationByKey } from '#catalogue/catalogue.ts'
import { mediaFile } from '#catalogue/collections/media-file.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import { anyEntryOf } from '#catalogue/order.ts'
import { tryApplyDueTransitions } from '#domain/content/publishing/apply-due-transitions.ts'
import { groupsName } from '#domain/content/scope/groups-of.ts'
import { isPublishedAfter, listPublishedIds } from '#store/content/past.ts'
import { openScratch } from '#store/sqlite/open-scratch.ts'
import type { Store } from '#store/store.ts'
import type { Db } from '#store/tables.ts'
import { copyEntries } from './copy-entries.ts'
import { copyFiles, copyGroups, copySlugs } from './copy-rows.ts'
import type { Copying, PastGap } from './copying.ts'

/** Entries that are copied before others have their turn: 200 stalled them for 100 ms. */
const batchSize = 50

/** Of more entries only what guests saw at the moment is copied. */
const mostWithVersions = 100

/**
 * Opens the site as guests saw it at a moment: a database of its own into which the ledger is replayed,
 * of those documents alone that a page depends on. Until all of them are there the page is rendered
 * again: `load` takes what the last rendering depended on.
 */
export async function openPast(store: Store, now: string, at: string) {
  await tryApplyDueTransitions(store, now)
  const to = await openScratch()
  const gaps = new Set<PastGap>()
  const copying: Copying = { from: store.longReads, to, at, gaps }
  const known = new Set<string>()
  const copied = new Map<Declaration, Set<number>>()

  async function copy(declaration: Declaration, ids: readonly number[]): Promise<void> {
    const done = copied.get(declaration) ?? new Set()
    copied.set(declaration, done)
    const others = [...new Set(ids)].filter((id) => !done.has(id))
    const hasVersions = others.length <= mostWithVersions
    const order = others.length === 0 ? null : await orderOf(declaration)
    for (let from = 0; from < others.length; from += batchSize) {
      const some = others.slice(from, from + batchSize)
      for (const id of some) done.add(id)
      await copyEntries(copying, { declaration, ids: some, order, hasVersions })
      await yieldToEventLoop()
    }
  }

  async function orderOf({ key }: Declaration): Promise<Content | null> {
    const order = declarationByKey(anyEntryOf(key))
    if (!order) return null
    await copy(order, [0])
    const row = await to.read
      .selectFrom('head')
      .innerJoin('revision', 'revision.id', 'head.live_id')
      .select('revision.content')
      .where('head.subject', '=', order.key)
      .executeTakeFirst()
    return row ? JSON.parse(row.content) : null
  }

  async function loadName(name: string): Promise<void> {
    if (name === groupsName) {
      await copyGroups(copying)
      if (await isPublishedAfter(copying.from, groupsName, at)) gaps.add('groups_changed')
      return
    }
    const [, key = '', entry = '0'] = /^([^/@]+)(?:\/(\d+|\*))?(?:@..)?$/.exec(name) ?? []
    if (key === mediaFile.key) return copyFiles(copying, [Number(entry)])
    const declaration = declarationByKey(key)
    if (!declaration) return
    if (entry !== '*') return copy(declaration, [Number(entry)])
    await copySlugs(copying, declaration)
    await copy(declaration, await listPublishedIds(copying.from, key))
  }

  return {
    at,
    gaps: gaps as ReadonlySet<PastGap>,
    db: to.read as Db,
    /** Copies what a page depends on. Returns whether any of it was not there yet. */
    async load(names: ReadonlySet<string>): Promise<boolean> {
      const missing = [...names].filter((name) => !known.has(name))
      for (const name of missing) {
        known.add(name)
        await loadName(name)
      }
      return missing.length > 0
    },
    close: () => to.close(),
  }
}

export type Past = Awaited<ReturnType<typeof openPast>>
