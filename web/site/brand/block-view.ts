import type { FunctionComponent } from 'react'
import type { FieldMakers } from '#catalogue/field.ts'
import type { Block, ResolvedBlock } from '#catalogue/fields/blocks/define-block.ts'

export interface BlockViewProps<B> {
  block: ResolvedBlock<B>
  /** `h1` for the title of a block that is the title of its page too. */
  level: 'h1' | 'h2'
}

/** How the site renders a kind of block of the brand. */
export interface BlockView {
  kind: string
  Component: FunctionComponent<{ block: never; level: 'h1' | 'h2' }>
}

/** Defines the component of a kind of block that the brand adds. */
export function defineBlockView<K extends string, F extends FieldMakers>(
  { kind }: Block<K, F>,
  Component: FunctionComponent<BlockViewProps<Block<K, F>>>,
): BlockView {
  return { kind, Component }
}
