import { Anchor, Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { pathName } from '#catalogue/change/change.ts'
import { type MarkedPiece, markSharedWords } from '#catalogue/text/mark-shared-words.ts'
import type { Difference } from '#web/admin/api/wire.gen.ts'
import { Thumbnail } from '#web/admin/fields/pictures/thumbnail.tsx'
import { formatDay, formatTimesIn } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import styles from './difference.module.css'

const verbs = {
  added: 'difference.added',
  removed: 'difference.removed',
  changed: 'difference.changed',
  moved: 'difference.moved',
} as const satisfies Record<Difference['kind'], string>

interface DifferenceListProps<T extends Difference> {
  differences: T[]
  label: string
  /** Shown when nothing differs. */
  empty?: string
  /** Guests see nothing of it yet: its values are listed, not what they replace. */
  isNew?: boolean
  sides?: Sides
  /** Renders something at the end of a change's first line. */
  mark?: (difference: T) => ReactNode
  /** Renders something before a change's first line. */
  lead?: (difference: T) => ReactNode
  /** Renders something under a change. */
  below?: (difference: T) => ReactNode
}

interface Sides {
  before: string
  after: string
}

function nowAndNew(): Sides {
  return { before: t('difference.now'), after: t('difference.new') }
}

export function DifferenceList<T extends Difference>({
  differences,
  label,
  empty,
  isNew = false,
  sides = nowAndNew(),
  mark,
  lead,
  below,
}: DifferenceListProps<T>) {
  const listed = isNew ? differences.filter(hasValue) : differences
  if (listed.length === 0) return empty ? <Text c="dimmed">{empty}</Text> : null
  return (
    <ul className={styles.list} aria-label={label} data-new={isNew}>
      {listed.map((difference) => (
        <li
          key={`${difference.kind} ${pathName(difference)}`}
          className={styles.line}
          data-grave={difference.grave}
        >
          {difference.grave && (
            <Text className={styles.grave} size="sm" fw={600}>
              <IconAlertTriangle size={20} aria-hidden />
              {t('difference.allergenWarning')}
            </Text>
          )}
          <div className={styles.head}>
            <Group gap={8} wrap="nowrap" align="flex-start">
              {lead?.(difference)}
              <Text fw={600} size="sm">
                {!isNew && (
                  <>
                    <span className={styles.kind} data-kind={displayedKind(difference)}>
                      {t(verbs[displayedKind(difference)])}
                    </span>{' '}
                  </>
                )}
                {difference.label}
              </Text>
            </Group>
            {mark?.(difference)}
          </div>
          {isNew ? (
            <NewSide difference={difference} />
          ) : (
            <BothSides difference={difference} sides={sides} />
          )}
          {difference.source && (
            <Side label={t('difference.source')} words={difference.source} image={null}>
              <bdi>{difference.source}</bdi>
            </Side>
          )}
          {below?.(difference)}
        </li>
      ))}
    </ul>
  )
}

/** Whether it is listed of an entry that is new. */
export function hasValue({ kind, after, after_image }: Difference): boolean {
  return kind !== 'removed' && (after !== '' || after_image !== null)
}

function NewSide({ difference }: { difference: Difference }) {
  const { after, after_image, after_file } = difference
  return <Side label={null} words={timesIn(after)} image={after_image} file={after_file} />
}

function BothSides({ difference, sides }: { difference: Difference; sides: Sides }) {
  const { before_image, after_image } = difference
  const kind = displayedKind(difference)
  const [before, after] = [timesIn(difference.before), timesIn(difference.after)]
  const isText = kind === 'changed' && before_image === null && after_image === null
  const marked = isText ? markSharedWords(before, after) : null
  const was = (
    <Side label={sides.before} words={before} image={before_image} file={difference.before_file}>
      {marked?.before.map((piece, at) => marks(piece, at, 'del'))}
    </Side>
  )
  const is = (
    <Side label={sides.after} words={after} image={after_image} file={difference.after_file}>
      {marked?.after.map((piece, at) => marks(piece, at, 'ins'))}
    </Side>
  )
  if (kind === 'added') return is
  if (kind === 'removed') return was
  if (isText && before === after) {
    return (
      <Side label={t('difference.formatting')} words={after} image={null}>
        {after}
      </Side>
    )
  }
  return (
    <div className={styles.sides}>
      {was}
      <IconArrowRight className={styles.arrow} size={18} aria-hidden />
      {is}
    </div>
  )
}

/** Formats the ISO 8601 moments and days in a sentence (contract section 7). */
function timesIn(words: string): string {
  return formatDay(formatTimesIn(words))
}

interface SideProps {
  label: string | null
  words: string
  image: string | null
  file?: string | undefined
  children?: ReactNode
}

function marks({ text: words, isShared }: MarkedPiece, at: number, Mark: 'del' | 'ins') {
  return isShared ? words : <Mark key={at}>{words}</Mark>
}

function Side({ label, words, image, file, children }: SideProps) {
  return (
    <div className={styles.side}>
      {label !== null && (
        <Text size="xs" c="dimmed">
          {label}
        </Text>
      )}
      {image && <Thumbnail picture={{ thumb: image, alt: words }} size={[200, 150]} />}
      <Text className={styles.words}>{words ? (children ?? words) : t('difference.empty')}</Text>
      {file && (
        <Anchor
          href={file}
          target="_blank"
          rel="noopener"
          size="sm"
          underline="always"
          aria-label={t('difference.openNamed', { label: label ?? words })}
        >
          {t('difference.open')}
        </Anchor>
      )}
    </div>
  )
}

/** Returns how a change is shown: an empty field that is filled counts as added. */
export function displayedKind(difference: Difference): Difference['kind'] {
  const { kind, before, before_image, grave } = difference
  const wasEmpty = before === '' && before_image === null
  return kind === 'changed' && wasEmpty && !grave ? 'added' : kind
}
