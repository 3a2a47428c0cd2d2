import { Button, Group, Radio, Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { type Path, pathName } from '#catalogue/change/change.ts'
import type { Side } from '#catalogue/change/conflict.ts'
import type { LocalizedQuestion, LocalizedValue } from '#web/admin/documents/form/merge-forms.ts'
import { Thumbnail } from '#web/admin/fields/pictures/thumbnail.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import styles from './conflict.module.css'

interface QuestionsProps {
  questions: readonly LocalizedQuestion[]
  picks: Picks
  onPick: (picks: Picks) => void
  /** Whether open questions are marked as missing, after a click on Continue. */
  isAsking: boolean
}

export function Questions({ questions, picks, onPick, isAsking }: QuestionsProps) {
  const all = (side: Side) => onPick(new Map(questions.map((one) => [questionName(one), side])))
  return (
    <Stack gap="sm" component="section" aria-label={t('conflict.questions')}>
      <Group justify="space-between" gap="xs">
        <Title order={3} size="h5">
          {t('conflict.questions')}
        </Title>
        {questions.length > 1 && (
          <Group gap="xs">
            <Button size="compact-sm" variant="default" onClick={() => all('mine')}>
              {t('conflict.allMine')}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => all('theirs')}>
              {t('conflict.allTheirs')}
            </Button>
          </Group>
        )}
      </Group>
      <Hint>{t('conflict.chooseEach')}</Hint>
      {questions.map((question) => {
        const name = questionName(question)
        return (
          <QuestionChoice
            key={name}
            question={question}
            picked={picks.get(name) ?? null}
            onPick={(side) => onPick(new Map([...picks, [name, side]]))}
            isMissing={isAsking && !picks.has(name)}
          />
        )
      })}
    </Stack>
  )
}

interface QuestionChoiceProps {
  question: LocalizedQuestion
  picked: Side | null
  onPick: (side: Side) => void
  isMissing: boolean
}

const names = { mine: 'conflict.mine', theirs: 'conflict.theirs' } as const satisfies Record<
  Side,
  string
>

function QuestionChoice({ question, picked, onPick, isMissing }: QuestionChoiceProps) {
  const id = useId()
  return (
    <fieldset className={styles.question} data-missing={isMissing}>
      <legend className={styles.label}>{question.label}</legend>
      {question.base && (
        <Text size="sm" c="dimmed" className={styles.words}>
          {t('conflict.beforeText', { words: question.base.words || t('conflict.empty') })}
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
              onChange={() => onPick(side)}
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

function formatVersion(version: LocalizedValue | null): string {
  if (!version) return t('conflict.removed')
  return version.words || t('conflict.empty')
}

function Version({ id, version }: { id: string; version: LocalizedValue | null }) {
  return (
    <span id={id} className={styles.version}>
      {version?.image && (
        <Thumbnail picture={{ thumb: version.image, alt: version.words }} size={[160, 120]} />
      )}
      <span className={styles.words}>{formatVersion(version)}</span>
    </span>
  )
}

export type Picks = ReadonlyMap<string, Side>

export const noPicks: Picks = new Map()

/** Returns the same name for a conflict and for its question. */
export function questionName(question: Path & { kind: string }): string {
  return `${question.kind} ${pathName(question)}`
}
