import { setTimeout as pause } from 'node:timers/promises'
import { listNextRevisionIds } from '#store/content/former-revisions.ts'
import { lockRevisions } from '#store/content/revisions.ts'
import { addLinkUses } from '#store/content/uses.ts'
import { changeFact, findFact } from '#store/facts.ts'
import type { Services } from '../services.ts'

const fact = 'links'
/** Raised when other targets are found in the same content: then all are found again. */
const version = '1'
/** Revisions in one transaction. */
const atOnce = 50

/** Finds what the revisions link to that an earlier version has saved, once. */
export async function fillLinkUses(
  { store }: Pick<Services, 'store'>,
  { rest, signal }: { rest: number; signal?: AbortSignal },
): Promise<void> {
  if ((await findFact(store.db, fact)) === version) return
  for (let last = 0; ; ) {
    const ids = await listNextRevisionIds(store.db, last)
    if (ids.length === 0) break
    for (let at = 0; at < ids.length; at += atOnce) {
      if (signal?.aborted) return
      const some = ids.slice(at, at + atOnce)
      await store.write(async (tx) => addLinkUses(tx, await lockRevisions(tx, some)))
      await pause(rest)
    }
    last = ids.at(-1) ?? last
  }
  await store.write((tx) => changeFact(tx, fact, version))
}
