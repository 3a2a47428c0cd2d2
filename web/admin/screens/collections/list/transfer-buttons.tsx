import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { Collection } from '#catalogue/declaration.ts'
import { exportAddress } from '#web/admin/api/collection-calls.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { ImportButton } from '#web/admin/lists/import/import-button.tsx'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useDownload } from '#web/admin/ui/download/use-download.ts'
import { type ListView, narrowing } from './list-view.ts'

interface FileStepsProps {
  collection: Collection
  view: ListView
  mayEdit: boolean
}

/** What the list shows, all pages of it, as a file; and the way back, for those who may edit. */
export function TransferButtons({ collection, view, mayEdit }: FileStepsProps) {
  const { isRunning, run } = useDownload()
  const save = (format: 'csv' | 'json') => {
    const address = exportAddress(collection, { ...narrowing(collection, view), format })
    void run(address, `${collection.key}.${format}`)
  }
  return (
    <Group gap="xs">
      <ActionButton
        variant="default"
        isRunning={isRunning}
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => save('csv')}
      >
        {t('logs.export')}
      </ActionButton>
      <Button variant="default" onClick={() => save('json')}>
        {t('collection.exportJson')}
      </Button>
      {mayEdit && <ImportButton collection={collection} />}
    </Group>
  )
}
