import type { HolidayJob, HolidayReply } from './holiday-job.ts'
import { publicHolidays } from './public-holidays.ts'

process.on('message', (job: HolidayJob) => {
  const reply: HolidayReply = job.territories.map((territory) => publicHolidays(territory, job))
  process.send?.(reply)
})
