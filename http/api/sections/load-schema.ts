import { z } from 'zod'
import { itemSchema, valuesSchema } from '#catalogue/content/content-schema.ts'
import type { Block, Editor, LoadCall } from '#catalogue/editor.ts'
import { documentView, listedOf, logEntry, recordHead } from '#catalogue/wire.ts'
import { sectionsShape } from '#http/call/sections-answer.ts'
import { sectionPicture } from './section-pictures.ts'

const openSteps = documentView.pick({ can: true, lock: true }).shape

/** What a load call of a screen answers, from the screen's declaration. */
export function loadSchema(editor: Editor, load: LoadCall): z.ZodType {
  const edited = 'list' in load ? [load.list] : editor.sections
  const common = {
    logs: z.array(logEntry),
    last_updated_at: z.string().nullable(),
    ...sectionsShape(edited).shape,
  }
  if ('list' in load) return listedOf(itemBlock({ section: load.list, as: 'items' })).extend(common)
  const blocks = Object.fromEntries(
    Object.entries(load.blocks).map(([wire, block]) => [wire, shaped(block)] as const),
  )
  if (editor.tabs.length === 0) return z.object({ ...blocks, ...common })
  // Of its blocks and sections only those of the tab that was asked for.
  const sections = common.sections.partial()
  return z.object({ ...z.object(blocks).partial().shape, ...common, sections })
}

const pictureBlock = z.object({
  ...sectionPicture.shape,
  ...recordHead.shape,
  ...openSteps,
})

function shaped(block: Block): z.ZodType {
  if (block.as === 'items') return z.array(itemBlock(block))
  if (block.as === 'pictures') return z.array(pictureBlock)
  const values = valuesSchema(block.section).shape
  const record = z.object({ ...values, ...recordHead.shape, ...openSteps })
  return block.as === 'record' ? record.nullable() : z.array(record)
}

/** Items keep ids of their own; the set's record is `record_id` (contract section 2). */
function itemBlock({ section }: Block) {
  const head = recordHead.omit({ id: true, remarks: true, author: true }).shape
  return z.object({ ...itemSchema(section).shape, ...head, record_id: z.int(), ...openSteps })
}
