/** The blocks of a rulebook. */
import { type Account, type Part, rulesOf } from '@durbar/room'
import { Emblem } from '@durbar/table'
import type { ReactNode } from 'react'
import css from './block.module.css'
import { Grid } from './grid.tsx'
import { Inline, PERSONS } from './inline.tsx'
import { Margin, useSentTo } from './margin.tsx'
import { useOpened } from './opened.ts'

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

export function Figure({ name, children }: { name: string; children?: ReactNode }) {
  const { drawings, language } = useOpened()
  const Drawn = drawings.pictures[name]
  return (
    <figure className={css.figure}>
      {Drawn ? <Drawn language={language} /> : null}
      {children ? <figcaption>{children}</figcaption> : null}
    </figure>
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

/** `step`: how manieth of the steps that follow each other. */
export function BlockOf({ block, step = 0 }: { block: Part; step?: number }): ReactNode {
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
      return (
        <div className={css.reminder} {...useSentToBlock(block)}>
          <p>
            <Inline words={block.text} />
          </p>
          {block.rules ? <Margin rules={block.rules} /> : null}
        </div>
      )
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
      return (
        <div className={css.question} {...useSentToBlock(block)}>
          <h3>
            <Inline words={block.asked} />
          </h3>
          <p>
            <Inline words={block.text} />
          </p>
          {block.rules ? <Margin rules={block.rules} /> : null}
        </div>
      )
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

/** A block's kind never changes, so neither does the order of its hooks. */
function useSentToBlock(block: Part) {
  return useSentTo<HTMLDivElement>(rulesOf(block))
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
