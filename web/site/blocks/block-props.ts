import type { LoadedBlock } from './load-blocks.ts'

/** The props of a kind's component. */
export interface BlockProps<K extends LoadedBlock['kind']> {
  block: Extract<LoadedBlock, { kind: K }>
  /** `h1` for the title of a block that is the title of its page too. */
  level: 'h1' | 'h2'
}
