export interface Choice {
  value: string
  label: string
  isOn: boolean
}

/** All of it is public, and said on the server. */
export interface MenuFilterProps {
  /** Where the form asks: the menu, in the page's language. */
  action: string
  /** What the address asks beside the filter: which list. */
  hidden: readonly { name: string; value: string }[]
  without: readonly Choice[]
  diets: readonly Choice[]
  /** How many dishes there are, and what was chosen; nothing while nothing is. */
  status: string
  /** What was chosen, for the closed form. */
  chosen: string
  /** The same list without a filter; null where nothing fits but elsewhere, and that is offered instead. */
  clear: string | null
  /** The table of all dishes. */
  table: string
  words: {
    title: string
    without: string
    diets: string
    rule: string
    show: string
    clear: string
    table: string
  }
}

/** Where the dishes of a page of the menu stand, and the links to its other parts. */
export const menuItemsId = 'menu-dishes'
export const partsId = 'menu-parts'

let pendingRequest: AbortController | null = null

/**
 * Puts what the server answers to the form in place of what is shown, and its address into the
 * browser's. Gives what the form says by then; null where something newer was asked meanwhile.
 * Where no answer comes, the browser goes there by itself.
 */
export async function updateMenu(
  form: HTMLFormElement,
  { action }: Pick<MenuFilterProps, 'action'>,
): Promise<MenuFilterProps | null> {
  pendingRequest?.abort()
  pendingRequest = new AbortController()
  const { signal } = pendingRequest
  const words = new URLSearchParams()
  for (const [name, value] of new FormData(form)) words.append(name, String(value))
  const address = words.size === 0 ? action : `${action}?${words}`
  const dishes = document.getElementById(menuItemsId)
  dishes?.setAttribute('aria-busy', 'true')
  try {
    const answer = await fetch(address, { signal })
    if (!answer.ok) throw new Error(`The menu answered ${answer.status}`)
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const next = readIslandProps(page)
    const shown = page.getElementById(menuItemsId)
    if (!next || !shown || !dishes) throw new Error('The answer is no menu')
    dishes.replaceWith(shown)
    updateLinks(page)
    history.replaceState(history.state, '', address)
    return next
  } catch {
    if (!signal.aborted) location.assign(address)
    return null
  }
}

/** Links to other parts of the menu, and to the page in other languages. */
const linkSelector = `#${partsId} a, a[data-language]`

/** They lead on with what is chosen, and stay where they are scrolled to. */
function updateLinks(page: Document): void {
  const links = page.querySelectorAll(linkSelector)
  for (const [place, link] of document.querySelectorAll(linkSelector).entries()) {
    const next = links[place]?.getAttribute('href')
    if (next) link.setAttribute('href', next)
  }
}

function readIslandProps(page: Document): MenuFilterProps | null {
  const island = page.querySelector<HTMLElement>('[data-island="MenuFilter"]')
  // Written by our own server for this very component.
  return island?.dataset.props ? JSON.parse(island.dataset.props) : null
}
