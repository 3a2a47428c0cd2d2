import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core'
import { IconAlertCircle, IconCheck, IconPdf, IconPhotoOff, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { lineBox } from '#web/admin/fields/text-box.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { altAdvice } from '#web/admin/media/files/alt-advice.ts'
import { formatSize } from '#web/admin/media/files/format-size.ts'
import { formatUploads } from '#web/admin/media/upload/format-uploads.ts'
import { SendProgress } from '#web/admin/media/upload/upload-button.tsx'
import type { UploadEntry } from '#web/admin/media/upload/use-upload-queue.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import styles from './upload.module.css'

interface UploadRowProps {
  entry: UploadEntry
  isBusy: boolean
  alt: string
  /** Whether the file is there and its text could not be saved. */
  isUnsaved: boolean
  onDescribe: (alt: string) => void
  onRemove: () => void
  onRetry: () => void
}

/** Renders a chosen file: its picture, its alternative text and how far its upload is. */
export function UploadRow(props: UploadRowProps) {
  const { entry, isBusy, alt, isUnsaved, onDescribe, onRemove, onRetry } = props
  const { file, state } = entry
  return (
    <li className={styles.row} data-state={state.is}>
      <LocalPreview file={file} />
      <div className={styles.words}>
        <Text fw={500} className={styles.name}>
          <bdi>{file.name}</bdi>
        </Text>
        {state.is === 'waiting' && <Hint>{formatSize(file.size)}</Hint>}
        {(state.is === 'waiting' || isUnsaved) && !isDocument(file) && (
          <TextInput
            mt={4}
            label={t('alt.seenOn', { name: file.name })}
            description={altAdvice(alt, file.name) ?? t('alt.hint')}
            {...lineBox(alt, limits.alt, onDescribe)}
            disabled={isBusy}
          />
        )}
        {state.is === 'sending' && <SendProgress name={file.name} share={state.share} />}
        {state.is === 'done' && (
          <Text size="sm" className={styles.done}>
            <IconCheck size={16} aria-hidden /> {formatUploads([state.item])}
          </Text>
        )}
        {state.is === 'refused' && (
          <Text size="sm" className={styles.refused}>
            <IconAlertCircle size={16} aria-hidden /> {state.sentence}
          </Text>
        )}
      </div>
      <Group gap="xs" wrap="nowrap">
        {state.is === 'refused' && state.mayTryAgain && !isBusy && (
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            {t('media.tryAgain')}
          </Button>
        )}
        {!isBusy && state.is !== 'done' && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={34}
            aria-label={t('media.removeNamed', { name: file.name })}
            onClick={onRemove}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        )}
      </Group>
    </li>
  )
}

function LocalPreview({ file }: { file: File }) {
  const address = useLocalPicture(file)
  const [isBroken, setBroken] = useState(false)
  const Icon = isDocument(file) ? IconPdf : IconPhotoOff
  return (
    <span className={styles.preview}>
      {address && !isBroken ? (
        <img src={address} alt="" onError={() => setBroken(true)} />
      ) : (
        <Icon size={28} stroke={1.5} aria-hidden />
      )}
    </span>
  )
}

function isDocument({ name }: File): boolean {
  return name.toLowerCase().endsWith('.pdf')
}

/** Returns an address of this page for a file before its upload; null for documents. */
function useLocalPicture(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
