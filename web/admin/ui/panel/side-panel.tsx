import { ActionIcon, Title } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './side-panel.module.css'

interface SidePanelProps {
  /** What `data-side-panel` of the document says meanwhile, for styles that make room. */
  name: 'comments' | 'preview'
  title: string
  /** The heading, for parts of the panel that focus it. */
  heading?: RefObject<HTMLHeadingElement | null>
  closeLabel: string
  /** With the panel's width. */
  className: string | undefined
  onClose: () => void
  children: ReactNode
}

/** Closes the panel that is open. */
let closeOpenPanel: (() => void) | null = null

/**
 * Renders a panel beside a form. It is no dialog: people edit meanwhile. There is room for one, so
 * opening a panel closes the other. Its button and Escape close it and return the focus.
 */
export function SidePanel(props: SidePanelProps) {
  const { name, title, heading, closeLabel, className, onClose, children } = props
  const id = useId()
  const [before] = useState(() => document.activeElement)
  const giveWay = useEffectEvent(onClose)
  useEffect(() => {
    const close = () => giveWay()
    closeOpenPanel?.()
    closeOpenPanel = close
    document.documentElement.dataset.sidePanel = name
    return () => {
      if (closeOpenPanel !== close) return
      closeOpenPanel = null
      delete document.documentElement.dataset.sidePanel
    }
  }, [name])

  function close() {
    onClose()
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  }

  // Mantine's portal renders its children too late for a parent that focuses one.
  return createPortal(
    <aside
      className={[styles.panel, className].join(' ')}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) close()
      }}
    >
      <div className={styles.head}>
        <Title order={2} size="h5" id={id} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </Title>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={closeLabel} onClick={close}>
          <IconX size={20} aria-hidden />
        </ActionIcon>
      </div>
      {children}
    </aside>,
    document.body,
  )
}
