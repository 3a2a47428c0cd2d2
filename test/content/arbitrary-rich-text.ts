import fc from 'fast-check'
import { limits } from '#catalogue/limits.ts'
import type {
  RichBlock,
  RichCell,
  RichInline,
  RichListItem,
  RichMark,
  RichText,
} from '#catalogue/text/rich-text.ts'
import { arbitraryUrl } from './arbitrary-address.ts'

/** A text as the editor makes it, of these words; every node and mark comes up. */
export function arbitraryRichText(words: fc.Arbitrary<string>): fc.Arbitrary<RichText> {
  const inline = fc.array(inlineOf(words), { maxLength: 3 })
  const indent = fc.integer({ min: 0, max: limits.richText.indent })
  const paragraph = fc.record<RichCell['content'][number], 'type'>(
    { type: fc.constant('paragraph'), attrs: fc.record({ indent }), content: inline },
    { requiredKeys: ['type'] },
  )
  const cell = fc.record({
    type: fc.constantFrom('tableHeader' as const, 'tableCell' as const),
    content: fc.array(paragraph, { minLength: 1, maxLength: 2 }),
  })
  const caption = words.map((text) => text.trim().slice(0, 50) || 'Sizes')
  const table: fc.Arbitrary<RichBlock> = fc
    .integer({ min: 1, max: limits.richText.table.columns })
    .chain((columns) =>
      fc.record(
        {
          type: fc.constant('table'),
          attrs: fc.record({ caption }),
          content: fc.array(
            fc.record({
              type: fc.constant('tableRow'),
              content: fc.array(cell, { minLength: columns, maxLength: columns }),
            }),
            { minLength: 1, maxLength: 3 },
          ),
        },
        { requiredKeys: ['type', 'content'] },
      ),
    )
  const { block } = fc.letrec<{ block: RichBlock; item: RichListItem }>((tie) => {
    const blocks = fc.array(tie('block'), { minLength: 1, maxLength: 2 })
    const items = fc.array(tie('item'), { minLength: 1, maxLength: 2 })
    const nested: fc.Arbitrary<RichBlock> = fc.oneof(
      fc.record({ type: fc.constant('blockquote'), content: blocks }),
      fc.record({ type: fc.constant('bulletList'), content: items }),
      fc.record({
        type: fc.constant('orderedList'),
        attrs: fc.record({ start: fc.integer({ min: 1, max: limits.richText.start }) }),
        content: items,
      }),
    )
    const leaf: fc.Arbitrary<RichBlock> = fc.oneof(
      paragraph,
      fc.record({
        type: fc.constant('heading'),
        attrs: fc.record({ level: fc.constantFrom(2, 3, 4), indent }, { requiredKeys: ['level'] }),
        content: inline,
      }),
    )
    return {
      block: fc.oneof({ depthSize: 'small', withCrossShrink: true }, leaf, nested, table),
      item: fc.record({
        type: fc.constant('listItem'),
        content: fc
          .tuple(paragraph, fc.array(tie('block'), { maxLength: 1 }))
          .map((all) => all.flat()),
      }),
    }
  })
  const content = fc.array(block, { minLength: 1, maxLength: 3 })
  return content.map((blocks) => ({ type: 'doc', content: blocks }))
}

function inlineOf(words: fc.Arbitrary<string>): fc.Arbitrary<RichInline> {
  const href = fc.oneof(
    arbitraryUrl,
    fc.constantFrom('/menu', '#top', '?page=2', 'mailto:crew@marigold.example', 'tel:+4930123456'),
  )
  const mark: fc.Arbitrary<RichMark> = fc.oneof(
    fc.constantFrom<RichMark>({ type: 'bold' }, { type: 'italic' }),
    href.map((to): RichMark => ({ type: 'link', attrs: { href: to } })),
  )
  const marks = fc.uniqueArray(mark, { selector: ({ type }) => type, maxLength: 3 })
  const text = words.filter((each) => each !== '')
  return fc.oneof(
    { weight: 5, arbitrary: fc.record({ type: fc.constant('text'), text, marks }) },
    { weight: 1, arbitrary: fc.constant<RichInline>({ type: 'hardBreak' }) },
  )
}
