import { Icon, type IconName } from '#web/ui/icon.tsx'
import type { DisclosedMark } from './load-menu-items.ts'

const icons: Partial<Record<DisclosedMark['kind'], IconName>> = { salt: 'salt', activity: 'walk' }

/** Renders what the law asks for beside a menu item. */
export function DisclosedMarks({ marks }: { marks: readonly DisclosedMark[] }) {
  if (marks.length === 0) return null
  return (
    <ul className="dish-disclosed">
      {marks.map(({ kind, text }) => {
        const icon = icons[kind]
        return (
          <li key={kind}>
            {icon && <Icon name={icon} />}
            {text}
          </li>
        )
      })}
    </ul>
  )
}
