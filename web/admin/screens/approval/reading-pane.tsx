import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { pendingQuery } from '#web/admin/api/queries.ts'
import type { PendingRecord } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import styles from './approval.module.css'
import { CampaignPane } from './campaign-pane.tsx'
import { type ImportDecision, ImportPane } from './import-pane.tsx'
import { type RequestActions, RequestPane } from './request-pane.tsx'
import type { QueueView, Shown } from './use-queue-view.ts'

interface ReadingPaneProps {
  ref: Ref<HTMLElement>
  shown: Shown
  /** The shown record where it is on this page of the list. */
  listed: PendingRecord | undefined
  /** Whether the end of the change has been on screen. */
  isRead: boolean
  view: QueueView
  /** Leads to the list, where the pane takes its place. */
  back: (() => void) | null
  /** Shows the next change; null where there is none. */
  goOn: (() => void) | null
  actions: RequestActions
  onDecideImport: (decision: ImportDecision) => void
}

/** Shows the whole of one line of the queue beside the list. */
export function ReadingPane(props: ReadingPaneProps) {
  const { ref, shown, listed, isRead, view, back, goOn, actions, onDecideImport } = props
  return (
    <section
      ref={ref}
      className={styles.pane}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys too
      tabIndex={0}
      data-read={isRead}
      aria-label={t('approval.shown')}
    >
      {back && (
        <Button
          variant="subtle"
          me="auto"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={back}
        >
          {t('approval.back')}
        </Button>
      )}
      {'record' in shown ? (
        <ShownRecord id={shown.record} listed={listed} actions={actions} goOn={goOn} />
      ) : 'campaign_id' in shown ? (
        <CampaignPane id={shown.campaign_id} view={view} />
      ) : (
        <ImportPane batch={shown.import} view={view} onDecide={onDecideImport} />
      )}
    </section>
  )
}

interface ShownRecordProps extends Pick<ReadingPaneProps, 'listed' | 'goOn' | 'actions'> {
  id: number
}

function ShownRecord({ id, listed, actions, goOn }: ShownRecordProps) {
  const single = useQuery({ ...pendingQuery(id), enabled: listed === undefined })
  // In one place, whichever comes first: what is open about it stays open.
  const record = listed ?? single.data
  if (record) return <RequestPane record={record} {...actions} />
  if (record === null)
    return (
      <Stack align="flex-start">
        <Text role="status">{t('approval.gone')}</Text>
        {goOn && (
          <Button variant="default" onClick={goOn}>
            {t('approval.next')}
          </Button>
        )}
      </Stack>
    )
  return (
    <Loaded query={single} skeleton={<Skeleton h={240} />}>
      {() => null}
    </Loaded>
  )
}
