import { z } from 'zod'
import { valuesSchema } from '#catalogue/content/content-schema.ts'
import type { Block, Editor } from '#catalogue/editor.ts'
import { aboutEditor } from '#catalogue/sections/about.ts'
import { appEditor } from '#catalogue/sections/app.ts'
import { readSectionResponses } from '#domain/reading/responses/section-responses.ts'
import type { PublishedRoute } from '#http/call/published-route.ts'
import { sectionPicture, sectionPictures } from './section-pictures.ts'

/** Public reads of pages that consist of sections only (contract section 4, "Public reads"). */
export const pageContent: PublishedRoute[] = [
  routeOf('/about-us/main', 'About Us, with its first page', aboutEditor, ['main', 'about']),
  routeOf('/histories/main', 'History', aboutEditor, ['history']),
  routeOf('/milestones/main', 'Corporate Milestone', aboutEditor, ['milestone']),
  routeOf('/missions/main', 'Mission & Vision', aboutEditor, ['mission']),
  routeOf('/apps/main', 'The app page', appEditor),
]

/** Returns the blocks of some tabs of a screen, by the names of its load call. */
function routeOf(
  path: string,
  summary: string,
  { loads, tabs, sections }: Editor,
  tabKeys?: readonly string[],
): PublishedRoute {
  const requested = tabKeys
    ? tabs.filter(({ key }) => tabKeys.includes(key)).flatMap((tab) => tab.sections)
    : sections
  const blocks = loads
    .flatMap((load) => ('blocks' in load ? Object.entries(load.blocks) : []))
    .filter(([, { section }]) => requested.includes(section))
  return {
    path,
    summary,
    response: z.object(Object.fromEntries(blocks.map(([wire, block]) => [wire, shapeOf(block)]))),
    async read(reading) {
      const responses = await readSectionResponses(
        reading,
        blocks.map(([, { section }]) => section),
      )
      const entries = blocks.map(([wire, { section, as }], index) => {
        const values = responses[index]?.values ?? {}
        return [wire, as === 'pictures' ? sectionPictures(section, values) : values]
      })
      return Object.fromEntries(entries)
    },
  }
}

function shapeOf({ section, as }: Block) {
  return as === 'pictures' ? z.array(sectionPicture) : valuesSchema(section)
}
