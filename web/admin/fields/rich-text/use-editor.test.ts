import { getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '#catalogue/json.ts'
import { isBlank, richTextFault } from '#catalogue/text/rich-text.ts'
import { arbitraryRichText } from '#test/content/arbitrary-rich-text.ts'
import { extensions } from './extensions.ts'
import { typedText } from './use-editor.ts'

const schema = getSchema(extensions)

/** What the editor hands back of a text that was put in and not touched. */
function throughEditor(text: Json) {
  const node = schema.nodeFromJSON(text)
  node.check()
  return typedText(node.toJSON())
}

test('the editor understands every text that the server takes, and hands it back whole', () => {
  const words = fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,12}$/)
  fc.assert(
    fc.property(arbitraryRichText(words), (text) => {
      const back = throughEditor(text)
      if (isBlank(text)) {
        expect(back).toBeNull()
        return
      }
      expect(textIn(back)).toBe(textIn(text))
      expect(richTextFault(back)).toBeNull()
      expect(throughEditor(back)).toEqual(back)
    }),
  )
})

test('what says nothing is left out: no indent, a list from 1, the target of a link', () => {
  const typed = {
    type: 'doc',
    content: [
      {
        type: 'orderedList',
        attrs: { start: 1, type: null },
        content: [
          {
            type: 'listItem',
            content: [
              {
                type: 'paragraph',
                attrs: { indent: 0 },
                content: [
                  {
                    type: 'text',
                    text: 'Menu',
                    marks: [{ type: 'link', attrs: { href: '/menu', target: null } }],
                  },
                ],
              },
            ],
          },
        ],
      },
      { type: 'horizontalRule' },
    ],
  }
  expect(typedText(typed)).toEqual({
    type: 'doc',
    content: [
      {
        type: 'orderedList',
        content: [
          {
            type: 'listItem',
            content: [
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Menu',
                    marks: [{ type: 'link', attrs: { href: '/menu' } }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  })
})

test('a box without words holds nothing', () => {
  expect(typedText({ type: 'doc', content: [{ type: 'paragraph' }] })).toBeNull()
})

function textIn(value: unknown): string {
  return [...JSON.stringify(value).matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text).join('')
}
