import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconAlertCircle, IconCheck, IconPdf, IconPhotoOff, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import { sizeWords } from '#web/admin/media/files/size-words.ts'
import { SendProgress } from '#web/admin/media/upload/upload-button.tsx'
import { uploadedWords } from '#web/admin/media/upload/uploaded-words.ts'
import styles from './upload.module.css'
import type { UploadEntry } from './use-upload-queue.ts'

interface UploadRowProps {
  entry: UploadEntry
  isBusy: boolean
  remove: () => void
  tryAgain: () => void
}

/** One chosen file: what it looks like, how far it is, and what was wrong with it. */
export function UploadRow({ entry: { file, state }, isBusy, remove, tryAgain }: UploadRowProps) {
  return (
    <li className={styles.row} data-state={state.is}>
      <LocalPreview file={file} />
      <div className={styles.words}>
        <Text fw={500} className={styles.name}>
          <bdi>{file.name}</bdi>
        </Text>
        {state.is === 'waiting' && (
          <Text size="sm" c="dimmed">
            {sizeWords(file.size)}
          </Text>
        )}
        {state.is === 'sending' && <SendProgress name={file.name} share={state.share} />}
        {state.is === 'done' && (
          <Text size="sm" className={styles.done}>
            <IconCheck size={16} aria-hidden /> {uploadedWords([state.item])}
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
          <Button size="compact-sm" variant="default" onClick={tryAgain}>
            {t('media.tryAgain')}
          </Button>
        )}
        {!isBusy && state.is !== 'done' && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={34}
            aria-label={t('media.removeNamed', { name: file.name })}
            onClick={remove}
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
  const Icon = file.name.toLowerCase().endsWith('.pdf') ? IconPdf : IconPhotoOff
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

/** An address under which this page can show a file that is not uploaded yet; null for documents. */
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
