import { useEffect, useState } from 'react'

/** An address under which this page can show a file that is not uploaded yet; null for documents. */
export function useLocalPicture(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
