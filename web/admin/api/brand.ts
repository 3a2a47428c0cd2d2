import { queryOptions, useQuery } from '@tanstack/react-query'
import { getApi } from './call-api.ts'
import { queryClient } from './query-client.ts'
import { readSession, storeColours } from './session.ts'

/** By what the brand counts money and time, and how large files may be; its colours stay in this browser. */
const brandQuery = queryOptions({
  queryKey: ['frame', 'brand'],
  queryFn: async ({ signal }) => {
    const brand = await getApi('/brand', { signal })
    if (readSession()) storeColours(brand)
    return brand
  },
  staleTime: 60_000,
})

/** The brand's currency (ISO 4217); null until it is loaded, and where nobody wants it. */
export function useCurrency(isWanted = true): string | null {
  return useQuery({ ...brandQuery, enabled: isWanted }).data?.currency ?? null
}

/** By its name in the IANA database; null until it is loaded. */
export function useTimeZone(): string | null {
  return useQuery(brandQuery).data?.time_zone ?? null
}

/** Where the brand is (ISO 3166-1); '' until it is loaded, and where that is not known. */
export function useCountry(): string {
  return useQuery(brandQuery).data?.country ?? ''
}

/** The time zone for words outside of components. */
export function knownTimeZone(): string | null {
  return queryClient.getQueryData(brandQuery.queryKey)?.time_zone ?? null
}

/** How many bytes a file may have; null until it is loaded. */
export function useUploadLimit(): number | null {
  return useQuery(brandQuery).data?.upload_bytes ?? null
}

/** The brand's currency for words outside of components: null where nothing on the page has asked for it yet. */
export function knownCurrency(): string | null {
  return queryClient.getQueryData(brandQuery.queryKey)?.currency ?? null
}

/** Returns the version of the program that serves this back office; null until it is loaded. */
export function useProgramVersion(): string | null {
  return useQuery(brandQuery).data?.version ?? null
}
