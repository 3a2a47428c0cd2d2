import { type Content, Editor, type JSONContent } from '@tiptap/core'
import type { EditorState } from '@tiptap/pm/state'
import type { EditorProps } from '@tiptap/pm/view'
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { type Json, sameJson } from '#catalogue/json.ts'
import type { InvalidLink } from '#catalogue/text/link.ts'
import {
  isBlank,
  type RichBlock,
  type RichCell,
  type RichInline,
  type RichListItem,
  type RichMark,
  type RichText,
} from '#catalogue/text/rich-text.ts'
import { extensions, isLinkAddress } from './extensions.ts'
import { pasteProps } from './paste.ts'

interface EditorInput {
  value: Json
  change: (value: RichText | null) => void
  attributes: Record<string, string>
  onInvalidLinks: (links: readonly InvalidLink[]) => void
  openLink: () => void
  openToolbar: () => void
}

/**
 * Runs Tiptap as a controlled input: shows `value`, also when it changes from outside (discarded,
 * merged, copied from another language), and reports edits. Rerenders with every transaction.
 */
export function useEditor(input: EditorInput): {
  editor: Editor | null
  place: RefObject<HTMLDivElement | null>
} {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const latest = useRef(input)
  latest.current = input
  /** Values that were reported and have not come back yet. */
  const typed = useRef<Json[]>([])

  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions,
      content: asContent(latest.current.value),
      // The Content-Security-Policy allows no style element; our CSS is in a file.
      injectCSS: false,
      editorProps: propsOf(latest),
      onUpdate() {
        const text = typedText(made.getJSON())
        typed.current.push(text)
        latest.current.change(text)
      },
    })
    made.on('transaction', redraw)
    setEditor(made)
    return () => made.destroy()
  }, [])

  useEffect(() => {
    if (!editor) return
    const at = typed.current.lastIndexOf(input.value)
    typed.current.splice(0, at === -1 ? typed.current.length : at + 1)
    if (at === -1) show(editor, input.value)
  }, [editor, input.value])

  const attributes = JSON.stringify(input.attributes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attributes as text, so that the same ones set nothing
  useEffect(() => editor?.setOptions({ editorProps: propsOf(latest) }), [editor, attributes])

  return { editor, place }
}

function propsOf(input: RefObject<EditorInput>): EditorProps {
  return {
    attributes: input.current.attributes,
    ...pasteProps((invalidLinks) => input.current.onInvalidLinks(invalidLinks)),
    handlePaste: ({ state, dispatch }, event) => {
      const mark = pastedLink(state, event)
      if (mark) dispatch(state.tr.addMark(state.selection.from, state.selection.to, mark))
      return mark !== null
    },
    handleKeyDown: (_view, event) => {
      if (event.key === 'F10' && event.altKey) input.current.openToolbar()
      else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey))
        input.current.openLink()
      else return false
      event.preventDefault()
      return true
    },
  }
}

/** Returns the link that pasting an address over a selection makes. */
function pastedLink({ selection, schema }: EditorState, { clipboardData }: ClipboardEvent) {
  const pasted = clipboardData?.getData('text/plain').trim() ?? ''
  const isAddress = /^(https?:\/\/|mailto:|tel:)\S+$/i.test(pasted) && isLinkAddress(pasted)
  return isAddress && !selection.empty
    ? (schema.marks.link?.create({ href: pasted }) ?? null)
    : null
}

/** Shows a value from outside, which Undo must not revert. */
function show(editor: Editor, value: Json): void {
  if (sameJson(typedText(editor.getJSON()), value)) return
  const content = asContent(value)
  editor.chain().setMeta('addToHistory', false).setContent(content, { emitUpdate: false }).run()
}

function asContent(value: Json): Content {
  return typeof value === 'object' && !Array.isArray(value) ? value : null
}

/** Returns the editor's content as it is stored: without empty attributes; null without text. */
export function typedText(typed: JSONContent): RichText | null {
  const text: RichText = { type: 'doc', content: inside(typed).flatMap(blockOf) }
  return isBlank(text) ? null : text
}

function blockOf(node: JSONContent): RichBlock[] {
  switch (node.type) {
    case 'paragraph':
      return [paragraphOf(node)]
    case 'heading': {
      const level = Number(node.attrs?.level)
      return [{ type: 'heading', attrs: { level, ...indentOf(node) }, ...inlineOf(node) }]
    }
    case 'blockquote':
      return [{ type: 'blockquote', content: inside(node).flatMap(blockOf) }]
    case 'bulletList':
      return [{ type: 'bulletList', content: inside(node).flatMap(itemOf) }]
    case 'orderedList':
      return [
        { type: 'orderedList', ...attrsOf(startOf(node)), content: inside(node).flatMap(itemOf) },
      ]
    case 'table': {
      const rows = inside(node).map((row) => inside(row).map(cellOf))
      const content = rows.map((cells) => ({ type: 'tableRow' as const, content: cells }))
      return [{ type: 'table', ...attrsOf(captionOf(node)), content }]
    }
    default:
      return []
  }
}

function paragraphOf(node: JSONContent): RichCell['content'][number] {
  return { type: 'paragraph', ...attrsOf(indentOf(node)), ...inlineOf(node) }
}

function cellOf(node: JSONContent): RichCell {
  const type = node.type === 'tableHeader' ? 'tableHeader' : 'tableCell'
  return { type, content: inside(node).map(paragraphOf) }
}

function itemOf(node: JSONContent): RichListItem[] {
  return [{ type: 'listItem', content: inside(node).flatMap(blockOf) }]
}

function inlineOf(node: JSONContent): { content?: RichInline[] } {
  const content = inside(node).flatMap(pieceOf)
  return content.length > 0 ? { content } : {}
}

function pieceOf({ type, text, marks = [] }: JSONContent): RichInline[] {
  if (type === 'hardBreak') return [{ type }]
  if (type !== 'text' || !text) return []
  const kept = marks.flatMap(markOf)
  return [kept.length > 0 ? { type, text, marks: kept } : { type, text }]
}

function markOf({ type, attrs }: { type: string; attrs?: JSONContent['attrs'] }): RichMark[] {
  if (type === 'bold' || type === 'italic') return [{ type }]
  return type === 'link' ? [{ type, attrs: { href: String(attrs?.href ?? '') } }] : []
}

function inside({ content = [] }: JSONContent): JSONContent[] {
  return content
}

function captionOf({ attrs }: JSONContent): { caption?: string } {
  const caption = String(attrs?.caption ?? '').trim()
  return caption === '' ? {} : { caption }
}

function indentOf({ attrs }: JSONContent): { indent?: number } {
  const indent = Number(attrs?.indent ?? 0)
  return indent > 0 ? { indent } : {}
}

function startOf({ attrs }: JSONContent): { start?: number } {
  const start = Number(attrs?.start ?? 1)
  return start > 1 ? { start } : {}
}

function attrsOf<T extends object>(attrs: T): { attrs?: T } {
  return Object.keys(attrs).length > 0 ? { attrs } : {}
}
