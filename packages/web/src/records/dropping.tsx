/** Where a file is laid down or chosen. Dropped anywhere on the page, it lands here. */
import { useEffect, useRef, useState } from 'react'
import { useRecordWords } from '../i18n/records.ts'
import { Button } from '../shell/button.tsx'
import css from './library.module.css'

function useDropped(onFiles: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false)
  const given = useRef(onFiles)
  given.current = onFiles
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    addEventListener(
      'dragover',
      (event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      { signal },
    )
    addEventListener('dragleave', (event) => event.relatedTarget === null && setOver(false), { signal })
    addEventListener(
      'drop',
      (event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(false)
        given.current([...(event.dataTransfer?.files ?? [])])
      },
      { signal },
    )
    return () => listening.abort()
  }, [])
  return over
}

export function Dropping({ checking, onFiles }: { checking: number; onFiles(files: readonly File[]): void }) {
  const { t } = useRecordWords()
  const input = useRef<HTMLInputElement>(null)
  const over = useDropped(onFiles)
  return (
    <section className={css.drop} data-over={over || undefined} aria-label={t('library.add')}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 15v5h16v-5M12 16V4m-5 5 5-5 5 5" />
      </svg>
      <div>
        <b>{t(over ? 'library.letGo' : 'library.drop')}</b>
        <small role="status">{t(checking > 0 ? 'seal.checking' : 'library.dropText')}</small>
      </div>
      <Button onClick={() => input.current?.click()}>
        <span>{t('library.choose')}</span>
        <span className={css.onPhone}>{t('library.add')}</span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".json,application/json"
        data-record-file=""
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </section>
  )
}
