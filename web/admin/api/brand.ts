import { queryOptions, useQuery } from '@tanstack/react-query'
import { brandTheme } from '#catalogue/theme/brand-theme.ts'
import type { BrandColours } from '#catalogue/theme/theme.ts'
import { getApi } from './call-api.ts'
import { queryClient } from './query-client.ts'
import { readSession, storeColours } from './session.ts'

/** The brand's currency, zone and limits; its colours are stored in this browser. */
const brandQuery = queryOptions({
  queryKey: ['frame', 'brand'],
  queryFn: async ({ signal }) => {
    const brand = await getApi('/brand', { signal })
    if (readSession()) storeColours(brand)
    return brand
  },
  staleTime: 60_000,
})

/** Returns the brand's currency (ISO 4217); null until it is loaded, and while not wanted. */
export function useCurrency(isWanted = true): string | null {
  return useQuery({ ...brandQuery, enabled: isWanted }).data?.currency ?? null
}

/** Returns the brand's IANA time zone; null until it is loaded. */
export function useTimeZone(): string | null {
  return useQuery(brandQuery).data?.time_zone ?? null
}

/** Returns the brand's country (ISO 3166-1); '' until it is loaded, and where it is not set. */
export function useCountry(): string {
  return useQuery(brandQuery).data?.country ?? ''
}

/** Returns the two colours of Settings; the defaults until they are loaded. */
export function useBrandColours(): BrandColours {
  const brand = useQuery(brandQuery).data
  if (!brand) return brandTheme
  return { primary: brand.primary_color, secondary: brand.secondary_color }
}

/** Returns the time zone outside of components. */
export function loadedTimeZone(): string | null {
  return queryClient.getQueryData(brandQuery.queryKey)?.time_zone ?? null
}

/** Returns the most bytes of a file; null until loaded. */
export function useUploadLimit(): number | null {
  return useQuery(brandQuery).data?.upload_bytes ?? null
}

/** Returns the currency outside of components; null until a component has asked for it. */
export function loadedCurrency(): string | null {
  return queryClient.getQueryData(brandQuery.queryKey)?.currency ?? null
}

/** Returns the version of the program that serves this back office; null until it is loaded. */
export function useProgramVersion(): string | null {
  return useQuery(brandQuery).data?.version ?? null
}
