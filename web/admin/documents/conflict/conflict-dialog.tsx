import { Button, Stack, Text, Title } from '@mantine/core'
import { useRef, useState } from 'react'
import type { ChooseSide } from '#catalogue/change/conflict.ts'
import type { Section } from '#catalogue/declaration.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { DifferenceList } from '#web/admin/documents/difference/difference-list.tsx'
import type { LocalizedMergedChange } from '#web/admin/documents/form/merge-forms.ts'
import { mergeForms } from '#web/admin/documents/form/merge-forms.ts'
import type { SectionForm } from '#web/admin/documents/form/use-section-form.ts'
import { baseVersionOf } from '#web/admin/fields/form-content.ts'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { Dialog, DialogButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { confirmDiscard, useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { focusFirstInvalid } from '#web/admin/ui/dialogs/focus.ts'
import { noPicks, type Picks, Questions, questionName } from './questions.tsx'

interface ConflictDialogProps {
  section: Section
  form: SectionForm
  current: DocumentView
  onShow: (current: DocumentView) => void
  onClose: () => void
}

/** Merges what only one side changed; asks where both sides changed the same. */
export function ConflictDialog({ section, form, current, onShow, onClose }: ConflictDialogProps) {
  const dialogs = useDialogs()
  const body = useRef<HTMLDivElement>(null)
  const [picks, setPicks] = useState<Picks>(noPicks)
  const [isAsking, setAsking] = useState(false)
  const versions = {
    base: form.base.content,
    mine: form.content,
    theirs: baseVersionOf(section, current).content,
  }
  const ask: ChooseSide = (conflict) => picks.get(questionName(conflict)) ?? 'mine'
  const { questions, changes } = mergeForms(section, versions, ask)

  function resolveConflict() {
    if (questions.some((question) => !picks.has(questionName(question)))) {
      setAsking(true)
      return focusFirstInvalid(body)
    }
    onShow(current)
    form.rebaseOnto(current, ask)
    announce(t('conflict.merged'))
    onClose()
  }

  async function takeCurrent() {
    const after = t('conflict.backToCurrent', { label: labelled(section.label) })
    if (!(await confirmDiscard(dialogs, after))) return
    onShow(current)
    form.discard()
    announce(t('conflict.currentShown'))
    onClose()
  }

  return (
    <Dialog onClose={onClose} size="xl" title={labelled(section.label)}>
      <Stack gap="lg" ref={body}>
        <div>
          <Text>{t('conflict.stale')}</Text>
          {current.record?.author && (
            <Text size="sm" c="dimmed">
              {t('conflict.currentBy', {
                author: current.record.author,
                time: formatMoment(current.record.updated_at),
              })}
            </Text>
          )}
        </div>
        {questions.length > 0 && (
          <Questions questions={questions} picks={picks} onPick={setPicks} isAsking={isAsking} />
        )}
        <MergedChanges changes={changes} isAsked={questions.length > 0} />
        <DialogButtons>
          <Button variant="default" onClick={() => void takeCurrent()}>
            {t('conflict.useCurrent')}
          </Button>
          <Button onClick={resolveConflict}>{t('conflict.merge')}</Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  )
}

interface MergedChangesProps {
  changes: readonly LocalizedMergedChange[]
  isAsked: boolean
}

const parts = [
  { by: 'mine', title: 'conflict.onlyMine', after: 'conflict.mine' },
  { by: 'theirs', title: 'conflict.onlyTheirs', after: 'conflict.theirs' },
  { by: 'both', title: 'conflict.sameChange', after: 'conflict.both' },
] as const

function MergedChanges({ changes, isAsked }: MergedChangesProps) {
  const isMine = changes.some(({ by }) => by === 'mine')
  return (
    <>
      {!isAsked && (
        <Text fw={600}>{isMine ? t('conflict.different') : t('conflict.alreadyIn')}</Text>
      )}
      {parts.map(({ by, title, after }) => {
        const differences = changes.filter((one) => one.by === by).map((one) => one.difference)
        if (differences.length === 0) return null
        return (
          <Stack key={by} gap="sm" component="section">
            <Title order={3} size="h5">
              {t(title)}
            </Title>
            <DifferenceList
              label={t(title)}
              differences={differences}
              sides={{ before: t('conflict.before'), after: t(after) }}
            />
          </Stack>
        )
      })}
    </>
  )
}
