import { Button, Group, List, Modal, ScrollArea, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import { type Alert, type Confirmation, DialogContext } from './dialog-context.ts'
import { ModalFoot } from './modal-foot.tsx'
import { useLayer } from './use-layer.ts'

type OpenDialog =
  | { kind: 'tell'; told: Alert; done: () => void }
  | { kind: 'ask'; asked: Confirmation; done: (yes: boolean) => void }

/** Above modals (1100), which may ask a question. */
const aboveModals = 1150

/** Renders result dialogs and questions, and returns the focus after them. */
export function DialogProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<OpenDialog | null>(null)
  useRestoreFocus(open)
  const dialogs = useMemo(
    () => ({
      tell: (alert: Alert) =>
        new Promise<void>((resolve) => setOpen({ kind: 'tell', told: alert, done: resolve })),
      ask: (asked: Confirmation) =>
        new Promise<boolean>((resolve) => setOpen({ kind: 'ask', asked, done: resolve })),
    }),
    [],
  )

  function close(yes: boolean) {
    setOpen(null)
    if (open?.kind === 'tell') open.done()
    if (open?.kind === 'ask') open.done(yes)
  }

  const closeIfOnTop = useLayer(() => close(false), open !== null)
  return (
    <DialogContext value={dialogs}>
      {children}
      <Modal
        opened={open !== null}
        onClose={closeIfOnTop}
        title={open?.kind === 'tell' ? open.told.title : open?.asked.title}
        zIndex={aboveModals}
        withCloseButton={false}
        returnFocus={false}
        size={open?.kind === 'ask' && open.asked.about ? 'lg' : 'md'}
        centered
        closeOnClickOutside={open?.kind === 'tell'}
        stackId="dialogs"
      >
        {open?.kind === 'tell' && <MessageContent told={open.told} close={() => close(false)} />}
        {open?.kind === 'ask' && <QuestionContent asked={open.asked} answer={close} />}
      </Modal>
    </DialogContext>
  )
}

function MessageContent({ told: alert, close }: { told: Alert; close: () => void }) {
  const isGood = alert.tone === 'success'
  return (
    <Stack gap="lg">
      <Group wrap="nowrap" align="flex-start">
        <ThemeIcon color={isGood ? 'green' : 'red'} variant="light" size="lg" radius="xl">
          {isGood ? <IconCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
        </ThemeIcon>
        <Stack gap="xs">
          <Text>{alert.message}</Text>
          {alert.details && alert.details.length > 0 && (
            <List size="sm">
              {alert.details.map((sentence) => (
                <List.Item key={sentence}>{sentence}</List.Item>
              ))}
            </List>
          )}
        </Stack>
      </Group>
      <ModalFoot>
        <Button data-autofocus onClick={close}>
          {t('dialog.close')}
        </Button>
      </ModalFoot>
    </Stack>
  )
}

function QuestionContent({
  asked,
  answer,
}: {
  asked: Confirmation
  answer: (yes: boolean) => void
}) {
  return (
    <Stack gap="lg">
      <Text>{asked.message}</Text>
      {asked.about && (
        <ScrollArea.Autosize mah="45vh" type="auto" viewportProps={{ tabIndex: 0 }}>
          {asked.about}
        </ScrollArea.Autosize>
      )}
      <ModalFoot>
        <Button variant="default" data-autofocus onClick={() => answer(false)}>
          {asked.no}
        </Button>
        <Button onClick={() => answer(true)}>{asked.yes}</Button>
      </ModalFoot>
    </Stack>
  )
}

/** After how many ms a closing dialog has released the focus. */
const afterClosing = 10

/**
 * Returns the focus to what had it before the first of several dialogs in a row. Mantine's modal
 * looks only after rendering, when its own button may have it.
 * @param open what the dialog shows; null while it is closed
 */
function useRestoreFocus(open: object | null): void {
  const before = useRef<Element | null>(null)
  const isAway = useRef(false)
  const returning = useRef(0)
  useLayoutEffect(() => {
    if (!open) return
    window.clearTimeout(returning.current)
    if (!isAway.current) before.current = document.activeElement
    isAway.current = true
    return () => {
      const closing = document.activeElement
      returning.current = window.setTimeout(() => {
        isAway.current = false
        const active = document.activeElement
        const isLost = active === null || active === document.body || active === closing
        if (isLost && before.current instanceof HTMLElement) {
          before.current.focus({ preventScroll: true })
        }
      }, afterClosing)
    }
  }, [open])
}
