import { createElement, Fragment, type HTMLAttributes, type ReactNode } from 'react'
import type {
  RichBlock,
  RichCell,
  RichInline,
  RichListItem,
  RichMark,
  RichRow,
  RichTable,
  RichText as RichTextValue,
} from '#catalogue/text/rich-text.ts'
import { cellsLine } from '#catalogue/text/rich-text-to-text.ts'

interface RichTextProps extends Pick<HTMLAttributes<HTMLElement>, 'lang' | 'dir'> {
  value: RichTextValue | null
  /** Maps the address of a link; unchanged without it. */
  href?: (to: string) => string
  /** Ids of headings that addresses href to. */
  headings?: ReadonlyMap<RichBlock, { id: string }>
}

interface RenderOptions {
  href: (to: string) => string
  headings: ReadonlyMap<RichBlock, { id: string }>
}

const noHeadings = new Map<RichBlock, { id: string }>()

/** Renders a rich text. Its nodes are known, so no HTML is inserted. */
export function RichText({
  value,
  href = (to) => to,
  headings = noHeadings,
  ...written
}: RichTextProps) {
  if (value === null) return null
  return (
    <div className="rich-text" {...written}>
      {renderBlocks(value.content, { href: href, headings })}
    </div>
  )
}

function renderBlocks(blocks: readonly RichBlock[], options: RenderOptions): ReactNode {
  return withoutKeys(blocks.map((block) => renderBlock(block, options)))
}

function renderBlock(block: RichBlock, options: RenderOptions): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p className={indentClass(block.attrs)}>{renderInline(block.content, options)}</p>
    case 'heading': {
      const Heading = tags[block.attrs.level] ?? 'h4'
      return (
        <Heading id={options.headings.get(block)?.id} className={indentClass(block.attrs)}>
          {renderInline(block.content, options)}
        </Heading>
      )
    }
    case 'blockquote':
      return <blockquote>{renderBlocks(block.content, options)}</blockquote>
    case 'bulletList':
      return <ul>{renderItems(block.content, options)}</ul>
    case 'orderedList':
      return <ol start={block.attrs?.start}>{renderItems(block.content, options)}</ol>
    case 'table':
      return renderTable(block, options)
  }
}

/** Renders a table in a group that scrolls where it is too wide, with the keyboard too, named by its caption or first row. */
function renderTable({ attrs, content }: RichTable, options: RenderOptions): ReactNode {
  const [first, ...others] = content
  if (!first) return null
  const hasHeaderRow = isHeaderRow(first)
  return (
    // biome-ignore-start lint/a11y: what scrolls is a named group that the keyboard reaches
    <div
      className="rich-table"
      role="group"
      aria-label={attrs?.caption || cellsLine(first.content) || undefined}
      tabIndex={0}
    >
      <table>
        {attrs?.caption && <caption>{attrs.caption}</caption>}
        {hasHeaderRow && <thead>{renderRow(first, options)}</thead>}
        <tbody>
          {withoutKeys((hasHeaderRow ? others : content).map((row) => renderRow(row, options)))}
        </tbody>
      </table>
    </div>
    // biome-ignore-end lint/a11y: as above
  )
}

function isHeaderRow({ content }: RichRow): boolean {
  return content.every(({ type }) => type === 'tableHeader')
}

function renderRow(row: RichRow, options: RenderOptions): ReactNode {
  const scope = isHeaderRow(row) ? 'col' : 'row'
  return <tr>{withoutKeys(row.content.map((cell) => renderCell(cell, scope, options)))}</tr>
}

function renderCell({ type, content }: RichCell, scope: 'col' | 'row', options: RenderOptions) {
  const inside = renderBlocks(content, options)
  return type === 'tableHeader' ? <th scope={scope}>{inside}</th> : <td>{inside}</td>
}

/** The title of the page is its h1. */
const tags: Record<number, 'h2' | 'h3' | 'h4'> = { 2: 'h2', 3: 'h3', 4: 'h4' }

/** Returns a class, because the Content-Security-Policy allows no inline style. */
function indentClass(attrs: { indent?: number } | undefined): string | undefined {
  return attrs?.indent ? `indent-${attrs.indent}` : undefined
}

function renderItems(items: readonly RichListItem[], options: RenderOptions): ReactNode {
  return withoutKeys(items.map((item) => renderItem(item, options)))
}

function renderItem({ content }: RichListItem, options: RenderOptions): ReactNode {
  return <li>{renderBlocks(content, options)}</li>
}

function renderInline(content: readonly RichInline[] = [], options: RenderOptions): ReactNode {
  return withoutKeys(groupByLink(content).map((run) => renderRun(run, options)))
}

function renderRun({ href, pieces }: Run, options: RenderOptions): ReactNode {
  const words = withoutKeys(pieces.map(renderPiece))
  return href === null ? words : <a href={options.href(href)}>{words}</a>
}

interface Run {
  href: string | null
  pieces: RichInline[]
}

/** Groups neighbours with the same address into one link. */
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

/** Renders without keys: the nodes of a text never move. */
function withoutKeys(nodes: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes)
}
