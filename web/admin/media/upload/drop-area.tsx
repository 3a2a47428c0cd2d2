import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import styles from './drop-area.module.css'

interface DropAreaProps {
  label: string
  /** The label of the file input. */
  inputLabel: string
  /** As in the input's `accept`. */
  accepted: string
  isMultiple?: boolean
  isDisabled: boolean
  onChoose: (files: File[]) => void
  /** Renders the content; `open` opens the system's file dialog. */
  children: (open: () => void) => ReactNode
}

/** Renders an area that takes dropped files, or files chosen with the system's dialog. */
export function DropArea(props: DropAreaProps) {
  const { label, inputLabel, accepted, isMultiple = false, isDisabled, onChoose, children } = props
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  function take(files: FileList | null) {
    if (!isDisabled && files && files.length > 0) onChoose([...files])
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }

  return (
    <section
      aria-label={label}
      className={styles.drop}
      data-over={isOver}
      data-disabled={isDisabled}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        multiple={isMultiple}
        hidden
        accept={accepted}
        aria-label={inputLabel}
        disabled={isDisabled}
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          // Lets people choose the same file again after fixing it.
          currentTarget.value = ''
        }}
      />
    </section>
  )
}
