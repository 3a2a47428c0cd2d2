interface Milestones {
  /** The lines before the first year. */
  before: string
  years: readonly { year: string; words: string }[]
}

const startsWithYear = /^(\p{Nd}{4})\s*[:–—-]/u

/** Returns the years that lines begin with ("2003: the first restaurant"), with all that follows each. */
export function readMilestones(text: string): Milestones {
  const before: string[] = []
  const years: { year: string; words: string }[] = []
  for (const line of text.split('\n')) {
    const [start, year] = startsWithYear.exec(line.trim()) ?? []
    const last = years.at(-1)
    if (start && year) years.push({ year, words: line.trim().slice(start.length).trim() })
    else if (last) last.words = `${last.words}\n${line}`.trim()
    else before.push(line)
  }
  return { before: before.join('\n').trim(), years }
}
