import { Input, Paper, Stack } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Language } from '#catalogue/languages.ts'
import { productIcons } from '#catalogue/sections/site/product-icons.ts'
import { getApi } from '#web/admin/api/call-api.ts'
import { polling } from '#web/admin/api/query-client.ts'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import type { LayoutLoad } from '#web/admin/documents/direct-sections/layout-load.ts'
import { LayoutScreen } from '#web/admin/documents/direct-sections/layout-screen.tsx'
import { PicturePreview } from '#web/admin/documents/direct-sections/picture-choice.tsx'
import { SaveBar } from '#web/admin/documents/direct-sections/save-bar.tsx'
import { useDirectSection } from '#web/admin/documents/direct-sections/use-direct-section.ts'
import { DirectLanguages } from '#web/admin/documents/translation/direct-languages.tsx'
import { FieldControl } from '#web/admin/fields/field-control.tsx'
import { withoutItemError } from '#web/admin/fields/field-errors.ts'
import type { FormItem } from '#web/admin/fields/form-content.ts'
import { choosePicture, pictureAt } from '#web/admin/fields/pictures/picture-slot.ts'
import { type Row, textAt } from '#web/admin/fields/row.ts'
import { formatMenuStamp } from '#web/admin/i18n/format-date.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { dialogLater } from '#web/admin/ui/dialogs/dialog-later.tsx'
import styles from './icon-menu.module.css'

function loadIcons(lang: Language, signal: AbortSignal) {
  return getApi('/products/lists/icons', { query: { lang }, signal })
}

const iconsQuery = queryOptions({
  queryKey: ['frame', 'icons'],
  queryFn: ({ signal }) => getApi('/products/lists/icons', { signal }),
  ...polling,
})

export function IconMenuScreen() {
  const load = useQuery(iconsQuery)
  return (
    <LayoutScreen
      title={labelled(productIcons.label)}
      intro={t('icons.intro')}
      load={load}
      lastUpdated={({ updated_at }) => formatMenuStamp(updated_at)}
    >
      {(data) => (
        <DirectLanguages section={productIcons} load={data} loadIn={loadIcons}>
          <IconSet load={data} />
        </DirectLanguages>
      )}
    </LayoutScreen>
  )
}

const GalleryPicker = dialogLater(
  async () => (await import('#web/admin/media/picker/gallery-picker.tsx')).GalleryPicker,
)

const name = productIcons.set?.fields.find(({ key }) => key === 'name')
const picture = productIcons.set?.fields.find(({ kind }) => kind === 'image')

/** Renders each icon as a button that opens the library; Save publishes all of them. */
function IconSet({ load }: { load: LayoutLoad }) {
  const direct = useDirectSection(productIcons, load)
  const [open, setOpen] = useState<string | null>(null)
  const { content } = direct.form
  const replaced = content.items.find(({ key }) => key === open)

  function replace(item: FormItem, chosen: GalleryItem) {
    if (!picture) return
    const { id, image_url: url, image_thumb_url: thumb, alt, name } = chosen
    put(item, choosePicture(picture, { id, url, thumb, alt }), picture.wire)
    announce(t('icons.chosen', { picture: name, name: textAt(item.row, 'name') }))
  }

  function put(item: FormItem, patch: Row, wire: string) {
    const row = { ...item.row, ...patch }
    const items = content.items.map((other) => (other === item ? { ...item, row } : other))
    direct.form.change({ ...content, items })
    direct.setErrors(withoutItemError(direct.errors, item.key, [wire]))
  }

  return (
    <Stack gap="lg" ref={direct.place}>
      <Paper withBorder p="lg">
        <ul className={styles.icons}>
          {content.items.map((item) => (
            <li key={item.key}>
              <Icon
                item={item}
                error={direct.errors.items[item.key]?.[picture?.wire ?? ''] ?? null}
                onChoose={direct.mayEdit ? () => setOpen(item.key) : null}
              />
              {name && direct.mayEdit && (
                <FieldControl
                  field={name}
                  row={item.row}
                  error={direct.errors.items[item.key]?.[name.wire] ?? null}
                  onChange={(patch) => put(item, patch, name.wire)}
                />
              )}
            </li>
          ))}
        </ul>
        {direct.errors.set && <Input.Error size="sm">{direct.errors.set}</Input.Error>}
      </Paper>
      <SaveBar direct={direct} />
      {replaced && picture && (
        <GalleryPicker
          chosen={pictureAt(picture, replaced.row)?.id ?? null}
          hint={picture.hint && labelled(picture.hint)}
          size={picture.size}
          onClose={() => setOpen(null)}
          onChoose={(chosen) => replace(replaced, chosen)}
        />
      )}
    </Stack>
  )
}

interface IconProps {
  item: FormItem
  error: string | null
  /** Null for people who may not edit. */
  onChoose: (() => void) | null
}

function Icon({ item, error, onChoose }: IconProps) {
  const name = textAt(item.row, 'name')
  const url = picture ? (pictureAt(picture, item.row)?.thumb ?? null) : null
  const content = (
    <>
      <PicturePreview url={url} alt="" />
      <span className={styles.name} dir="auto">
        {name}
      </span>
    </>
  )
  if (!onChoose) return <div className={styles.icon}>{content}</div>
  return (
    <>
      <button
        type="button"
        className={styles.icon}
        aria-describedby={error ? `wrong-${item.key}` : undefined}
        data-invalid={error ? true : undefined}
        onClick={onChoose}
      >
        {content}
        <span className={styles.hint}>{t('icons.replace')}</span>
      </button>
      {error && (
        <Input.Error size="sm" id={`wrong-${item.key}`}>
          {error}
        </Input.Error>
      )}
    </>
  )
}
