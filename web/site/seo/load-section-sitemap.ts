import type { Section } from '#catalogue/declaration.ts'
import { publishedRevisions } from '#domain/reading/published-revisions.ts'
import type { Reading } from '#domain/reading/reading.ts'
import type { Sitemap } from '#web/page.ts'

/** The address of a page that is made of sections: it changes with the newest of them, and is none without any. */
export function sectionsSitemap(kind: string, path: string, sections: readonly Section[]): Sitemap {
  return {
    kind,
    async list(reading) {
      const changedAt = await newestSection(reading, sections)
      return changedAt === null ? [] : [{ path, changedAt }]
    },
  }
}

/** When the newest of some sections was last published (ISO 8601 UTC); null where none is live. */
export async function newestSection(
  reading: Reading,
  sections: readonly Section[],
): Promise<string | null> {
  const heads = await publishedRevisions(reading, sections)
  return (
    heads
      .flatMap(({ updated_at }) => updated_at ?? [])
      .sort()
      .at(-1) ?? null
  )
}
