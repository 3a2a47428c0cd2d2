import { Pagination, Paper, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import { type EntryOrder, saveOrder } from '#web/admin/api/collection-calls.ts'
import { orderQuery } from '#web/admin/api/entry-queries.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import { DocumentActions } from '#web/admin/documents/actions/document-actions.tsx'
import { DocumentDialogs, decidedRevision } from '#web/admin/documents/actions/document-dialogs.tsx'
import { DocumentNotes } from '#web/admin/documents/actions/document-notes.tsx'
import { useDocumentActions } from '#web/admin/documents/actions/use-document-actions.ts'
import type { SaveTarget } from '#web/admin/documents/actions/use-document-save.ts'
import { useSaveErrors } from '#web/admin/documents/actions/use-save-errors.ts'
import type { DecidedRevision } from '#web/admin/documents/approval/approval-dialog.tsx'
import { CardHeader } from '#web/admin/documents/section-card/card-header.tsx'
import styles from '#web/admin/documents/section-card/section-card.module.css'
import { t } from '#web/admin/i18n/translate.ts'
import { RetryNote } from '#web/admin/ui/connection/connection-note.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { focusIfLost } from '#web/admin/ui/dialogs/focus.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { MoveEntry } from './move-entry.tsx'
import { withMoves } from './moves.ts'
import { OrderLines } from './order-lines.tsx'
import { useOrderForm } from './use-order-form.ts'

const perPage = 50

/** Renders the order in which guests see entries; moves are approved as one change. */
export function OrderEditor({ collection }: { collection: Collection }) {
  const [page, setPage] = useState(1)
  const order = useQuery(orderQuery(collection, { page, per_page: perPage }))
  return (
    <Loaded query={order} skeleton={<SkeletonRows count={8} height={52} />}>
      {(data) => <Order collection={collection} order={data} onPage={setPage} />}
    </Loaded>
  )
}

interface OrderProps {
  collection: Collection
  order: EntryOrder
  onPage: (page: number) => void
}

function Order({ collection, order, onPage }: OrderProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const dialogs = useDialogs()
  const { state } = order
  const { shape, form, moves, add } = useOrderForm(collection, state)
  const [deciding, setDeciding] = useState<DecidedRevision | null>(null)
  const focusBack = () => focusIfLost(heading)
  const target: SaveTarget = {
    beside: () => ({ moves: [...moves] }),
    async save({ body, key }) {
      const response = await saveOrder(collection, body, key)
      // Reload before the moves are dropped, so that the list does not jump.
      await refreshContent()
      return response
    },
    show: () => {},
    previewOf: () => `${(collection.search?.path ?? '/').split('?')[0]}?preview=1`,
  }
  const refusals = useSaveErrors({
    section: shape,
    form,
    showCurrent: target.show,
    focusErrors: focusBack,
  })
  const steps = useDocumentActions(target, { section: shape, state, form, saveErrors: refusals })
  const isFirst = order.page === 1
  const lines = withMoves(order.data, moves, isFirst)
  const mayMove = state.can.includes('edit') && moves.length < limits.moves - 1
  const { conflict, endConflict } = refusals

  // Somebody else saved first: their order is shown, with the moves on top.
  useEffect(() => {
    if (!conflict) return
    endConflict()
    const title = shape.label
    void refreshContent()
    void dialogs.show({ tone: 'error', title, message: t('order.newer') })
  }, [conflict, endConflict, dialogs, shape.label])

  return (
    <Paper component="section" withBorder className={styles.card} data-long aria-labelledby={id}>
      <CardHeader id={id} heading={heading} section={shape} state={state} onEdit={null} />
      <Stack p="md" gap="md">
        <Hint>{state.can.includes('edit') ? t('order.hint') : t('order.viewOnly')}</Hint>
        <DocumentNotes section={shape} state={state} form={form} onCompare={null} />
        {mayMove && !steps.running && <MoveEntry collection={collection} onAdd={add} />}
        <OrderLines
          label={shape.label}
          lines={lines}
          from={(order.page - 1) * order.per_page}
          isFirst={isFirst}
          onAdd={mayMove && !steps.running ? add : null}
        />
        {order.last_page > 1 && (
          <Pagination
            size="sm"
            total={order.last_page}
            value={order.page}
            withEdges
            onChange={onPage}
          />
        )}
        <div className={styles.steps} data-long>
          {steps.waiting && <RetryNote waiting={steps.waiting} />}
          <DocumentActions
            section={shape}
            state={state}
            running={steps.running}
            take={{
              save: () => void steps.save().then(focusBack),
              submit: () => void steps.submit().then(focusBack),
              withdraw: () => void steps.withdraw().then(focusBack),
              discard: () => void steps.discard().then(focusBack),
              preview: () => void steps.preview(),
              decide: () => setDeciding(decidedRevision(state)),
            }}
          />
        </div>
      </Stack>
      <DocumentDialogs
        section={shape}
        target={target}
        form={form}
        saveErrors={{ ...refusals, conflict: null }}
        deciding={deciding}
        onDecided={() => setDeciding(null)}
        focusBack={focusBack}
      />
    </Paper>
  )
}
