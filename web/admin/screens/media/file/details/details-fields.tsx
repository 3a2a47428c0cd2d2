import { Alert, Button, Checkbox, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconDeviceFloppy } from '@tabler/icons-react'
import { type FormEvent, useRef } from 'react'
import { languageNames } from '#catalogue/languages.ts'
import { limits } from '#catalogue/limits.ts'
import type { GalleryDetails } from '#web/admin/api/wire.gen.ts'
import { useBrandLanguages } from '#web/admin/documents/languages/use-brand-languages.ts'
import { lineBox, textBox } from '#web/admin/fields/text-box.tsx'
import { writtenIn } from '#web/admin/fields/writing.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { altAdvice } from '#web/admin/media/files/alt-advice.ts'
import { isPhoto } from '#web/admin/media/files/file-thumbnail.tsx'
import { FolderSelect } from '#web/admin/media/files/folder-select.tsx'
import { RetryNote } from '#web/admin/ui/connection/connection-note.tsx'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { focusFirstInvalid } from '#web/admin/ui/dialogs/focus.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import type { DetailsForm } from './use-details-form.ts'

interface DetailsFieldsProps {
  file: GalleryDetails
  form: DetailsForm
  mayEdit: boolean
}

export function DetailsFields({ file, form, mayEdit }: DetailsFieldsProps) {
  const { details, errors, change } = form
  const place = useRef<HTMLFormElement>(null)
  if (!mayEdit) return <ReadOnlyAlt file={file} />

  function save(event?: FormEvent) {
    event?.preventDefault()
    void form.save().then(() => focusFirstInvalid(place))
  }

  return (
    <form ref={place} onSubmit={save} aria-label={t('file.details')} noValidate>
      <Stack gap="md">
        <TextInput
          label={t('file.name')}
          {...lineBox(details.name, limits.fileName, (text) => change({ name: text }))}
          error={errors.name}
        />
        {isPhoto(file) && <AltFields form={form} name={file.name} />}
        <FolderSelect
          value={details.folder_id}
          error={errors.folder_id ?? null}
          onChange={(folder) => change({ folder_id: folder })}
        />
        {form.isEdited && (
          <Alert role="note" color="ink" icon={<IconDeviceFloppy aria-hidden />} p="sm">
            {t('file.unsaved')}
          </Alert>
        )}
        {form.waiting && <RetryNote waiting={form.waiting} />}
        <Group justify="flex-end">
          <Hint>{file.live ? t('file.isLive') : t('file.isPublic')}</Hint>
          {form.isEdited && (
            <Button
              variant="default"
              onClick={() => {
                form.discard()
                announce(t('file.unsavedDiscarded'))
              }}
            >
              {t('file.discard')}
            </Button>
          )}
          <ActionButton
            isRunning={form.isSaving}
            data-disabled={!form.isEdited || undefined}
            aria-disabled={!form.isEdited}
            onClick={() => save()}
          >
            {t('file.save')}
          </ActionButton>
        </Group>
      </Stack>
    </form>
  )
}

/** Renders the alternative text, or the choice that the picture is decorative. */
function AltFields({ form, name }: { form: DetailsForm; name: string }) {
  const { details, errors, change } = form
  const advice = details.decorative ? null : altAdvice(details.alt, name)
  const isMissing = !details.decorative && details.alt.trim() === ''
  return (
    <Stack gap="xs">
      <Textarea
        label={t('file.alt')}
        description={advice ?? t('file.altHint')}
        autosize
        minRows={2}
        maxRows={6}
        {...textBox(details.alt, limits.alt, (text) => change({ alt: text }))}
        disabled={details.decorative}
        error={errors.alt}
      />
      <AltLanguages form={form} />
      <Checkbox
        label={t('file.decorative')}
        checked={details.decorative}
        onChange={(event) => change({ decorative: event.currentTarget.checked })}
      />
      {isMissing && (
        <Alert role="note" color="amber" icon={<IconAlertTriangle aria-hidden />} p="sm">
          {t('file.altMissing')}
        </Alert>
      )}
    </Stack>
  )
}

function ReadOnlyAlt({ file }: { file: GalleryDetails }) {
  if (!isPhoto(file)) return null
  const words = file.decorative ? t('file.isDecorative') : file.alt
  return (
    <div>
      <Hint>{t('file.alt')}</Hint>
      <Text>{words || t('file.noAltYet')}</Text>
    </div>
  )
}

/** Renders the alternative text in the brand's other languages. */
function AltLanguages({ form: { details, errors, change } }: { form: DetailsForm }) {
  const [first, ...others] = useBrandLanguages()
  if (!first || details.decorative) return null
  return others.map((language) => (
    <Textarea
      key={language}
      label={t('media.altIn', { language: languageNames[language] })}
      description={t('translation.hint', { language: languageNames[first] })}
      autosize
      minRows={2}
      maxRows={6}
      {...textBox(details.alts[language] ?? '', limits.alt, (text) =>
        change({ alts: { ...details.alts, [language]: text } }),
      )}
      error={errors[`alts.${language}`]}
      {...writtenIn(language)}
    />
  ))
}
