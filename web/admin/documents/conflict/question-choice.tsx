import { Radio, Text } from '@mantine/core'
import { useId } from 'react'
import type { Side } from '#catalogue/change/conflict.ts'
import type {
  LocalizedQuestion,
  LocalizedValue,
} from '#web/admin/documents/difference/localized-merge.ts'
import { Thumbnail } from '#web/admin/fields/pictures/thumbnail.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import styles from './conflict.module.css'

interface QuestionChoiceProps {
  question: LocalizedQuestion
  picked: Side | null
  pick: (side: Side) => void
  isMissing: boolean
}

const names = { mine: 'conflict.mine', theirs: 'conflict.theirs' } as const satisfies Record<
  Side,
  string
>

/** One thing that both have changed: what it was, and both versions to choose from. */
export function QuestionChoice({ question, picked, pick, isMissing }: QuestionChoiceProps) {
  const id = useId()
  return (
    <fieldset className={styles.question} data-missing={isMissing}>
      <legend className={styles.label}>{question.label}</legend>
      {question.base && (
        <Text size="sm" c="dimmed" className={styles.words}>
          {t('conflict.was', { words: question.base.words || t('conflict.empty') })}
        </Text>
      )}
      {isMissing && (
        <Text size="sm" c="var(--mantine-color-error)" id={`${id}-missing`}>
          {t('conflict.chooseOne')}
        </Text>
      )}
      <div className={styles.sides}>
        {(['mine', 'theirs'] as const).map((side) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the radio is inside
          <label key={side} className={styles.side} data-picked={picked === side}>
            <Radio
              classNames={{ radio: styles.radio }}
              name={id}
              value={side}
              checked={picked === side}
              onChange={() => pick(side)}
              aria-labelledby={`${id}-${side}`}
              aria-describedby={`${id}-${side}-words`}
              aria-invalid={isMissing}
            />
            <span>
              <Text span size="sm" fw={600} id={`${id}-${side}`}>
                {t(names[side])}
              </Text>
              <Version id={`${id}-${side}-words`} version={question[side]} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function wordsOf(version: LocalizedValue | null): string {
  if (!version) return t('conflict.removed')
  return version.words || t('conflict.empty')
}

function Version({ id, version }: { id: string; version: LocalizedValue | null }) {
  return (
    <span id={id} className={styles.version}>
      {version?.image && (
        <Thumbnail picture={{ thumb: version.image, alt: version.words }} size={[160, 120]} />
      )}
      <span className={styles.words}>{wordsOf(version)}</span>
    </span>
  )
}
