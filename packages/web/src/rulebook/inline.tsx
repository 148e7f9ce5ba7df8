/** A sentence with its signs, persons, links and strong words; what is looked for is marked. */
import { PERSONS, type Words } from '@durbar/room'
import { Emblem } from '@durbar/table'
import { Fragment, type ReactNode } from 'react'
import css from './inline.module.css'
import { useOpened } from './opened.ts'

const LETTERS = 'ABCDE'

const MARKUP = /(\*\*.+?\*\*|\{[\w-]+\}|\[\[[^|\]]+\|[^\]]+\]\]|\(\([^)]+\)\))/
/**
 * A sign stays with the word, the number or the full stop that it belongs to. Beside a drawing a line may break even at
 * a space that does not break, so the two are set as one.
 */
const KEPT = /\d+ \{[a-z][\w-]*\}[.,;:)]?|\(?\{[a-z][\w-]*\}(?: (?:\*\*[^\s*]+\*\*|[^\s*{}[\]()]+)|[.,;:)])/
const PIECES = new RegExp(`(${KEPT.source})|${MARKUP.source}`)
const WHOLE = new RegExp(`^(?:${KEPT.source})$`)

/** All places where something is looked for. */
function Marked({ text, find }: { text: string; find: string }) {
  if (find === '') return text
  const parts: ReactNode[] = []
  const small = text.toLowerCase()
  let from = 0
  for (let at = small.indexOf(find); at >= 0; at = small.indexOf(find, from)) {
    parts.push(text.slice(from, at), <mark key={at}>{text.slice(at, at + find.length)}</mark>)
    from = at + find.length
  }
  return [...parts, text.slice(from)]
}

export function RuleLink({ rule, children }: { rule: string; children: ReactNode }) {
  const { onRule } = useOpened()
  return (
    <a
      href={`#${rule}`}
      className={css.link}
      onClick={
        onRule &&
        ((event) => {
          event.preventDefault()
          onRule(rule)
        })
      }
    >
      {children}
    </a>
  )
}

function Person({ seat }: { seat: number }) {
  return (
    <span className={css.person} data-person="">
      <Emblem seat={seat} size={22} />
      <b>{PERSONS[seat]}</b>
    </span>
  )
}

function Sign({ name }: { name: string }) {
  const { drawings } = useOpened()
  const seat = name.length === 1 ? LETTERS.indexOf(name) : -1
  if (seat >= 0) return <Person seat={seat} />
  const Drawn = drawings.signs[name]
  return Drawn ? (
    <span className={css.sign} data-sign="">
      <Drawn />
    </span>
  ) : null
}

function Piece({ text }: { text: string }): ReactNode {
  const { find } = useOpened()
  if (WHOLE.test(text)) return <span className={css.kept}>{split(text, MARKUP)}</span>
  if (text.startsWith('**')) return <strong>{pieces(text.slice(2, -2))}</strong>
  if (text.startsWith('{')) return <Sign name={text.slice(1, -1)} />
  if (text.startsWith('[[')) {
    const [rule, said] = text.slice(2, -2).split('|')
    return <RuleLink rule={rule!}>{said}</RuleLink>
  }
  if (text.startsWith('((')) return <span className="sr-only">{text.slice(2, -2)}</span>
  return <Marked text={text} find={find} />
}

/** Of strong words after a sign the first alone stays with it. */
const apart = (text: string): string =>
  text.replace(/(\{[a-z][\w-]*\} \*\*[^\s*]+) (?=[^*]+\*\*)/g, '$1** **')

const split = (text: string, by: RegExp): ReactNode =>
  text
    .split(by)
    .filter((piece) => piece !== undefined && piece !== '')
    .map((piece, i) => (
      <Fragment key={i}>
        <Piece text={piece} />
      </Fragment>
    ))

const pieces = (text: string): ReactNode => split(apart(text), PIECES)

export function Inline({ words }: { words: Words }) {
  const { language } = useOpened()
  return pieces(words[language])
}
