import { type DishFilter, filtered } from '#catalogue/menu/dish-filter.ts'
import { useSpeech } from '#web/site/speech.tsx'

/** A category with dishes that fit the filter. */
export interface FittingPart {
  name: string
  path: string
  count: number
}

interface NoneFitsProps {
  elsewhere: readonly FittingPart[]
  filter: DishFilter
}

/** Where nothing of a list fits: the ways to what fits elsewhere, with the filter kept. */
export function NoneFits({ elsewhere, filter }: NoneFitsProps) {
  const { say, href, marked } = useSpeech()
  if (elsewhere.length === 0) return <p className="page-lead">{say('menu.noneFits')}</p>
  const count = elsewhere.reduce((sum, one) => sum + one.count, 0)
  return (
    <nav className="menu-elsewhere pills" aria-label={say('menu.fittingElsewhere', { count })}>
      <p className="page-lead">{say('menu.fittingParts')}</p>
      <ul>
        <li>
          <a href={href(filtered('/menu', filter))}>{say('menu.allFitting', { count })}</a>
        </li>
        {elsewhere.map(({ name, path, count: own }) => (
          <li key={path}>
            <a href={href(filtered(path, filter))}>
              <span {...marked(name)}>{name}</span> <bdi>({own})</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
