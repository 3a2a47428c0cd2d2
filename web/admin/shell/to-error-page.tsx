import { useEffect } from 'react'

/** An unknown or unauthorized address goes to /error-404 (specification section 8). */
export function ToErrorPage() {
  useEffect(() => window.location.replace('/error-404'), [])
  return null
}
