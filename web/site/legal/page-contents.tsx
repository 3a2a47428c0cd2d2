import { useEffect, useState } from 'react'

interface PageContentsProps {
  label: string
  headings: readonly { id: string; level: number; text: string }[]
}

/** Share of the window above which a heading counts as read. */
const readingLine = 0.35

/** Renders the headings of a page and marks the current one while scrolling. */
export function PageContents({ label, headings }: PageContentsProps) {
  const [current, setCurrent] = useState<string | null>(null)

  useEffect(() => {
    let frame = 0
    const update = () => {
      frame = 0
      setCurrent(findCurrentHeading(headings.map(({ id }) => id)))
    }
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(update)
    }
    update()
    addEventListener('scroll', scheduleUpdate, { passive: true })
    addEventListener('resize', scheduleUpdate)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', scheduleUpdate)
      removeEventListener('resize', scheduleUpdate)
    }
  }, [headings])

  return (
    <nav className="contents" aria-label={label}>
      <p className="contents-title" aria-hidden="true">
        {label}
      </p>
      <ol>
        {headings.map(({ id, level, text }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Returns the last heading above the reading line; the last one at the end of the page. */
function findCurrentHeading(ids: readonly string[]): string | null {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return ids.at(-1) ?? null
  const line = clientHeight * readingLine
  const passed = ids.filter((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top
    return top !== undefined && top <= line
  })
  return passed.at(-1) ?? null
}
