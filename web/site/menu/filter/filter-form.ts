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
