import { createElement, Fragment, type HTMLAttributes, type ReactNode } from 'react'
import type {
  RichBlock,
  RichInline,
  RichListItem,
  RichMark,
  RichText as RichTextValue,
} from '#catalogue/text/rich-text.ts'

interface RichTextProps extends Pick<HTMLAttributes<HTMLElement>, 'lang' | 'dir'> {
  value: RichTextValue | null
  /** Where a link leads on this page; as it is written unless said. */
  href?: (to: string) => string
  /** The names of its headings, where addresses lead to them. */
  headings?: ReadonlyMap<RichBlock, { id: string }>
}

/** What every part of a text is drawn with. */
interface Drawing {
  lead: (to: string) => string
  headings: ReadonlyMap<RichBlock, { id: string }>
}

const noHeadings = new Map<RichBlock, { id: string }>()

/** A text with headings, lists and links. What it is made of is known: nothing is put in as HTML. */
export function RichText({
  value,
  href = (to) => to,
  headings = noHeadings,
  ...written
}: RichTextProps) {
  if (value === null) return null
  return (
    <div className="rich-text" {...written}>
      {drawBlocks(value.content, { lead: href, headings })}
    </div>
  )
}

function drawBlocks(blocks: readonly RichBlock[], drawing: Drawing): ReactNode {
  return inRow(blocks.map((block) => drawBlock(block, drawing)))
}

function drawBlock(block: RichBlock, drawing: Drawing): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p className={indentOf(block.attrs)}>{drawInline(block.content, drawing)}</p>
    case 'heading': {
      const Heading = tags[block.attrs.level] ?? 'h4'
      return (
        <Heading id={drawing.headings.get(block)?.id} className={indentOf(block.attrs)}>
          {drawInline(block.content, drawing)}
        </Heading>
      )
    }
    case 'blockquote':
      return <blockquote>{drawBlocks(block.content, drawing)}</blockquote>
    case 'bulletList':
      return <ul>{drawItems(block.content, drawing)}</ul>
    case 'orderedList':
      return <ol start={block.attrs?.start}>{drawItems(block.content, drawing)}</ol>
  }
}

/** The page's title is its h1. */
const tags: Record<number, 'h2' | 'h3' | 'h4'> = { 2: 'h2', 3: 'h3', 4: 'h4' }

/** A class and no style: the site's policy lets none in. */
function indentOf(attrs: { indent?: number } | undefined): string | undefined {
  return attrs?.indent ? `indent-${attrs.indent}` : undefined
}

function drawItems(items: readonly RichListItem[], drawing: Drawing): ReactNode {
  return inRow(items.map((item) => drawItem(item, drawing)))
}

function drawItem({ content }: RichListItem, drawing: Drawing): ReactNode {
  return <li>{drawBlocks(content, drawing)}</li>
}

function drawInline(content: readonly RichInline[] = [], drawing: Drawing): ReactNode {
  return inRow(linked(content).map((run) => drawRun(run, drawing)))
}

function drawRun({ href, pieces }: Run, drawing: Drawing): ReactNode {
  const words = inRow(pieces.map(drawPiece))
  return href === null ? words : <a href={drawing.lead(href)}>{words}</a>
}

interface Run {
  href: string | null
  pieces: RichInline[]
}

/** Pieces side by side that lead to one address are one link, whatever of it is bold. */
function linked(content: readonly RichInline[]): Run[] {
  const runs: Run[] = []
  for (const piece of content) {
    const href = piece.type === 'text' ? addressOf(piece.marks ?? []) : null
    const last = runs.at(-1)
    if (last && last.href === href) last.pieces.push(piece)
    else runs.push({ href, pieces: [piece] })
  }
  return runs
}

function addressOf(marks: readonly RichMark[]): string | null {
  const link = marks.find((mark) => mark.type === 'link')
  return link?.type === 'link' ? link.attrs.href : null
}

function drawPiece(piece: RichInline): ReactNode {
  if (piece.type === 'hardBreak') return <br />
  const types = (piece.marks ?? []).map(({ type }) => type)
  const inner = types.includes('italic') ? <em>{piece.text}</em> : piece.text
  return types.includes('bold') ? <strong>{inner}</strong> : inner
}

/** Nothing of a text comes, goes or moves by itself, so nothing needs a key. */
function inRow(nodes: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes)
}
