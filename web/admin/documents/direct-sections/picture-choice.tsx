import { Input, Text, VisuallyHidden } from '@mantine/core'
import { IconPhotoOff } from '@tabler/icons-react'
import type { Field } from '#catalogue/field.ts'
import { PictureField } from '#web/admin/fields/pictures/picture-field.tsx'
import { pictureAt } from '#web/admin/fields/pictures/picture-slot.ts'
import type { Row } from '#web/admin/fields/row.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import styles from './picture-preview.module.css'

interface PictureChoiceProps {
  field: Field
  row: Row
  onChange: (patch: Row) => void
  error: string | null
  mayEdit: boolean
  isTitled?: boolean
  /** Pages show it on dark ground. */
  isOnDark?: boolean
}

export function PictureChoice(props: PictureChoiceProps) {
  const { field, row, isTitled = false, isOnDark = false } = props
  const picture = pictureAt(field, row)
  const label = (id: string) => (
    <Input.Label component="div" id={id}>
      {labelled(field.label)}
    </Input.Label>
  )
  return (
    <PictureField
      field={field}
      row={row}
      onChange={props.onChange}
      error={props.error}
      mayEdit={props.mayEdit}
      label={(id) => (isTitled ? <VisuallyHidden>{label(id)}</VisuallyHidden> : label(id))}
      preview={
        <PicturePreview
          url={picture?.thumb ?? null}
          alt={picture?.alt || t('layout.chosenPicture', { label: labelled(field.label) })}
          isOnDark={isOnDark}
        />
      }
    />
  )
}

interface PicturePreviewProps {
  url: string | null
  alt: string
  /** Pages show it on dark ground. */
  isOnDark?: boolean
}

/** Renders the whole picture at 120x120 (specification section 9). */
export function PicturePreview({ url, alt, isOnDark = false }: PicturePreviewProps) {
  return (
    <span className={styles.preview} data-empty={url === null} data-dark={isOnDark}>
      {url ? (
        <img src={url} alt={alt} width={120} height={120} decoding="async" />
      ) : (
        <>
          <IconPhotoOff size={24} stroke={1.5} aria-hidden />
          <Text span size="sm">
            {t('layout.noPicture')}
          </Text>
        </>
      )}
    </span>
  )
}
