import { Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { pathName } from '#catalogue/change/change.ts'
import type { Difference } from '#web/admin/api/wire.gen.ts'
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
  /** What to say when nothing differs; left out where that is not shown. */
  empty?: string
  /** What the two sides of a change are called. */
  sides?: Sides
}

interface Sides {
  before: string
  after: string
}

const nowAndNew: Sides = { before: 'Now', after: 'New' }

/** What changes, in plain words, with pictures side by side. */
export function DifferenceList({
  differences,
  label,
  empty,
  sides = nowAndNew,
}: DifferenceListProps) {
  if (differences.length === 0) return empty ? <Text c="dimmed">{empty}</Text> : null
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
          <BothSides difference={difference} sides={sides} />
        </li>
      ))}
    </ul>
  )
}

function BothSides({ difference, sides }: { difference: Difference; sides: Sides }) {
  const { kind, before, after, before_image, after_image } = difference
  const was = <Side label={sides.before} words={before} image={before_image} />
  const is = <Side label={sides.after} words={after} image={after_image} />
  if (kind === 'added') return is
  if (kind === 'removed') return was
  return (
    <div className={styles.sides}>
      {was}
      <IconArrowRight className={styles.arrow} size={18} aria-hidden />
      {is}
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
