import { Button, type ButtonProps, Loader } from '@mantine/core'
import type { ReactNode } from 'react'

interface ActionButtonProps extends ButtonProps {
  isRunning: boolean
  onClick: () => void
  children: ReactNode
}

/** Renders a button that shows its running call. It stays enabled, so it keeps the focus. */
export function ActionButton({ isRunning, onClick, leftSection, ...rest }: ActionButtonProps) {
  return (
    <Button
      {...rest}
      aria-busy={isRunning}
      leftSection={isRunning ? <Loader size={18} color="currentColor" /> : leftSection}
      onClick={() => {
        if (!isRunning) onClick()
      }}
    />
  )
}
