import { Tooltip } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { currentLocale, t } from '#web/admin/i18n/translate.ts'
import styles from './here.module.css'
import type { peopleAt } from './use-presence.ts'

/** Maximum number of people shown; the others are counted. */
const maxPeople = 3

export function Here({ people }: { people: ReturnType<typeof peopleAt> }) {
  if (people.length === 0) return null
  const left = people.length - maxPeople
  return (
    <ul className={styles.people} aria-label={t('presence.here')}>
      {people.slice(0, maxPeople).map(({ person: { id, name }, typing }) => {
        const words = typing ? t('presence.isTyping', { name }) : t('presence.viewing', { name })
        return (
          <li key={id} className={styles.person} data-typing={typing}>
            <Tooltip label={words}>
              <span className={styles.avatar} data-colour={id % 6} aria-hidden>
                {initialsOf(name)}
              </span>
            </Tooltip>
            <bdi className={styles.name}>{name}</bdi>
            {typing && (
              <span className={styles.typing}>
                <IconPencil size={14} aria-hidden />
                {t('presence.typing')}
              </span>
            )}
          </li>
        )
      })}
      {left > 0 && <li>{`+${left.toLocaleString(currentLocale())}`}</li>}
    </ul>
  )
}

export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}
