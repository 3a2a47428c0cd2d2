/** The ids by which the focus finds a page's buttons after the list has changed. */
export function entryButtonId(page: number, button: 'up' | 'down' | 'remove'): string {
  return `page-${page}-${button}`
}
