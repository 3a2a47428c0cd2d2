import type { Section } from '#catalogue/declaration.ts'

/** 'Edit Hero Banner', and 'Edit New' for the card New! (specification section 2). */
export function editTitle(section: Pick<Section, 'label'>): string {
  return `Edit ${section.label.replace(/[^\p{L}\p{N})]+$/u, '')}`
}
