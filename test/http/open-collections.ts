import { expect } from 'vitest'
import type { EntryState, ListedEntry } from '#catalogue/content/entry-schema.ts'
import type { Collection } from '#catalogue/declaration.ts'
import type { ListPage } from '#catalogue/wire.ts'
import { completeBody } from '../content/arbitrary-body.ts'
import { addDocument } from '../content/content.ts'
import { publishSite } from '../content/publish-site.ts'
import { openTestApp } from '../open-test-app.ts'
import { asApprover, asEditor } from '../people.ts'
import type { Caller } from './http-client.ts'

/** What a save of an entry answers. */
export interface Saved {
  id: number
  record_id: number
  version: number
  approval: number
  state: EntryState
}

export type Rows = ListPage<ListedEntry>

/** An entry as guests get it. */
export type Published = { id: number; path: string | null } & Record<string, unknown>

/** An app with a small site, and what staff do to a collection by its calls. */
export async function openCollections() {
  const app = await openTestApp()
  const site = await publishSite(app.services)
  const document = await addDocument(app.store)

  function post<T = Saved>(path: string, body?: unknown, who: Caller = asEditor) {
    return app.call<T>(who, 'POST', path, body)
  }

  /** A complete body but for the address, which is made from the title. */
  function bodyNamed(collection: Collection, title: string) {
    const { picture, entryOf: entry } = site
    const filling = { text: 'Crisp', picture: picture.id, document, entry }
    const { slug: _slug, ...body } = completeBody(collection, filling)
    // No two entries have the same code.
    const { naturalKey, titleKey, fields } = collection
    // Without a title, and without what it needs to be made of.
    const made = fields.find(({ key }) => key === titleKey)?.titleFrom ?? []
    const needed = fields.flatMap(({ key, required }) =>
      required && made.includes(key) ? key : [],
    )
    const kept = Object.entries(body).filter(([key]) => title !== '' || !needed.includes(key))
    return {
      ...Object.fromEntries(kept),
      ...(naturalKey ? { [naturalKey]: title } : {}),
      [collection.titleKey]: title,
    }
  }

  async function approve(collection: Collection, { record_id }: Saved) {
    const named = { entity_id: record_id, entity_type: collection.entityType }
    expect((await post('/approvals/approve', named, asApprover)).status).toBe(200)
  }

  /** A live entry; gives what its submission answered. */
  async function publish(collection: Collection, title: string): Promise<Saved> {
    const sent = { ...bodyNamed(collection, title), approval: 1 }
    const { status, body } = await post(collection.path, sent)
    expect([body.errors, status]).toEqual([undefined, 200])
    await approve(collection, body.data)
    return body.data
  }

  return { app, site, post, bodyNamed, approve, publish }
}
