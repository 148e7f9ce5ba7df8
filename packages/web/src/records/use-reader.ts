import { useEffect, useState } from 'react'
import { Reader } from '../match/record-reader.ts'

/** A worker for as long as the page is open. */
export function useReader(): Reader | null {
  const [reader, setReader] = useState<Reader | null>(null)
  useEffect(() => {
    const fresh = new Reader()
    setReader(fresh)
    return () => fresh.close()
  }, [])
  return reader
}
