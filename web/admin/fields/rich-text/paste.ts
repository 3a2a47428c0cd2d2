import { DOMParser, Fragment, Slice } from '@tiptap/pm/model'
import type { EditorProps } from '@tiptap/pm/view'
import { limits } from '#catalogue/limits.ts'
import { readHtml } from '#catalogue/text/html/html-blocks.ts'
import { type InvalidLink, type LinkFault, linkFault } from '#catalogue/text/link.ts'
import { t } from '#web/admin/i18n/translate.ts'

type PasteProps = Pick<
  EditorProps,
  'transformPastedHTML' | 'transformPastedText' | 'transformPasted' | 'clipboardParser'
>

/**
 * Reads HTML pasted or dropped from another program by the server's rules, so that it becomes the
 * same text as when sent or imported.
 * @param onInvalidLinks called with the links that were left out
 */
export function pasteProps(
  onInvalidLinks: (invalidLinks: readonly InvalidLink[]) => void,
): PasteProps {
  let read: Slice | null = null
  return {
    transformPastedHTML(html, view) {
      read = null
      // Text copied here carries the editor's own mark.
      if (/<[^<>]+\sdata-pm-slice=/i.test(html)) return html
      const { content, invalidLinks } = readHtml(html)
      onInvalidLinks(invalidLinks)
      read = new Slice(Fragment.fromJSON(view.state.schema, content), 0, 0)
      return ''
    },
    transformPastedText: cleanText,
    // The editor would read HTML by its own rules; plain text and our own HTML it reads itself.
    clipboardParser: {
      parseSlice(dom, options) {
        const slice = read
        read = null
        const schema = options?.context?.doc.type.schema
        if (slice || !schema) return slice ?? Slice.empty
        return DOMParser.fromSchema(schema).parseSlice(dom, options)
      },
    } as DOMParser,
    transformPasted: withWholeHeadings,
  }
}

/** Keeps a pasted heading from merging into the text beside it. */
function withWholeHeadings({ content, openStart, openEnd }: Slice): Slice {
  const isHeading = (at: number) => content.maybeChild(at)?.type.name === 'heading'
  const last = content.childCount - 1
  if (last < 1) return new Slice(content, openStart, openEnd)
  return new Slice(content, isHeading(0) ? 0 : openStart, isHeading(last) ? 0 : openEnd)
}

/** Returns which link was left out, and why. */
export function leftOutMessage({ text, address }: InvalidLink): string {
  const fault = linkFault(address)
  const reason = fault ? t(reasons[fault]) : ''
  const shortAddress =
    address.length > limits.title ? `${address.slice(0, limits.title)}…` : address
  return t('rich.linkRemoved', {
    text: text.trim() || shortAddress,
    address: shortAddress,
    reason,
  }).trim()
}

const reasons = {
  form: 'rich.link.unsafe',
  signs: 'rich.link.signs',
  length: 'rich.link.tooLong',
} as const satisfies Record<LinkFault, string>

/** Removes control characters and direction marks, which the server rejects. */
function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
}
