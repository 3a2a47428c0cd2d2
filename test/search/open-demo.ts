import { content } from '#brands/marigold/content.ts'
import { fillBrand } from '#domain/seeding/fill-brand.ts'
import { addDocument, addPicture } from '../content/content.ts'
import { openTestApp } from '../open-test-app.ts'
import { newLocation } from '../open-test-store.ts'

/** The site with the demo brand, as `npm start` fills it, but with blank pictures. */
export async function openDemo() {
  const app = await openTestApp({ location: await newLocation() })
  const files = new Map<string, number>()
  for (const each of content.files) {
    const add = 'pdf' in each ? addDocument : addPicture
    files.set(each.file, await add(app.store, each.file))
  }
  const brand = { content, files, passwordHash: 'none', say: () => undefined }
  await app.store.write((tx) => fillBrand(tx, app.clock.now(), brand))
  return app
}
