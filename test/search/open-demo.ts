import { demoPapers } from '#brands/marigold/careers/tenders.ts'
import { fillBrand } from '#brands/marigold/fill-brand.ts'
import { pictures } from '#brands/marigold/pictures.ts'
import { addDocument, addPicture } from '../content/content.ts'
import { openTestApp } from '../open-test-app.ts'
import { newLocation } from '../open-test-store.ts'

/** The site with the demo brand, as `npm start` fills it, but with blank pictures. */
export async function openDemo() {
  const app = await openTestApp({ location: await newLocation() })
  const ids = new Map<string, number>()
  for (const { file } of pictures) ids.set(file, await addPicture(app.store, file))
  for (const { file } of demoPapers) ids.set(file, await addDocument(app.store, file))
  const brand = { pictures: ids, passwordHash: 'none', say: () => undefined }
  await app.store.write((tx) => fillBrand(tx, app.clock.now(), brand))
  return app
}
