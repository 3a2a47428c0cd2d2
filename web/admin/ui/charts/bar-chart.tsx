import { Text, VisuallyHidden } from '@mantine/core'
import { useId } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import styles from './bar-chart.module.css'

interface Series {
  label: string
  tone: 'first' | 'good' | 'bad'
}

interface BarChartProps {
  caption: string
  /** The heading of the columns' labels, e.g. "Week of". */
  over: string
  /** Series in one list are stacked. */
  bars: readonly (readonly Series[])[]
  columns: readonly {
    key: string
    label: string
    /** In the order of all series; null where not measured. */
    values: readonly (number | null)[]
  }[]
  words?: (value: number) => string
  /** Whether a measured zero is drawn. */
  isZeroDrawn?: boolean
}

export function BarChart(props: BarChartProps) {
  const { caption, over, bars, columns, words = String, isZeroDrawn = false } = props
  const id = useId()
  const series = bars.flat()
  const heights = columns.flatMap(({ values }) => stacked(bars, values).map(sumOf))
  const end = endOfScale(Math.max(0, ...heights))
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <Text component="figcaption" fw={600} size="sm" id={id}>
        {caption}
      </Text>
      {series.length > 1 && (
        <ul className={styles.legend} aria-hidden>
          {series.map(({ label, tone }) => (
            <li key={label}>
              <span className={styles.swatch} data-tone={tone} />
              {label}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.plot} aria-hidden>
        <div className={styles.scale}>
          <span>{words(end)}</span>
          <span>{words(0)}</span>
        </div>
        <div className={styles.columns}>
          {columns.map(({ key, label, values }) => (
            <div key={key} className={styles.column} title={titleOf(label, series, values, words)}>
              {stacked(bars, values).map((parts, at) => (
                <div key={bars[at]?.[0]?.label} className={styles.bar}>
                  {parts.map((value, part) => (
                    <span
                      key={bars[at]?.[part]?.label}
                      data-tone={bars[at]?.[part]?.tone}
                      data-measured={value !== null && (value > 0 || isZeroDrawn)}
                      style={{ blockSize: `${(100 * (value ?? 0)) / end}%` }}
                    />
                  ))}
                </div>
              ))}
            </div>
          ))}
        </div>
        <div className={styles.labels}>
          {columns.map(({ key, label }) => (
            <span key={key}>{label}</span>
          ))}
        </div>
      </div>
      <VisuallyHidden>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{over}</th>
              {series.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map(({ key, label, values }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                {series.map((one, at) => (
                  <td key={one.label}>{formatValue(values[at] ?? null, words)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  )
}

function stacked(
  bars: BarChartProps['bars'],
  values: readonly (number | null)[],
): (number | null)[][] {
  let at = 0
  return bars.map((parts) => parts.map(() => values[at++] ?? null))
}

function sumOf(parts: readonly (number | null)[]): number {
  return parts.reduce<number>((sum, value) => sum + (value ?? 0), 0)
}

function formatValue(value: number | null, words: (value: number) => string): string {
  return value === null ? t('chart.none') : words(value)
}

function titleOf(
  label: string,
  series: readonly Series[],
  values: readonly (number | null)[],
  words: (value: number) => string,
): string {
  const parts = series.map((one, at) => `${one.label}: ${formatValue(values[at] ?? null, words)}`)
  return [label, ...parts].join('\n')
}

/** Returns the end of a scale: the next of 1, 2, 3, 5, 10, 20, 30 … above the greatest value. */
export function endOfScale(greatest: number): number {
  if (greatest <= 1) return 1
  const unit = 10 ** Math.floor(Math.log10(greatest))
  return [1, 2, 3, 5, 10].map((times) => times * unit).find((end) => end >= greatest) ?? greatest
}
