import { brand as marigold } from '#brands/marigold/brand.ts'
import { content as marigoldContent } from '#brands/marigold/content.ts'
import { brand as waldkante } from '#brands/waldkante/brand.ts'
import { content as waldkanteContent } from '#brands/waldkante/content.ts'
import { fillBrand } from '#domain/seeding/fill-brand.ts'
import { addDocument, addPicture } from '../content/content.ts'
import { openTestApp } from '../open-test-app.ts'
import { newLocation } from '../open-test-store.ts'

/** Our brands that have content. */
export const demoBrands = {
  marigold: { brand: marigold, content: marigoldContent },
  waldkante: { brand: waldkante, content: waldkanteContent },
}

export type DemoBrand = keyof typeof demoBrands

/** The site with the content of a brand, as `npm start` fills it, but with blank pictures. */
export async function openDemo(name: DemoBrand = 'marigold') {
  const { brand, content } = demoBrands[name]
  const app = await openTestApp({ location: await newLocation() })
  const files = new Map<string, number>()
  for (const each of content.files) {
    const add = 'pdf' in each ? addDocument : addPicture
    files.set(each.file, await add(app.store, each.file))
  }
  const said: string[] = []
  const say = (sentence: string) => void said.push(sentence)
  // `#brand` of the tests is Marigold, whichever content is filled in.
  const sections: typeof content.sections = (lookup) => {
    const { 'frame.settings': settings, ...others } = content.sections(lookup)
    return { ...others, 'frame.settings': { languages: [...brand.languages], ...settings } }
  }
  const filled = { content: { ...content, sections }, files, passwordHash: 'none', say }
  await app.store.write((tx) => fillBrand(tx, app.clock.now(), filled))
  return { ...app, said }
}
