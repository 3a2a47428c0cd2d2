import { inject, onTestFinished, TestRunner } from 'vitest'
import { openStore, type Store } from '#store/store.ts'
import { endWithFile } from './storage/end-with-file.ts'
import { makePlace, type Place } from './storage/places.ts'

/**
 * An empty store with today's schema: SQLite in a folder of its own, or a database of its own on the
 * PostgreSQL that `TEST_PG_URL` names. Closed and removed when the test (or, opened in a hook for
 * all tests, the file) ends.
 */
export async function openTestStore(): Promise<Store> {
  return openTestStoreAt(await newPlace())
}

/** The same at a place of the test's own, where others may open it too. */
export async function openTestStoreAt(document: Place): Promise<Store> {
  const store = await openStore(document)
  whenDone(() => store.close())
  return store
}

/** A place of a test's own with today's schema; removed when the test (or the file) ends. */
export function newPlace(): Promise<Place> {
  return ownPlace(inject('template'))
}

/** The same without a schema: whoever opens it brings it up to date. */
export function emptyPlace(): Promise<Place> {
  return ownPlace()
}

async function ownPlace(template?: Place): Promise<Place> {
  const { remove, ...place } = await makePlace(process.env.TEST_PG_URL, template)
  whenDone(remove)
  return place
}

/** Undoes, when the test (or, called in a hook, the file) ends; the last thing first. */
export function whenDone(undo: () => Promise<void>) {
  if (TestRunner.getCurrentTest()) onTestFinished(undo)
  else endWithFile(undo)
}
