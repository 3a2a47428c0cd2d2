import { Button, Text } from '@mantine/core'
import { IconTable } from '@tabler/icons-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import styles from './import.module.css'
import { acceptedTables } from './send-import.ts'

interface TableDropProps {
  name: string | null
  choose: (file: File) => void
  isDisabled: boolean
}

export function TableDrop({ name, choose, isDisabled }: TableDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const id = useId()

  function take(files: FileList | null) {
    const file = files?.[0]
    if (file && !isDisabled) choose(file)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }

  return (
    <section
      aria-label={t('import.file')}
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconTable size={30} stroke={1.5} aria-hidden />
      <Text id={id} className={styles.name} {...(name ? { fw: 600 } : { c: 'dimmed', size: 'sm' })}>
        {name ? <bdi>{name}</bdi> : t('import.drag')}
      </Text>
      <Button
        variant="default"
        data-autofocus
        aria-describedby={id}
        aria-disabled={isDisabled}
        data-disabled={isDisabled || undefined}
        onClick={() => !isDisabled && input.current?.click()}
      >
        {name ? t('import.chooseOther') : t('import.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedTables}
        aria-label={t('import.file')}
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          // Lets people choose the same file again after fixing it.
          currentTarget.value = ''
        }}
      />
    </section>
  )
}
