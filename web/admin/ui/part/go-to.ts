/** A part of a screen comes into view, and what is typed or heard next is in it. */
export function goTo(id: string): void {
  const part = document.getElementById(id)
  part?.scrollIntoView({ block: 'start' })
  const heading = part?.querySelector<HTMLElement>('h2') ?? part
  heading?.focus({ preventScroll: true })
}
