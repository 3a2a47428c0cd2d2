/** The parts of a form that name a field or a row of a list. */
const named = '[data-field], [data-row]'

/** Returns the path of the field that an element of a form is part of: `items.0.title`; or null. */
export function fieldPathAt(element: Element): string | null {
  const names: string[] = []
  let at = element.closest<HTMLElement>(named)
  const isField = at?.dataset.field !== undefined
  for (; at; at = at.parentElement?.closest<HTMLElement>(named) ?? null)
    names.unshift(at.dataset.field ?? at.dataset.row ?? '')
  if (!isField) return null
  return (isRow(names[0]) ? ['items', ...names] : names).join('.')
}

function isRow(name: string | undefined): boolean {
  return /^\d+$/.test(name ?? '')
}

/** Opens the rows that a field is inside of, and puts the focus into it. */
export async function revealField(
  path: string,
  { card, openItems }: { card: HTMLElement; openItems: (() => void) | null },
): Promise<void> {
  const names = path.split('.')
  let place = card
  if (names[0] === 'items') {
    names.shift()
    if (openItems) place = (await openDialog(openItems)) ?? card
  }
  for (const name of names) {
    const next = await openPart(place, name)
    if (!next) break
    place = next
  }
  const findControl = () =>
    place.querySelector<HTMLElement>(
      'input:not([type="hidden"]), textarea, select, [contenteditable="true"], button',
    )
  // Some controls are loaded when they are first needed.
  const isLoading = place.querySelector('[aria-busy="true"]') !== null
  const control = isLoading ? await waitFor(findControl) : findControl()
  control?.focus({ preventScroll: true })
  ;(control ?? place).scrollIntoView({ block: 'center' })
}

/** A dialog takes the focus this long (ms) after it is rendered. */
const afterOpening = 300

async function openDialog(open: () => void): Promise<HTMLElement | undefined> {
  open()
  const row = await waitFor(() => document.querySelector('[role="dialog"] [data-row]'))
  await new Promise((resolve) => window.setTimeout(resolve, afterOpening))
  return row?.closest<HTMLElement>('[role="dialog"]') ?? undefined
}

/** Returns the field or the row inside of a part of the form; opens the row. */
async function openPart(place: HTMLElement, name: string): Promise<HTMLElement | undefined> {
  const find = () => partIn(place, isRow(name) ? `[data-row="${name}"]` : `[data-field="${name}"]`)
  // Blocks are behind a button, because their controls are large.
  if (isRow(name) && !find()) place.querySelector('button')?.click()
  const part = await waitFor(find)
  if (isRow(name)) part?.querySelector<HTMLElement>('[aria-expanded="false"]')?.click()
  return part
}

/** Returns the part of that name that is directly in `place`, not in one of its rows. */
function partIn(place: HTMLElement, selector: string): HTMLElement | undefined {
  return [...place.querySelectorAll<HTMLElement>(selector)].find((part) => {
    const around = part.parentElement?.closest(named)
    return around === place || !around || !place.contains(around)
  })
}

/** How long (ms) a part may take that is loaded when it is first needed. */
const longestWait = 3_000

function waitFor<T>(find: () => T | null | undefined): Promise<T | undefined> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect()
      window.clearTimeout(timer)
      resolve(find() ?? undefined)
    }
    const observer = new MutationObserver(() => {
      if (find()) done()
    })
    const timer = window.setTimeout(done, longestWait)
    observer.observe(document.body, { childList: true, subtree: true })
    if (find()) done()
  })
}
