import { Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { pathName } from '#catalogue/change/change.ts'
import type { Difference } from '#catalogue/change/difference.ts'
import { Thumbnail } from '#web/admin/picture-slot/thumbnail.tsx'
import styles from './difference.module.css'

const verbs: Record<Difference['kind'], string> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  moved: 'Moved',
}

interface DifferenceListProps {
  differences: Difference[]
  /** What the list is of, for readers. */
  label: string
  /** What to say when nothing differs. */
  empty: string
}

/** What changes, in plain words, with pictures side by side. */
export function DifferenceList({ differences, label, empty }: DifferenceListProps) {
  if (differences.length === 0) return <Text c="dimmed">{empty}</Text>
  return (
    <ul className={styles.list} aria-label={label}>
      {differences.map((difference) => (
        <li key={`${difference.kind} ${pathName(difference)}`} className={styles.line}>
          <Text fw={600} size="sm">
            <span className={styles.kind} data-kind={difference.kind}>
              {verbs[difference.kind]}
            </span>{' '}
            {difference.label}
          </Text>
          <Sides difference={difference} />
        </li>
      ))}
    </ul>
  )
}

function Sides({ difference }: { difference: Difference }) {
  const { kind, before, after, before_image, after_image } = difference
  if (kind === 'added') return <Side label="New" words={after} image={after_image} />
  if (kind === 'removed') return <Side label="Was" words={before} image={before_image} />
  return (
    <div className={styles.sides}>
      <Side label="Now" words={before} image={before_image} />
      <IconArrowRight className={styles.arrow} size={18} aria-hidden />
      <Side label="New" words={after} image={after_image} />
    </div>
  )
}

interface SideProps {
  label: string
  words: string
  image: string | null
}

function Side({ label, words, image }: SideProps) {
  return (
    <div className={styles.side}>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      {image && <Thumbnail picture={{ url: image, alt: words }} size={[200, 150]} />}
      <Text className={styles.words}>{words || '(empty)'}</Text>
    </div>
  )
}
