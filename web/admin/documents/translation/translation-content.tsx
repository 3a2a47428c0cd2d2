import { Alert, Button, Fieldset, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCopy } from '@tabler/icons-react'
import { withoutFallbacks } from '#catalogue/content/translation.ts'
import type { Item, Section } from '#catalogue/declaration.ts'
import { type Language, languageNames } from '#catalogue/languages.ts'
import { stateCodes } from '#catalogue/revision-state.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import type { DocumentView, TranslationSource } from '#web/admin/api/wire.gen.ts'
import { DifferenceList } from '#web/admin/documents/difference/difference-list.tsx'
import type { CardContentProps } from '#web/admin/documents/section-card/card-content.tsx'
import { without, withoutItemError } from '#web/admin/fields/field-errors.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { copyAll, wouldLoseText } from './copy-source.ts'
import { TranslatedItems, TranslatedRow } from './translated-row.tsx'

interface TranslationContentProps extends Omit<CardContentProps, 'saveErrors'> {
  saveErrors: Pick<CardContentProps['saveErrors'], 'errors' | 'setErrors'>
  whole: Section
  first: Language
}

export function TranslationContent(props: TranslationContentProps) {
  const { section, state, form, saveErrors, isBusy, whole, first } = props
  const dialogs = useDialogs()
  const { content, change } = form
  const { source } = state
  if (!source) return null
  const mayEdit = state.can.includes('edit')
  const name = languageNames[first]

  async function copy() {
    const copied = copyAll(section, content, source)
    const isSure =
      !wouldLoseText(section, content, copied) || (await dialogs.confirm(copyQuestion(name)))
    if (!isSure) return
    change(copied)
    announce(t('translation.copied'))
  }

  return (
    <Stack gap="md">
      <OutOfDateNote state={state} source={source} first={first} />
      {mayEdit && (
        <Group justify="space-between" gap="xs">
          <Hint>{t('translation.hint', { language: name })}</Hint>
          <Button
            size="compact-md"
            variant="default"
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() => void copy()}
          >
            {t('translation.copyAll', { language: name })}
          </Button>
        </Group>
      )}
      <Fieldset variant="unstyled" p={0} mx={0} disabled={isBusy} aria-label={section.label}>
        <Stack gap="lg">
          {whole.fields.length > 0 && (
            <TranslatedRow
              fields={whole.fields}
              own={section.fields}
              source={source.values}
              row={content.values}
              errors={saveErrors.errors.values}
              first={first}
              mayEdit={mayEdit}
              onChange={(patch, field) => {
                change({ ...content, values: { ...content.values, ...patch } })
                const values = without(saveErrors.errors.values, [field.wire])
                saveErrors.setErrors({ ...saveErrors.errors, values })
              }}
            />
          )}
          {whole.set && section.set && section.set.fields.length > 0 && (
            <TranslatedItems
              whole={whole.set}
              own={section.set}
              source={source.items}
              items={content.items}
              errors={saveErrors.errors.items}
              first={first}
              mayEdit={mayEdit}
              onChange={(item, patch, field) => {
                const row = { ...item.row, ...patch }
                const items = content.items.map((one) => (one === item ? { ...one, row } : one))
                change({ ...content, items })
                saveErrors.setErrors(withoutItemError(saveErrors.errors, item.key, [field.wire]))
              }}
            />
          )}
        </Stack>
      </Fieldset>
    </Stack>
  )
}

function copyQuestion(language: string) {
  return {
    title: t('translation.copyOver.title'),
    message: t('translation.copyOver.message', { language }),
    yes: t('translation.copyOver.yes'),
  }
}

interface OutOfDateNoteProps {
  state: DocumentView
  source: TranslationSource
  first: Language
}

/** Renders what has changed in the source, and a button to confirm the translation. */
function OutOfDateNote({ state, source, first }: OutOfDateNoteProps) {
  const language = languageNames[first]
  const title = t('translation.changed', { language })
  const { running, run } = useAction(title, { isQuiet: true, refresh: refreshContent })
  if (source.changed.length === 0) return null
  const mayConfirm = state.can.includes('edit') && state.record?.approval === stateCodes.approved

  function confirm() {
    const { entity_type, record } = state
    const revision = { entity_type, entity_id: record?.id ?? 0, version: record?.version }
    const body = { ...revision, source_id: source.id }
    return run('run', () => postApi('/translations/confirm', { body }))
  }

  return (
    <Alert role="note" color="amber" icon={<IconAlertTriangle aria-hidden />} title={title}>
      <Stack gap="sm">
        <DifferenceList
          differences={source.changed}
          label={title}
          sides={{ before: t('translation.before'), after: t('translation.after') }}
        />
        <Group justify="space-between" gap="xs">
          <Text size="sm">{mayConfirm ? t('translation.stale') : t('translation.staleDraft')}</Text>
          {mayConfirm && (
            <ActionButton
              variant="default"
              isRunning={running !== null}
              leftSection={<IconCheck size={18} aria-hidden />}
              onClick={() => void confirm()}
            >
              {t('translation.stillCorrect')}
            </ActionButton>
          )}
        </Group>
      </Stack>
    </Alert>
  )
}

/** Returns a section with its translated fields only, with unsaved edits of its own. */
export function translationSection(
  section: Section,
  language: Language,
  source: TranslationSource,
): Section {
  const items = source.items.map(({ id }): Item => ({ id: Number(id), values: {} }))
  const shape = withoutFallbacks(section, { values: {}, items, lastItemId: 0 })
  return {
    ...shape,
    key: `${section.key}@${language}`,
    label: `${labelled(section.label)} · ${languageNames[language]}`,
    savePath: section.savePath,
  }
}
