import { storeDocument } from '#domain/media/upload/add-document.ts'
import type { StoredPicture } from '#domain/media/upload/add-picture.ts'
import type { Services } from '#domain/services.ts'
import { demoPapers } from './tenders.ts'
import { writePdf } from './write-pdf.ts'

/** Stores the bytes of Marigold's papers: what their rows will say, by file name. */
export async function writePapers(services: Services): Promise<Map<string, StoredPicture>> {
  const stored = new Map<string, StoredPicture>()
  for (const { file, title, paragraphs } of demoPapers) {
    const bytes = writePdf(title, paragraphs)
    const name = `${title.replace(': ', ' ')}.pdf`
    stored.set(file, await storeDocument(services, { name, bytes }))
  }
  return stored
}
