/** The blocks of a rulebook. */
import { type Account, type Asked, type Part, PERSONS, type Reminder } from '@durbar/room'
import { Emblem } from '@durbar/table'
import type { ReactNode } from 'react'
import css from './block.module.css'
import { Figure } from './figure.tsx'
import { Grid } from './grid.tsx'
import { Inline } from './inline.tsx'
import { Margin, useSentTo } from './margin.tsx'

/** A line with its numbers in the margin. */
function Ruled(props: { rules?: readonly string[] | undefined; className?: string; children: ReactNode }) {
  const { rules, className = '', children } = props
  return (
    <div className={`${css.ruled} ${className}`} {...useSentTo<HTMLDivElement>(rules)}>
      <Margin {...(rules && { rules })} />
      {children}
    </div>
  )
}

function Accounts({ rows }: Account) {
  return (
    <ul className={css.account}>
      {rows.map(({ seat, text, value }, i) => (
        <li key={i}>
          <Emblem seat={seat} size={30} name={PERSONS[seat]!} />
          <p>
            <Inline words={text} />
          </p>
          {value ? (
            <b>
              <Inline words={value} />
            </b>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function Reminded({ rules, text }: Reminder) {
  return (
    <div className={css.reminder} {...useSentTo<HTMLDivElement>(rules)}>
      <p>
        <Inline words={text} />
      </p>
      {rules ? <Margin rules={rules} /> : null}
    </div>
  )
}

function Answered({ rules, asked, text }: Asked) {
  return (
    <div className={css.question} {...useSentTo<HTMLDivElement>(rules)}>
      <h3>
        <Inline words={asked} />
      </h3>
      <p>
        <Inline words={text} />
      </p>
      {rules ? <Margin rules={rules} /> : null}
    </div>
  )
}

/** `step`: how manieth of the steps that follow each other. */
function BlockOf({ block, step = 0 }: { block: Part; step?: number }): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <Ruled rules={block.rules}>
          <p>
            <Inline words={block.text} />
          </p>
        </Ruled>
      )
    case 'step':
      return (
        <Ruled rules={block.rules} className={css.step!}>
          <p>
            <b className={css.count}>{step}</b>
            <span>
              <Inline words={block.text} />
            </span>
          </p>
        </Ruled>
      )
    case 'list':
      return (
        <ul>
          {block.items.map(({ rules, text }, i) => (
            <li key={i}>
              <Ruled rules={rules} className={css.item!}>
                <p>
                  <Inline words={text} />
                </p>
              </Ruled>
            </li>
          ))}
        </ul>
      )
    case 'heading':
      return (
        <h3 className={css.heading}>
          <Inline words={block.text} />
        </h3>
      )
    case 'reminder':
      return <Reminded {...block} />
    case 'table':
      return <Grid table={block} />
    case 'picture':
      return <Figure name={block.name}>{block.caption ? <Inline words={block.caption} /> : null}</Figure>
    case 'example':
      return (
        <section className={css.example}>
          <h3>
            <Inline words={block.title} />
          </h3>
          <Blocks blocks={block.body} />
          {block.result ? (
            <p className={css.result}>
              <Inline words={block.result} />
            </p>
          ) : null}
        </section>
      )
    case 'account':
      return <Accounts {...block} />
    case 'question':
      return <Answered {...block} />
    case 'term':
      return (
        <p className={css.term}>
          <b>
            <Inline words={block.term} />
          </b>{' '}
          <Inline words={block.text} />
        </p>
      )
  }
}

/** Steps are counted until a heading begins something else. */
export function Blocks({ blocks }: { blocks: readonly Part[] }) {
  let step = 0
  return blocks.map((block, i) => {
    if (block.kind === 'heading') step = 0
    if (block.kind === 'step') step++
    return <BlockOf key={i} block={block} step={step} />
  })
}
