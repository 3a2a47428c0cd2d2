import { brand } from '#brand'
import type { Theme } from './theme.ts'

/** The look of the brand's folder, until Settings and Look have another: handsome and neutral without one. */
export const brandTheme: Theme = {
  primary: '#1d6b57',
  secondary: '#16241f',
  ground: '#ffffff',
  display_face: 'archivo',
  text_face: 'figtree',
  corners: 'soft',
  motif: 'none',
  footer_edge: 'straight',
  ...brand.theme,
}
