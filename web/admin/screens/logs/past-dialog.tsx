import { Button, Group, Stack, TextInput } from '@mantine/core'
import { IconDownload, IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { addressOf } from '#web/admin/api/call-api.ts'
import { openPreviewTab } from '#web/admin/documents/approval/preview-tab.ts'
import { MomentInput } from '#web/admin/fields/controls/time-controls.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { Dialog } from '#web/admin/ui/dialogs/dialog.tsx'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { useDownload } from '#web/admin/ui/download/use-download.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'

interface PastDialogProps {
  /** The moment that it begins with, ISO 8601; null for none. */
  at: string | null
  onClose: () => void
}

/** Opens a public page as guests saw it at a moment, or saves it as a signed file. */
export function PastDialog({ at: first, onClose }: PastDialogProps) {
  const [path, setPath] = useState('/home')
  const [at, setAt] = useState(first)
  const opening = useAction(t('past.title'), { isQuiet: true })
  const download = useDownload()
  const isToCome = Date.parse(at ?? '') > Date.now()
  const isWhole = path.startsWith('/') && Boolean(at) && !isToCome

  async function open() {
    const tab = openPreviewTab()
    const shown = await opening.run('run', async () => {
      await tab.show(previewOf(path), { at: at ?? '', drafts: 'none' })
      return { message: null }
    })
    if (!shown) tab.close()
  }

  function save() {
    const address = addressOf('/live', { query: { path, at: at ?? '' } })
    void download.run(address, `page-${at?.slice(0, 10)}.json`)
  }

  return (
    <Dialog onClose={onClose} title={t('past.title')}>
      <Stack gap="md">
        <Hint>{t('past.intro')}</Hint>
        <TextInput
          label={t('past.page')}
          description={t('past.pageHint')}
          value={path}
          dir="ltr"
          onChange={({ currentTarget }) => setPath(currentTarget.value.trim())}
        />
        <MomentInput
          label={t('past.moment')}
          value={at}
          onChange={setAt}
          error={isToCome ? t('past.toCome') : null}
        />
        <Group gap="sm">
          <Button
            leftSection={<IconEye size={18} aria-hidden />}
            disabled={!isWhole}
            onClick={() => void open()}
          >
            {t('past.open')}
          </Button>
          <ActionButton
            variant="default"
            isRunning={download.isRunning}
            leftSection={<IconDownload size={18} aria-hidden />}
            disabled={!isWhole}
            onClick={save}
          >
            {t('past.save')}
          </ActionButton>
        </Group>
      </Stack>
    </Dialog>
  )
}

/** Returns the address of a page as a preview shows it. */
function previewOf(path: string): string {
  const url = new URL(path, window.location.origin)
  url.searchParams.set('preview', '1')
  return `${url.pathname}${url.search}`
}
