import { Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Section } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import { limits } from '#catalogue/limits.ts'
import { getApi, postApi } from '#web/admin/api/call-api.ts'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import type { FormContent } from '#web/admin/fields/form-content.ts'
import { pictureAt } from '#web/admin/fields/pictures/picture-slot.ts'
import { Thumbnail } from '#web/admin/fields/pictures/thumbnail.tsx'
import { idAt, type Row, rowsAt } from '#web/admin/fields/row.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { altAdvice } from '#web/admin/media/files/alt-advice.ts'
import { refreshMedia } from '#web/admin/media/files/refresh-media.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import type { Dialogs } from '#web/admin/ui/dialogs/dialog-context.ts'

/** An alternative text, with the version of the file that its author saw. */
export interface AltText {
  id: number
  alt: string
  version: number
}

/**
 * Asks for the alternative texts that the pictures lack before they are submitted. Returns what was
 * written; null where the person cancels. Decorative pictures need none.
 */
export async function promptForAltTexts(
  dialogs: Dialogs,
  section: Section,
  { content }: { content: FormContent },
  /** What a save without approval had before: only its new pictures are asked about. */
  before?: FormContent,
): Promise<AltText[] | null> {
  const known = new Set(before ? picturesWithoutAlt(section, before) : [])
  const added = picturesWithoutAlt(section, content).filter((id) => !known.has(id))
  const files = await loadWithoutAlt(added)
  if (files.length === 0) return []
  const texts = new Map<number, string>()
  const isMeant = await dialogs.confirm({
    title: t(before ? 'alt.askSaveTitle' : 'alt.askTitle'),
    message: t(before ? 'alt.askSave' : 'alt.ask'),
    about: <AltTextList files={files} onWrite={(id, text) => texts.set(id, text)} />,
    yes: t(before ? 'card.save' : 'card.submit'),
  })
  if (!isMeant) return null
  return files.flatMap(({ id, version }) => {
    const alt = texts.get(id)?.trim() ?? ''
    return alt === '' ? [] : [{ id, alt, version }]
  })
}

/** Saves the texts to the library, where they may wait for approval. */
export async function saveAltTexts(texts: readonly AltText[]): Promise<void> {
  for (const { id, alt, version } of texts) {
    const { message } = await postApi('/galleries/{id}/update', { id, body: { alt, version } })
    announce(message)
  }
  if (texts.length > 0) void refreshMedia()
}

/** Returns the pictures without an alternative text. A failed call does not stop the submission. */
async function loadWithoutAlt(pictures: readonly number[]): Promise<GalleryItem[]> {
  const loaded = await Promise.allSettled(
    pictures.map((id) => getApi('/galleries/{id}/view', { id })),
  )
  const files = loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  return files.filter(({ alt, decorative }) => alt === '' && !decorative)
}

interface AltTextListProps {
  files: readonly GalleryItem[]
  onWrite: (id: number, text: string) => void
}

function AltTextList({ files, onWrite }: AltTextListProps) {
  const [texts, setTexts] = useState<Record<number, string>>({})
  return (
    <Stack gap="md">
      {files.map(({ id, name, image_thumb_url: thumb }) => (
        <Group key={id} wrap="nowrap" align="flex-start">
          <Thumbnail picture={{ thumb, alt: '' }} size={[120, 90]} />
          <TextInput
            flex={1}
            label={t('alt.seenOn', { name })}
            description={altAdvice(texts[id] ?? '', name) ?? t('alt.hint')}
            maxLength={limits.alt}
            value={texts[id] ?? ''}
            onChange={({ currentTarget: { value } }) => {
              setTexts({ ...texts, [id]: value })
              onWrite(id, value)
            }}
          />
        </Group>
      ))}
    </Stack>
  )
}

/** Returns the ids of the chosen pictures that have no alternative text in the form, each once. */
export function picturesWithoutAlt(
  { fields, set }: Pick<Section, 'fields' | 'set'>,
  { values, items }: FormContent,
): number[] {
  const all = [
    ...picturesIn(fields, values),
    ...items.flatMap(({ row }) => picturesIn(set?.fields ?? [], row)),
  ]
  return [...new Set(all)]
}

function picturesIn(fields: readonly Field[], row: Row): number[] {
  return fields.flatMap((field) => {
    const { rows } = field
    if (rows) {
      return rowsAt(row, field.wire).flatMap((one) => {
        return picturesIn(rows.fieldsOf(idAt(one, 'id'), one.kind), one)
      })
    }
    const picture = field.kind === 'image' ? pictureAt(field, row) : null
    return picture && picture.alt.trim() === '' ? [picture.id] : []
  })
}
