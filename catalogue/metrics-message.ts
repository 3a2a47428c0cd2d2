/**
 * How a worker asks the primary for the figures of all workers, and the answer: `text` in Prometheus'
 * format, null where a worker did not answer in time.
 */
export interface MetricsMessage {
  type: 'linecheck:metrics'
  id: number
  text?: string | null
}

export function isMetricsMessage(message: unknown): message is MetricsMessage {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === 'linecheck:metrics'
  )
}
