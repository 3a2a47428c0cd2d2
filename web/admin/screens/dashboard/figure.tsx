import { currentLocale } from '#web/admin/i18n/translate.ts'
import styles from './dashboard.module.css'

interface FigureProps {
  name: string
  value: number
  /** More than none is too many. */
  isLate?: boolean
}

/** A number under its name, within a `dl`. */
export function Figure({ name, value, isLate = false }: FigureProps) {
  return (
    <div className={styles.figure} data-late={isLate && value > 0}>
      <dt>{name}</dt>
      <dd>{value.toLocaleString(currentLocale())}</dd>
    </div>
  )
}
