import { Alert, Button, Group, Stack } from '@mantine/core'
import { IconDownload, IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import { CopyTextButton } from '#web/admin/ui/dialogs/copy-text-button.tsx'
import { ModalFoot } from '#web/admin/ui/dialogs/modal-foot.tsx'
import styles from './second-factor.module.css'

/** The codes, this once: nobody can look them up again. */
export function RecoveryCodes({ codes, done }: { codes: string[]; done: () => void }) {
  const list = useRef<HTMLOListElement>(null)
  const text = `${codes.join('\n')}\n`

  // What was pressed has gone, and what is to be read is here.
  useEffect(() => list.current?.focus(), [])

  function download() {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    link.download = 'linecheck-recovery-codes.txt'
    link.click()
    URL.revokeObjectURL(link.href)
  }

  return (
    <Stack gap="md">
      <Alert role="note" color="ink" icon={<IconInfoCircle aria-hidden />}>
        {t('factor.codesMean')}
      </Alert>
      <ol
        ref={list}
        tabIndex={-1}
        className={styles.codes}
        dir="ltr"
        aria-label={t('factor.codes')}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Group gap="sm">
        <CopyTextButton text={text} label={t('factor.copy')} />
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={download}
        >
          {t('factor.download')}
        </Button>
      </Group>
      <ModalFoot>
        <Button onClick={done}>{t('factor.kept')}</Button>
      </ModalFoot>
    </Stack>
  )
}
