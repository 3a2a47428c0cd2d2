import { useEffect, useRef, useState } from 'react'
import { foldText } from '#catalogue/text/fold-text.ts'
import { Icon } from '#web/ui/icon.tsx'

interface FaqSearchProps {
  label: string
  /** Message without a match. */
  nothing: string
  /** Message before the number of matches. */
  found: string
}

/**
 * Hides the questions of the page that do not match the search terms. Without script all of them
 * are visible and the box is hidden.
 */
export function FaqSearch({ label, nothing, found }: FaqSearchProps) {
  const [count, setCount] = useState<number | null>(null)
  const box = useRef<HTMLInputElement>(null)

  // Apply what was typed before the script loaded.
  useEffect(() => {
    const typed = box.current?.value ?? ''
    if (typed) setCount(filterQuestions(typed))
  }, [])

  return (
    <search className="faq-search">
      <label className="only-heard" htmlFor="faq-words">
        {label}
      </label>
      <input
        ref={box}
        id="faq-words"
        className="search-input"
        type="search"
        placeholder={label}
        maxLength={200}
        autoComplete="off"
        onInput={(event) => setCount(filterQuestions(event.currentTarget.value))}
      />
      <Icon name="search" />
      <p role="status" className="faq-status">
        {count === null ? '' : count === 0 ? nothing : `${found} ${count}`}
      </p>
    </search>
  )
}

/**
 * Hides questions that lack a term, and empty groups. Returns the number of visible ones, or null
 * without terms.
 */
function filterQuestions(typed: string): number | null {
  const words = foldText(typed).split(/\s+/).filter(Boolean)
  let visible = 0
  for (const group of document.querySelectorAll<HTMLElement>('.faq-group')) {
    let isEmpty = true
    for (const item of group.querySelectorAll<HTMLDetailsElement>('.faq')) {
      const text = foldText(item.textContent ?? '')
      item.hidden = !words.every((word) => text.includes(word))
      if (item.hidden) continue
      isEmpty = false
      visible += 1
    }
    group.hidden = isEmpty
  }
  return words.length === 0 ? null : visible
}
