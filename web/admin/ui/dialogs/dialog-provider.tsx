import { Button, Group, List, Modal, ScrollArea, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import { DialogButtons } from './dialog.tsx'
import { type Alert, type Confirmation, DialogContext } from './dialog-context.ts'
import { useLayer } from './use-layer.ts'

type OpenDialog =
  | { kind: 'alert'; alert: Alert; done: () => void }
  | { kind: 'question'; question: Confirmation; done: (yes: boolean) => void }

/** Above modals (1100), which may ask a question. */
const aboveModals = 1150

/** Renders result dialogs and questions, and returns the focus after them. */
export function DialogProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<OpenDialog | null>(null)
  useRestoreFocus(open)
  const dialogs = useMemo(
    () => ({
      show: (alert: Alert) => new Promise<void>((done) => setOpen({ kind: 'alert', alert, done })),
      confirm: (question: Confirmation) =>
        new Promise<boolean>((done) => setOpen({ kind: 'question', question, done })),
    }),
    [],
  )

  function close(yes: boolean) {
    setOpen(null)
    if (open?.kind === 'alert') open.done()
    if (open?.kind === 'question') open.done(yes)
  }

  const closeIfOnTop = useLayer(() => close(false), open !== null)
  return (
    <DialogContext value={dialogs}>
      {children}
      <Modal
        opened={open !== null}
        onClose={closeIfOnTop}
        title={open?.kind === 'alert' ? open.alert.title : open?.question.title}
        zIndex={aboveModals}
        withCloseButton={false}
        returnFocus={false}
        size={open?.kind === 'question' && open.question.about ? 'lg' : 'md'}
        centered
        closeOnClickOutside={open?.kind === 'alert'}
      >
        {open?.kind === 'alert' && <AlertContent alert={open.alert} onClose={() => close(false)} />}
        {open?.kind === 'question' && <QuestionContent question={open.question} onAnswer={close} />}
      </Modal>
    </DialogContext>
  )
}

function AlertContent({ alert, onClose }: { alert: Alert; onClose: () => void }) {
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
      <DialogButtons>
        <Button data-autofocus onClick={onClose}>
          {t('dialog.close')}
        </Button>
      </DialogButtons>
    </Stack>
  )
}

interface QuestionContentProps {
  question: Confirmation
  onAnswer: (yes: boolean) => void
}

function QuestionContent({ question, onAnswer }: QuestionContentProps) {
  return (
    <Stack gap="lg">
      <Text>{question.message}</Text>
      {question.about && (
        <ScrollArea.Autosize mah="45vh" type="auto" viewportProps={{ tabIndex: 0 }}>
          {question.about}
        </ScrollArea.Autosize>
      )}
      <DialogButtons>
        <Button variant="default" data-autofocus onClick={() => onAnswer(false)}>
          {question.no ?? t('dialog.cancel')}
        </Button>
        <Button {...(question.isDanger ? { color: 'red.9' } : {})} onClick={() => onAnswer(true)}>
          {question.yes}
        </Button>
      </DialogButtons>
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
