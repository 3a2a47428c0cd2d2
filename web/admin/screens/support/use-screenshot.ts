import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { addressOf } from '#web/admin/api/call-api.ts'
import { fetchFile } from '#web/admin/ui/download/use-download.ts'

/**
 * Returns an address under which this page alone can show a screenshot, and whether it is gone. It has
 * no public address: its bytes come by a call with the reader's token.
 */
export function useScreenshot(id: number): { url: string | null; isGone: boolean } {
  const loaded = useQuery({
    queryKey: ['ticket-screenshot', id],
    queryFn: ({ signal }) => fetchFile(addressOf('/tickets/screenshots/{id}', { id }), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [url, setUrl] = useState<string | null>(null)
  const bytes = loaded.data
  useEffect(() => {
    if (!bytes) return
    const made = URL.createObjectURL(bytes)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return { url, isGone: loaded.isError }
}
