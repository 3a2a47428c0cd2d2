import { useEffect, useRef, useState } from 'react'
import { foldText } from '#catalogue/text/fold-text.ts'
import { Icon } from '#web/ui/icon.tsx'

interface FaqSearchProps {
  label: string
  /** What is said where nothing meets the words. */
  nothing: string
  /** What is said before the number of those that do. */
  found: string
}

/**
 * Shows of the questions on the page those that meet what is typed. They stand in the page, not
 * here: without script all of them are there, and the box is not.
 */
export function FaqSearch({ label, nothing, found }: FaqSearchProps) {
  const [count, setCount] = useState<number | null>(null)
  const box = useRef<HTMLInputElement>(null)

  // What was typed before the script was there counts too.
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

/** Hides what does not hold every word, and the headings of what is left empty. Null: nothing is sought. */
function filterQuestions(typed: string): number | null {
  const words = foldText(typed).split(/\s+/).filter(Boolean)
  let shown = 0
  for (const group of document.querySelectorAll<HTMLElement>('.faq-group')) {
    let isEmpty = true
    for (const item of group.querySelectorAll<HTMLDetailsElement>('.faq')) {
      const text = foldText(item.textContent ?? '')
      item.hidden = !words.every((word) => text.includes(word))
      if (item.hidden) continue
      isEmpty = false
      shown += 1
    }
    group.hidden = isEmpty
  }
  return words.length === 0 ? null : shown
}
