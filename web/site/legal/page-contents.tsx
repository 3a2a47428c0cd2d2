import { useEffect, useState } from 'react'

interface PageContentsProps {
  label: string
  headings: readonly { id: string; level: number; text: string }[]
}

/** How far down the window (as a part of it) a heading has to have come to be the one that is read. */
const readingLine = 0.35

/** What is on a page, by its headings. The one that is being read is marked as the page moves. */
export function PageContents({ label, headings }: PageContentsProps) {
  const [current, setCurrent] = useState<string | null>(null)

  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      setCurrent(findCurrentHeading(headings.map(({ id }) => id)))
    }
    const plan = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', plan, { passive: true })
    addEventListener('resize', plan)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', plan)
      removeEventListener('resize', plan)
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

/** The last heading that has come up to the reading line; at the very end of the page the last of all. */
function findCurrentHeading(ids: readonly string[]): string | null {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return ids.at(-1) ?? null
  const line = clientHeight * readingLine
  const come = ids.filter((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top
    return top !== undefined && top <= line
  })
  return come.at(-1) ?? null
}
