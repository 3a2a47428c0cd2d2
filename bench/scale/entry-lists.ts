import { menuItem } from '#catalogue/collections/menu-item.ts'
import { type EntryQuery, listEntries } from '#domain/entries/list-entries.ts'
import type { Store } from '#store/store.ts'
import { sizes } from './fill/fill.ts'
import type { Call } from './measure-calls.ts'

const perPage = 20
const last = sizes.entries - perPage
const middle = sizes.entries / 2

const asked: readonly [name: string, query: EntryQuery, offset: number][] = [
  ['first page', {}, 0],
  ['middle', {}, middle],
  ['last page', {}, last],
  ['by title', { sort: 'title' }, 0],
  ['by title, middle', { sort: 'title' }, middle],
  ['by title, from the end', { sort: 'title', descending: true }, last],
  ['newest first', { sort: 'updated_at', descending: true }, 0],
  ['newest first, middle', { sort: 'updated_at', descending: true }, middle],
  ['approved', { state: 'approved' }, 0],
  ['approved, middle', { state: 'approved' }, middle],
  ['pending', { state: 'pending' }, 0],
  ['pending, by title', { state: 'pending', sort: 'title' }, 0],
  ['rejected', { state: 'rejected' }, 0],
  ['with “smoky”', { search: 'smoky' }, 0],
  ['with “smoky”, far on', { search: 'smoky' }, sizes.entries / 20],
  ['with “burger 777”', { search: 'burger 777' }, 0],
  ['with “bowl 99999”', { search: 'bowl 99999' }, 0],
  ['with what is nowhere', { search: 'nowhere' }, 0],
  ['pending, with “melt”, by title', { state: 'pending', search: 'melt', sort: 'title' }, 0],
]

/** A collection's list as staff see it. No address answers it yet: the bench's own process asks. */
export function entryLists(store: Store): Call[] {
  return asked.map(([name, query, offset]) => ({
    name,
    run() {
      const now = new Date().toISOString()
      return listEntries(store, menuItem, now, query, { limit: perPage, offset })
    },
  }))
}
