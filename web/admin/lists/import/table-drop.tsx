import { Button, Text } from '@mantine/core'
import { IconTable } from '@tabler/icons-react'
import { useId } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import { DropArea } from '#web/admin/media/upload/drop-area.tsx'
import styles from './import.module.css'

interface TableDropProps {
  name: string | null
  label: string
  /** Shown while no file is chosen. */
  hint: string
  /** As in the input's `accept`. */
  accepted: string
  onChoose: (file: File) => void
  isDisabled: boolean
}

/** Renders a drop area for one file, with its name once it is chosen. */
export function TableDrop(props: TableDropProps) {
  const { name, label, hint, accepted, onChoose, isDisabled } = props
  const id = useId()
  return (
    <DropArea
      label={label}
      inputLabel={label}
      accepted={accepted}
      isDisabled={isDisabled}
      onChoose={([file]) => file && onChoose(file)}
    >
      {(open) => (
        <>
          <IconTable size={30} stroke={1.5} aria-hidden />
          <Text
            id={id}
            className={styles.name}
            {...(name ? { fw: 600 } : { c: 'dimmed', size: 'sm' })}
          >
            {name ? <bdi>{name}</bdi> : hint}
          </Text>
          <Button
            variant="default"
            data-autofocus
            aria-describedby={id}
            aria-disabled={isDisabled}
            data-disabled={isDisabled || undefined}
            onClick={() => !isDisabled && open()}
          >
            {name ? t('import.chooseOther') : t('import.choose')}
          </Button>
        </>
      )}
    </DropArea>
  )
}
