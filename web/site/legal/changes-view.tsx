import type { ChangedLine, TextPart } from '#catalogue/text/changed-lines.ts'
import { formatDay } from '#web/site/format.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import type { Legal, LegalVersion } from './load-legal.ts'

interface ChangesViewProps {
  legal: Legal
  from: LegalVersion
  to: LegalVersion
  title: string
  lines: readonly ChangedLine[]
  locale: string
  origin: string
}

export function ChangesView({ legal, from, to, title, lines, locale, origin }: ChangesViewProps) {
  const { t, href } = useI18n()
  const { page } = legal
  const dates = { from: formatDay(from.effective, locale), to: formatDay(to.effective, locale) }
  const isSame = lines.every(({ stretches }) => stretches === null)
  const pathOf = (one: LegalVersion) => (one === legal.inForce.current ? page : one.path)
  return (
    <div className="page-column legal">
      <Breadcrumbs
        steps={[
          { name: title, path: page },
          { name: t('legal.changes'), path: `${page}/changes/${to.number}` },
        ]}
        origin={origin}
      />
      <header className="legal-head">
        <h1 className="section-title">{t('legal.changes')}</h1>
        <p className="page-lead">{t('legal.changesLead', { title, ...dates })}</p>
      </header>
      <ul className="legal-legend">
        <li>
          <del>{t('legal.removed')}</del>
        </li>
        <li>
          <ins>{t('legal.added')}</ins>
        </li>
      </ul>
      {isSame && <p className="legal-note">{t('legal.same')}</p>}
      <div className="legal-text rich-text legal-changes">
        {runsOf(lines).map((run) => (
          <Run key={run.place} lines={run.lines} />
        ))}
      </div>
      <p className="legal-both">
        <a className="button" href={href(pathOf(to))}>
          {t('legal.version', { date: dates.to })}
        </a>
        <a className="button button-quiet" href={href(pathOf(from))}>
          {t('legal.version', { date: dates.from })}
        </a>
      </p>
    </div>
  )
}

/** Groups neighbouring lines that are all changed or all unchanged. */
function runsOf(lines: readonly ChangedLine[]) {
  const runs: { place: number; lines: ChangedLine[] }[] = []
  for (const [place, line] of lines.entries()) {
    const last = runs.at(-1)
    const isLike = (last?.lines[0]?.stretches === null) === (line.stretches === null)
    if (last && isLike) last.lines.push(line)
    else runs.push({ place, lines: [line] })
  }
  return runs
}

/**
 * Renders a group. Unchanged lines are folded, except the last heading, which belongs to what
 * follows.
 */
function Run({ lines }: { lines: readonly ChangedLine[] }) {
  if (lines[0]?.stretches !== null) return <Lines lines={lines} />
  const heading = lines.findLastIndex(({ kind }) => kind === 'heading')
  if (heading < 0) return <Folded lines={lines} />
  return (
    <>
      <Folded lines={lines.slice(0, heading)} />
      <Lines lines={lines.slice(heading, heading + 1)} />
      <Folded lines={lines.slice(heading + 1)} />
    </>
  )
}

function Folded({ lines }: { lines: readonly ChangedLine[] }) {
  const { t } = useI18n()
  if (lines.length === 0) return null
  return (
    <details className="legal-same">
      <summary>{t('legal.unchanged', { count: lines.length })}</summary>
      <Lines lines={lines} />
    </details>
  )
}

function Lines({ lines }: { lines: readonly ChangedLine[] }) {
  return lines.map((line, place) => {
    const words = line.stretches ? line.stretches.map(renderStretch) : line.text
    // The lines of a comparison never move.
    const key = `${place} ${line.text}`
    if (line.kind === 'heading') return <h2 key={key}>{words}</h2>
    return (
      <p key={key} className={line.kind === 'entry' ? 'legal-entry' : undefined}>
        {words}
      </p>
    )
  })
}

function renderStretch({ text: words, was }: TextPart, place: number) {
  const key = `${place} ${was}`
  if (was === 'kept') return <span key={key}>{words}</span>
  return was === 'removed' ? <del key={key}>{words}</del> : <ins key={key}>{words}</ins>
}
