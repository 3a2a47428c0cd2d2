import { Button, Text } from '@mantine/core'
import { IconCloudUpload } from '@tabler/icons-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useUploadLimit } from '#web/admin/api/brand.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { acceptedFiles, megabytesOf } from '#web/admin/media/upload/chosen-files.ts'
import styles from './upload.module.css'

/** What is said until it is known. */
const usualLimit = 20 * 1024 * 1024

interface FileDropProps {
  add: (files: File[]) => void
  isDisabled: boolean
}

/** Where files are dropped, or chosen with the system's own dialog. */
export function FileDrop({ add, isDisabled }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const id = useId()
  const most = useUploadLimit() ?? usualLimit

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!isDisabled) add([...event.dataTransfer.files])
  }

  return (
    <section
      aria-label={t('media.chooseFiles')}
      className={styles.drop}
      data-over={isOver}
      data-disabled={isDisabled}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconCloudUpload size={36} stroke={1.5} aria-hidden />
      <Text fw={600}>{t('media.dragHere')}</Text>
      <Button
        variant="default"
        data-autofocus
        disabled={isDisabled}
        aria-describedby={id}
        onClick={() => input.current?.click()}
      >
        {t('media.chooseFiles')}
      </Button>
      <Text size="sm" c="dimmed" id={id}>
        {t('media.whatIsTaken', { most: megabytesOf(most) })}
      </Text>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedFiles}
        aria-label={t('media.filesToUpload')}
        disabled={isDisabled}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </section>
  )
}
