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
interface RenderOptions {
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
      {renderBlocks(value.content, { lead: href, headings })}
    </div>
  )
}

function renderBlocks(blocks: readonly RichBlock[], drawing: RenderOptions): ReactNode {
  return withoutKeys(blocks.map((block) => renderBlock(block, drawing)))
}

function renderBlock(block: RichBlock, drawing: RenderOptions): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p className={indentClass(block.attrs)}>{renderInline(block.content, drawing)}</p>
    case 'heading': {
      const Heading = tags[block.attrs.level] ?? 'h4'
      return (
        <Heading id={drawing.headings.get(block)?.id} className={indentClass(block.attrs)}>
          {renderInline(block.content, drawing)}
        </Heading>
      )
    }
    case 'blockquote':
      return <blockquote>{renderBlocks(block.content, drawing)}</blockquote>
    case 'bulletList':
      return <ul>{renderItems(block.content, drawing)}</ul>
    case 'orderedList':
      return <ol start={block.attrs?.start}>{renderItems(block.content, drawing)}</ol>
  }
}

/** The page's title is its h1. */
const tags: Record<number, 'h2' | 'h3' | 'h4'> = { 2: 'h2', 3: 'h3', 4: 'h4' }

/** A class and no style: the site's policy lets none in. */
function indentClass(attrs: { indent?: number } | undefined): string | undefined {
  return attrs?.indent ? `indent-${attrs.indent}` : undefined
}

function renderItems(items: readonly RichListItem[], drawing: RenderOptions): ReactNode {
  return withoutKeys(items.map((item) => renderItem(item, drawing)))
}

function renderItem({ content }: RichListItem, drawing: RenderOptions): ReactNode {
  return <li>{renderBlocks(content, drawing)}</li>
}

function renderInline(content: readonly RichInline[] = [], drawing: RenderOptions): ReactNode {
  return withoutKeys(groupByLink(content).map((run) => renderRun(run, drawing)))
}

function renderRun({ href, pieces }: Run, drawing: RenderOptions): ReactNode {
  const words = withoutKeys(pieces.map(renderPiece))
  return href === null ? words : <a href={drawing.lead(href)}>{words}</a>
}

interface Run {
  href: string | null
  pieces: RichInline[]
}

/** Pieces side by side that lead to one address are one link, whatever of it is bold. */
function groupByLink(content: readonly RichInline[]): Run[] {
  const runs: Run[] = []
  for (const piece of content) {
    const href = piece.type === 'text' ? linkAddress(piece.marks ?? []) : null
    const last = runs.at(-1)
    if (last && last.href === href) last.pieces.push(piece)
    else runs.push({ href, pieces: [piece] })
  }
  return runs
}

function linkAddress(marks: readonly RichMark[]): string | null {
  const link = marks.find((mark) => mark.type === 'link')
  return link?.type === 'link' ? link.attrs.href : null
}

function renderPiece(piece: RichInline): ReactNode {
  if (piece.type === 'hardBreak') return <br />
  const types = (piece.marks ?? []).map(({ type }) => type)
  const inner = types.includes('italic') ? <em>{piece.text}</em> : piece.text
  return types.includes('bold') ? <strong>{inner}</strong> : inner
}

/** Nothing of a text comes, goes or moves by itself, so nothing needs a key. */
function withoutKeys(nodes: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes)
}
