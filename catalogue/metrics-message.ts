/** A worker's request for the figures of all workers, and the response in Prometheus' format. */
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
