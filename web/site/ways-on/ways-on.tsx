import { useSpeech } from '#web/site/speech.tsx'

export interface WaysOnProps {
  /** The categories of the menu. */
  categories: readonly { name: string; path: string }[]
}

/** Where somebody goes on to who has not found what they came for: the menu by its categories, offers, answers. */
export function WaysOn({ categories }: WaysOnProps) {
  const { say, href, marked } = useSpeech()
  const links = [
    { name: say('page.menu'), path: '/menu' },
    ...categories,
    { name: say('page.promotions'), path: '/promotion' },
    { name: say('page.faqs'), path: '/faqs' },
  ]
  return (
    <nav className="ways-on pills" aria-labelledby="ways-on">
      <h2 id="ways-on">{say('search.around')}</h2>
      <ul>
        {links.map(({ name, path }) => (
          <li key={path}>
            <a href={href(path)} {...marked(name)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
