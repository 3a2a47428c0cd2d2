import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openLog } from '#test/content/open-log.ts'
import { closeChapter, findOpenChapter } from '../log/chapters.ts'
import { listLineIds } from '../log/list-lines.ts'
import { logLanguages } from './0008-log-languages.ts'

test('chapters that were closed without languages are counted anew, and no others', async () => {
  const language = (n: number) => (n === 600 ? ('ae' as const) : ('' as const))
  const lines = Array.from({ length: 1_600 }, (_, n) => ({ id: n + 1, language: language(n + 1) }))
  const { db, write } = await openLog(...lines)
  for (const chapter of [0, 1, 2]) await write((tx) => closeChapter(tx, chapter))
  // As the version before left it.
  await sql`drop index activity_language`.execute(db)
  await db.deleteFrom('log_tally').where('subject', 'like', '%@%').execute()
  await logLanguages.up(db as never)
  expect(await findOpenChapter(db)).toBe(1)
  const inArabic = async () => await listLineIds(db, { language: 'ae' }, { limit: 9, offset: 0 })
  expect(await inArabic()).toEqual({ ids: [600], total: 1 })
  for (const chapter of [1, 2]) await write((tx) => closeChapter(tx, chapter))
  expect(await inArabic()).toEqual({ ids: [600], total: 1 })
  const inFirst = await listLineIds(db, { language: '' }, { limit: 1, offset: 0 })
  expect(inFirst).toEqual({ ids: [1_600], total: 1_599 })
})
