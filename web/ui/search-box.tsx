import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'

export interface SearchBoxProps {
  /** Unique in the page. */
  id: string
  label: string
  /** In the language of the page. */
  action: string
  placeholder: string
  value?: string
  /** The last search was blank. */
  isBlank?: boolean
}

/** Key of the last term (specification section 3, "Stored locally"). */
const storageKey = 'search_term'

const maxLength = 200

/**
 * Renders the search form, which works without script. A blank term is only marked: the form has
 * `noValidate`, and the server answers it with 204 (`http/pages/pages.ts`). Script stores the term.
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

  // Store a term that was sent before this script loaded.
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
    // Search works without storage.
  }
}
