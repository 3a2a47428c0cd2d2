import type { ReactNode } from 'react'
import { part, useHasPart } from './part.tsx'

interface MotifProps {
  /** Below the first words of the home page, on error pages, or behind the head of a job or a tender. */
  at: 'home' | 'error' | 'head'
}

/** The drawing of the brand; none of ours. */
export const Motif = part<MotifProps>('Motif', () => null)

/** Tells whether the brand has a motif. The look may hide it (`data-motif`). */
export function useHasMotif(): boolean {
  return useHasPart('Motif')
}

/** A few words on a label, as on the first new product. */
export const Badge = part('Badge', ({ children }: { children: ReactNode }) => (
  <span className="badge">{children}</span>
))
