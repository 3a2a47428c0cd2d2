import { Button, Group, Stack, Text, Title } from '@mantine/core'
import type { Side } from '#catalogue/change/conflict.ts'
import type { LocalizedQuestion } from '#web/admin/documents/difference/localized-merge.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { type Picks, questionName } from './picks.ts'
import { QuestionChoice } from './question-choice.tsx'

interface QuestionsProps {
  questions: readonly LocalizedQuestion[]
  picks: Picks
  pick: (picks: Picks) => void
  /** The person wanted to go on: what is still open is marked. */
  isAsking: boolean
}

/** What both have changed, each in another way: one choice for each, or one for all. */
export function Questions({ questions, picks, pick, isAsking }: QuestionsProps) {
  const all = (side: Side) => pick(new Map(questions.map((one) => [questionName(one), side])))
  return (
    <Stack gap="sm" component="section" aria-label={t('conflict.questions')}>
      <Group justify="space-between" gap="xs">
        <Title order={3} size="h5">
          {t('conflict.youBothChanged')}
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
      <Text size="sm" c="dimmed">
        {t('conflict.chooseEach')}
      </Text>
      {questions.map((question) => {
        const name = questionName(question)
        return (
          <QuestionChoice
            key={name}
            question={question}
            picked={picks.get(name) ?? null}
            pick={(side) => pick(new Map([...picks, [name, side]]))}
            isMissing={isAsking && !picks.has(name)}
          />
        )
      })}
    </Stack>
  )
}
