import type { PendingRecord } from '#web/admin/api/wire.gen.ts'
import type { Shown } from './use-queue-view.ts'

/** Returns what the pane shows for a line of the queue. */
export function shownBy({ batch, batch_count = 1, campaign, entity_id }: PendingRecord): Shown {
  if (batch_count > 1 && campaign) return { campaign_id: campaign.id }
  return batch_count > 1 && batch !== null ? { import: batch } : { record: entity_id }
}

export function keyOf(shown: Shown): string {
  if ('campaign_id' in shown) return `campaign-${shown.campaign_id}`
  return 'import' in shown ? `import-${shown.import}` : `record-${shown.record}`
}

export function indexOf(lines: readonly PendingRecord[], shown: Shown): number {
  return lines.findIndex((line) => keyOf(shownBy(line)) === keyOf(shown))
}

/**
 * Returns the line to read next: the one after the shown line, or at its former place when it has
 * left the queue; at the end the one before.
 */
export function nextLine(
  lines: readonly PendingRecord[],
  shown: Shown,
  formerIndex: number,
): PendingRecord | undefined {
  const at = indexOf(lines, shown)
  const left = lines.filter((_, index) => index !== at)
  return left[Math.min(at < 0 ? formerIndex : at, left.length - 1)]
}
