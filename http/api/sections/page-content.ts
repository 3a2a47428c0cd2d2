import { z } from 'zod'
import { valuesSchema } from '#catalogue/content/content-schema.ts'
import type { Block, Editor } from '#catalogue/editor.ts'
import { aboutEditor } from '#catalogue/sections/about.ts'
import { appEditor } from '#catalogue/sections/app.ts'
import { readAnswers } from '#domain/reading/answers/read-answer.ts'
import type { PublishedRoute } from '#http/call/published-route.ts'
import { sectionPicture, sectionPictures } from './section-pictures.ts'

/** What guests see of the pages that are made of sections alone (contract section 4, "Public reads"). */
export const pageContent: PublishedRoute[] = [
  routeOf('/about-us/main', 'About Us, with its first page', aboutEditor, ['main', 'about']),
  routeOf('/histories/main', 'History', aboutEditor, ['history']),
  routeOf('/milestones/main', 'Corporate Milestone', aboutEditor, ['milestone']),
  routeOf('/missions/main', 'Mission & Vision', aboutEditor, ['mission']),
  routeOf('/apps/main', 'The app page', appEditor),
]

/** The blocks of some tabs of a screen, under the names that its load call has for them. */
function routeOf(
  path: string,
  summary: string,
  { loads, tabs, sections }: Editor,
  wanted?: readonly string[],
): PublishedRoute {
  const shown = wanted
    ? tabs.filter(({ key }) => wanted.includes(key)).flatMap((tab) => tab.sections)
    : sections
  const blocks = loads
    .flatMap((load) => ('blocks' in load ? Object.entries(load.blocks) : []))
    .filter(([, { section }]) => shown.includes(section))
  return {
    path,
    summary,
    answer: z.object(Object.fromEntries(blocks.map(([wire, block]) => [wire, shapeOf(block)]))),
    async read(reading) {
      const answers = await readAnswers(
        reading,
        blocks.map(([, { section }]) => section),
      )
      const told = blocks.map(([wire, { section, as }], place) => {
        const values = answers[place]?.values ?? {}
        return [wire, as === 'pictures' ? sectionPictures(section, values) : values]
      })
      return Object.fromEntries(told)
    },
  }
}

function shapeOf({ section, as }: Block) {
  return as === 'pictures' ? z.array(sectionPicture) : valuesSchema(section)
}
