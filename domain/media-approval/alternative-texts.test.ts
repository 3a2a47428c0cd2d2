import { expect, test } from 'vitest'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { readPictures } from '#domain/media/read-pictures.ts'
import { viewMedia } from '#domain/media-approval/view-media.ts'
import { startReading } from '#domain/reading/reading.ts'
import { addPicture } from '#test/content/content.ts'
import { after, morning } from '#test/content/workspace.ts'
import { openTestStore } from '#test/open-test-store.ts'
import { asEditor } from '#test/people.ts'
import { type MediaDetails, updateMedia } from './update-media.ts'

async function openPicture() {
  const store = await openTestStore()
  const id = await addPicture(store)
  return {
    say: (words: MediaDetails) =>
      store.write((tx) => updateMedia({ db: tx, actor: asEditor, now: after(1) }, id, words)),
    view: () => viewMedia(store.db, asEditor, id),
    /** The words that a page in a language shows, and those of them that are in another one. */
    async shown(language: DocumentLanguage) {
      const reading = startReading(store.db, morning, { language })
      const alt = (await readPictures(reading, [id])).get(id)?.alt
      return { alt, foreign: [...reading.fallbackTexts] }
    },
  }
}

test('a picture has its words in each language, and the first one stands in, marked', async () => {
  const { say, view, shown } = await openPicture()
  await say({ alt: 'A burger' })
  expect((await view()).alts).toBeUndefined()
  expect(await shown('')).toEqual({ alt: 'A burger', foreign: [] })
  expect(await shown('ae')).toEqual({ alt: 'A burger', foreign: ['A burger'] })
  await say({ alts: { ae: 'برغر', de: 'Ein Burger' } })
  expect(await shown('ae')).toEqual({ alt: 'برغر', foreign: [] })
  expect(await shown('')).toEqual({ alt: 'A burger', foreign: [] })
  const { outcome } = await say({ alts: { ae: 'برغر' } })
  expect([outcome, (await view()).alts]).toEqual(['unchanged', { ae: 'برغر', de: 'Ein Burger' }])
  await say({ alts: { ae: '' } })
  expect((await view()).alts).toEqual({ de: 'Ein Burger' })
  expect(await shown('ae')).toEqual({ alt: 'A burger', foreign: ['A burger'] })
})

test('what is decorative says nothing in any language', async () => {
  const { say, shown } = await openPicture()
  await say({ alt: 'A burger', alts: { de: 'Ein Burger' }, decorative: true })
  for (const language of ['', 'de', 'ae'] as const) {
    expect(await shown(language)).toEqual({ alt: '', foreign: [] })
  }
})
