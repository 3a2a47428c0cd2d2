import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'

export interface SearchBoxProps {
  /** Unique in the page. */
  id: string
  label: string
  /** Where it leads, in the page's language. */
  action: string
  placeholder: string
  /** The term that the page shows results for. */
  value?: string
  /** The address asked for nothing but blanks. */
  isBlank?: boolean
}

/** Where the browser remembers the last term (specification section 3, "Stored locally"). */
const storageKey = 'search_term'

/** Characters of a term, at most. */
const maxLength = 200

/**
 * The search box: a form that works without script. A blank term is marked in red and goes nowhere,
 * without a word: the browser marks it and is not asked to say why (`noValidate`), the server has
 * nothing to show for it (`http/pages/pages.ts`). With script the term is remembered.
 */
export function SearchBox({
  id,
  label,
  action,
  placeholder,
  value = '',
  isBlank = false,
}: SearchBoxProps) {
  const [isInvalid, setInvalid] = useState(isBlank)
  const box = useRef<HTMLInputElement>(null)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const term = new FormData(event.currentTarget).get('query')
    if (typeof term === 'string' && term.trim() !== '') {
      storeTerm(term)
      return
    }
    event.preventDefault()
    setInvalid(true)
    box.current?.focus()
  }

  // A term that was sent before the script was there is remembered where it has led to.
  useEffect(() => {
    if (value) storeTerm(value)
  }, [value])

  return (
    <search className="search-box">
      <form action={action} noValidate onSubmit={submit}>
        <label className="only-heard" htmlFor={id}>
          {label}
        </label>
        <input
          ref={box}
          id={id}
          className="search-input"
          type="search"
          name="query"
          defaultValue={value}
          placeholder={placeholder}
          maxLength={maxLength}
          required
          pattern=".*\S.*"
          autoComplete="off"
          enterKeyHint="search"
          aria-invalid={isInvalid || undefined}
          onInput={() => setInvalid(false)}
        />
        <button type="submit" className="search-button" aria-label={label}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}

function storeTerm(term: string) {
  try {
    localStorage.setItem(storageKey, term.trim())
  } catch {
    // A browser that keeps nothing still searches.
  }
}
