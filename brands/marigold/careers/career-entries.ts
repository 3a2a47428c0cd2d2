import { prose } from 'linecheck/brand'
import type { DemoEntry } from '../demo-entry.ts'
import { demoTenders } from './tenders.ts'
import { demoJobs } from './vacancies.ts'

interface Finder {
  picture(file: string): number
  entry(collection: string, title: string): number | null
}

type Make = (find: Finder) => DemoEntry

/** Marigold's jobs and tenders, open and closed, as an editor would send them. */
export function careerEntries(now: string): [collection: string, make: Make][] {
  return [
    ...demoJobs.map((job): [string, Make] => ['vacancy', (find) => jobEntry(job, now, find)]),
    ...demoTenders.map((tender): [string, Make] => [
      'tender',
      ({ picture }) => tenderEntry(tender, now, picture),
    ]),
  ]
}

function jobEntry(job: (typeof demoJobs)[number], now: string, find: Finder): DemoEntry {
  const { title, department, summary, text, needs, pay, place, posted, closes } = job
  const locations = (job.restaurants ?? []).flatMap((name) => find.entry('location', name) ?? [])
  const { town, time_zone, currency, ...address } = place
  const starts_at = dayFrom(now, posted, 8)
  const ends_at = closes === undefined ? null : dayFrom(now, closes, 21)
  const isOver = ends_at !== null && ends_at < now
  const [from, to, pay_unit] = pay ?? []
  return {
    sent: {
      title: title[0],
      kind: job.kind,
      employment: [...job.employment],
      department: department[0],
      summary: summary[0],
      time_zone,
      ...(locations.length > 0 ? { locations } : { town: town[0], ...address }),
      description: prose(text[0]),
      requirements: prose([{ list: needs[0] }]),
      ...(from !== undefined && to !== undefined && pay_unit
        ? {
            pay_from: from * 100,
            pay_to: from === to ? null : to * 100,
            pay_unit,
            pay_currency: currency,
          }
        : {}),
      apply: job.apply.includes('@') ? `mailto:${job.apply}` : job.apply,
      starts_at,
      ends_at,
    },
    arabic: {
      title: title[1],
      department: department[1],
      summary: summary[1],
      ...(locations.length > 0 ? {} : { town: town[1] }),
      description: prose(text[1]),
      requirements: prose([{ list: needs[1] }]),
    },
    ...(isOver ? { publishedAt: starts_at } : {}),
  }
}

function tenderEntry(
  tender: (typeof demoTenders)[number],
  now: string,
  file: (name: string) => number,
): DemoEntry {
  const { reference, title, summary, text, papers, addenda, outcome } = tender
  const starts_at = dayFrom(now, tender.opens, 8)
  const ends_at = dayFrom(now, tender.closes, 11)
  return {
    sent: {
      reference,
      title: title[0],
      summary: summary[0],
      description: prose(text[0]),
      documents: papers.map(file),
      addenda: addenda.map((one, at) => ({
        id: at + 1,
        title: one.title[0],
        description: one.description[0],
        date: dayFrom(now, one.date, 8).slice(0, 10),
        documents: one.papers.map(file),
      })),
      questions: 'mailto:tenders@marigold.example',
      questions_until: dayFrom(now, tender.asks, 11),
      apply: 'mailto:tenders@marigold.example',
      time_zone: tender.zone,
      outcome: outcome ? prose(outcome[0]) : null,
      starts_at,
      ends_at,
    },
    arabic: {
      title: title[1],
      summary: summary[1],
      description: prose(text[1]),
      addenda: addenda.map((one, at) => ({
        id: at + 1,
        title: one.title[1],
        description: one.description[1],
      })),
      ...(outcome ? { outcome: prose(outcome[1]) } : {}),
    },
    ...(ends_at < now ? { publishedAt: starts_at } : {}),
  }
}

const day = 24 * 60 * 60 * 1000

/** So many days from now, at that hour on the brand's clock (UTC). */
function dayFrom(now: string, days: number, hour: number): string {
  const at = Date.parse(now) + days * day
  return new Date(at - (at % day) + hour * 60 * 60 * 1000).toISOString()
}
