import type { HourRow } from '#catalogue/opening/hour-rows.ts'

/** Days and their hours, styled by what they stand in (specification section 2, "Location card"). */
export function HoursTable({ rows }: { rows: readonly HourRow[] }) {
  return (
    <dl>
      {rows.map(({ days, hours }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  )
}
