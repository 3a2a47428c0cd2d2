import type { TestProject } from 'vitest/node'
import { openStore } from '#store/store.ts'
import { makeLocation, type StoreLocation } from './locations.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A store with today's schema and nothing in it, to be copied: nobody has it open. */
    template?: StoreLocation
  }
}

/** Migrates once for all tests of a project: to copy a store takes a third of making one. */
export async function setup({ config, provide }: TestProject): Promise<() => Promise<void>> {
  const { place, remove } = await makeTemplate(config.env.TEST_PG_URL)
  provide('template', place)
  return remove
}

export async function makeTemplate(postgres: string | undefined) {
  const { remove, ...place } = await makeLocation(postgres)
  const store = await openStore(place)
  await store.close()
  return { place, remove }
}
