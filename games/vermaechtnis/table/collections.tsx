/** The supply of collection cards: what each asks for, what one still lacks, and who has it. */
import { counting, Emblem, lookAt, PanelHead, type TableProps, Thing, useChoosing } from '@durbar/table'
import { KINDS } from '../data/antiques.ts'
import { COLLECTION_CARDS, type CollectionCard } from '../data/collections.ts'
import { collectionName, countOfKind, KIND_GROUPS } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { Glyph } from './art.tsx'
import css from './collections.module.css'
import { subject } from './look/subject.ts'
import { countOf, ownOf } from './reading.ts'
import { collection, DECLINE } from './touches.ts'
import { WORDS } from './words.ts'

function CrossedOut() {
  return (
    <svg className={css.crossed} viewBox="0 0 16 16" aria-hidden="true" data-costs="">
      <rect
        x="3"
        y="1.5"
        width="10"
        height="13"
        rx="1.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <path d="M1 14 15 2" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}

function Collection({ card, view, language, name }: TableProps<View> & { card: CollectionCard }) {
  const words = WORDS[language]
  const own = ownOf(view)
  const owner = view.players.findIndex((player) => player.collections.includes(card.id))
  const taken = !view.supply.includes(card.id)
  const short = own?.missing[card.id]
  const lacking = short ? Object.values(short).reduce((sum, count) => sum + count, 0) : null
  const pips = KINDS.flatMap((kind) =>
    Array.from({ length: card.requires[kind] ?? 0 }, (_, i) => ({
      kind,
      key: `${kind}-${i}`,
      has: own !== null && countOf(own, kind) > i,
    })),
  )
  const holder = owner < 0 ? '' : owner === view.me ? words.yours : name(owner)
  const state = taken
    ? holder
    : lacking === null
      ? ''
      : lacking === 0
        ? words.complete
        : words.missing(lacking)
  const said = [
    collectionName(card.id, language),
    words.points(card.points),
    words.needs(
      counting(language).list(
        KINDS.flatMap((kind) =>
          card.requires[kind] ? [countOfKind(card.requires[kind], kind, language)] : [],
        ),
      ),
    ),
    card.giveUp ? words.costsOne : '',
    view.greySide ? words.effects[card.effect] : '',
    state,
  ]
  return (
    <Thing
      tokens={collection(card.id)}
      name={said.filter(Boolean).join(', ')}
      subject={subject('collection', card.id)}
      look="ring"
      className={[css.card, taken ? css.taken : lacking === 0 ? css.ready : ''].join(' ')}
    >
      <span className={css.points}>{card.points}</span>
      <span className={css.body}>
        <span className={css.pips}>
          {pips.map((pip) => (
            <span key={pip.key} data-has={pip.has || undefined}>
              <Glyph kind={pip.kind} />
            </span>
          ))}
        </span>
        <span className={css.state}>
          {taken && owner >= 0 ? <Emblem seat={owner} size={16} /> : null}
          {state}
        </span>
        {view.greySide && !taken ? <span className={css.effect}>{words.effects[card.effect]}</span> : null}
      </span>
      {card.giveUp && !taken ? <CrossedOut /> : null}
    </Thing>
  )
}

export function Side(props: TableProps<View>) {
  const words = WORDS[props.language]
  const { question } = useChoosing<Vocabulary>()
  const own = ownOf(props.view)
  // Called here as in the list of moves: it is one thing.
  const decline = props.speech.move({ type: 'declineCollection' }, props.view, props.name)
  const ready = own ? Object.values(own.missing).filter((short) => Object.keys(short).length === 0).length : 0
  return (
    <div className={css.collections} data-note="collections">
      {/* One row for both: no collection gives way when one may be taken. */}
      <div className={css.head}>
        <PanelHead note={ready > 0 ? `${ready} ${words.complete}` : undefined}>{words.collections}</PanelHead>
        {question?.rule === 'collectionCard' ? (
          <Thing tokens={DECLINE} name={decline} rule="VM-5.1" look="ring" className={css.decline}>
            {decline}
          </Thing>
        ) : null}
      </div>
      {KINDS.map((kind) => (
        <div key={kind} className={css.row}>
          <span className={css.kind} {...lookAt(subject('kind', kind), KIND_GROUPS[props.language][kind])}>
            <Glyph kind={kind} />
          </span>
          {COLLECTION_CARDS.filter((card) => card.sort === kind).map((card) => (
            <Collection key={card.id} card={card} {...props} />
          ))}
        </div>
      ))}
      <div className={`${css.row} ${css.different}`}>
        {COLLECTION_CARDS.filter((card) => card.sort === 'different').map((card) => (
          <Collection key={card.id} card={card} {...props} />
        ))}
      </div>
    </div>
  )
}
