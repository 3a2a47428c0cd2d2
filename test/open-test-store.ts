import { inject, onTestFinished, TestRunner } from 'vitest'
import { openStore, type Store } from '#store/store.ts'
import { onFileFinished } from './storage/after-file.ts'
import { makeLocation, type StoreLocation } from './storage/locations.ts'

/**
 * An empty store with today's schema: SQLite in a folder of its own, or a database of its own on the
 * PostgreSQL that `TEST_PG_URL` names. Closed and removed when the test (or, opened in a hook for
 * all tests, the file) ends.
 */
export async function openTestStore(): Promise<Store> {
  return openTestStoreAt(await newLocation())
}

/** The same at a place of the test's own, where others may open it too. */
export async function openTestStoreAt(location: StoreLocation): Promise<Store> {
  const store = await openStore(location)
  whenDone(() => store.close())
  return store
}

/** A place of a test's own with today's schema; removed when the test (or the file) ends. */
export function newLocation(): Promise<StoreLocation> {
  return ownPlace(inject('template'))
}

/** The same without a schema: whoever opens it brings it up to date. */
export function emptyLocation(): Promise<StoreLocation> {
  return ownPlace()
}

async function ownPlace(template?: StoreLocation): Promise<StoreLocation> {
  const { remove, ...place } = await makeLocation(process.env.TEST_PG_URL, template)
  whenDone(remove)
  return place
}

/** Undoes, when the test (or, called in a hook, the file) ends; the last thing first. */
export function whenDone(undo: () => Promise<void>) {
  if (TestRunner.getCurrentTest()) onTestFinished(undo)
  else onFileFinished(undo)
}
