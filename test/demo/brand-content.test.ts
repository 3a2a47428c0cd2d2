import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { collections } from '#catalogue/catalogue.ts'
import { isTranslated } from '#catalogue/content/is-translated.ts'
import { type DemoBrand, demoBrands, openDemo } from '../search/open-demo.ts'

const names = Object.keys(demoBrands) as DemoBrand[]

/** Sections that speak to guests on the first pages that they see. */
const spoken = [
  ...['home.icm', 'home.discover', 'home.work-with-us', 'home.more'],
  ...['frame.footer', 'frame.product-icons', 'frame.settings'],
  ...['about.description', 'mission.values', 'careers.banner', 'careers.reasons'],
]

test.for(names)(
  'all content of %s is complete and published, in both of its languages',
  async (name) => {
    const { brand, content } = demoBrands[name]
    const app = await openDemo(name)
    // What the checks before publishing refuse is said and left empty.
    expect(app.said).toEqual([])
    const published = await app.store.db
      .selectFrom('publication')
      .select(['subject', 'entry_id', 'language'])
      .where('subject', '<>', 'media')
      .distinct()
      .execute()
    const keys = published.map(({ subject, entry_id, language }) =>
      [subject, entry_id, language].join(' '),
    )
    const [, other] = brand.languages
    const entries = published.filter(({ entry_id, language }) => entry_id > 0 && language === '')
    expect(entries.length).toBeGreaterThan(60)
    const translated = new Set(collections.filter(isTranslated).map(({ key }) => key))
    for (const { subject, entry_id } of entries.filter((one) => translated.has(one.subject)))
      expect(keys).toContain(`${subject} ${entry_id} ${other}`)
    for (const section of spoken) expect(keys).toContain(`${section} 0 ${other}`)
    expect(content.files.length).toBeGreaterThan(40)
  },
)

test.for(names)('every picture of %s is a file, or drawn, and then the same each time', (name) => {
  const files = new Set(globSync(`brands/${name}/pictures/*.svg`).map((path) => basename(path)))
  for (const file of demoBrands[name].content.files) {
    if ('pdf' in file) continue
    const { svg } = file
    if (typeof svg === 'object') {
      expect(files, file.file).toContain(basename(svg.path))
      continue
    }
    expect(svg(), file.file).toMatch(/^<svg [^>]+>.*<\/svg>$/s)
    expect(svg(), file.file).not.toMatch(/NaN|undefined/)
    expect(svg(), file.file).toBe(svg())
  }
})
