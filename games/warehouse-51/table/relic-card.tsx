/** An antiquity as a printed card, in two sizes: a front, and a mini that shows what is counted. */

import type { Language } from '@durbar/room'
import { ArchPicture, CardFrame, cardPattern, IconMark, lookAt, Medallion, SIGNS } from '@durbar/table'
import type { CardId } from '../data/cards.ts'
import type { CardView } from '../view/index.ts'
import { fist } from './icons.ts'
import { subject } from './look/subject.ts'
import { CertificateMark, NatureMark, NoteMark, PawnToken } from './marks.tsx'
import { RelicArt } from './relic-art.tsx'
import css from './relic-card.module.css'
import { relicName } from './relic-name.ts'
import { INK, relic, relicColour } from './relics.ts'
import { words } from './words.ts'

type Shown = Partial<CardView> & { readonly id: CardId }
const BAND = 'M5 9A4 4 0 0 1 9 5H91A4 4 0 0 1 95 9V35H5Z'

/** What is printed on a front, in units of 100 x 124. */
export function RelicFace({ card }: { card: Shown }) {
  const { id, note, certified, effect } = card
  const { value, nature, weapon } = relic(id)
  const colour = relicColour(id)
  const idle = effect === 'void' || effect === 'suspended'
  return (
    <>
      <path d={BAND} fill={`var(--c-${colour})`} />
      <path d={BAND} fill={cardPattern(colour)} />
      <Medallion x={21} y={20} r={12}>
        <text y="6.5" textAnchor="middle" className={css.value}>
          {value}
        </text>
      </Medallion>
      <path d={SIGNS[colour](8)} fill={INK[colour]} transform="translate(48 20)" />
      {nature === 'neutral' ? null : (
        <g opacity={idle ? 0.45 : 1}>
          <circle cx="79" cy="20" r="11.5" fill={nature === 'cursed' ? 'var(--card-ink)' : 'var(--ivory)'} />
          <NatureMark nature={nature} x={79} y={20} r={nature === 'cursed' ? 7.5 : 9.5} />
          {idle ? <path d="M70 29 88 11" stroke="var(--lac)" strokeWidth="3" strokeLinecap="round" /> : null}
        </g>
      )}
      <ArchPicture x={8} y={40} w={84} h={78} foils={5} rise={42} colour={colour} depth={0.2} />
      <path d="M8 107H92V118H8Z" fill={`var(--c-${colour})`} fillOpacity=".38" />
      <ellipse cx="50" cy="109" rx="25" ry="4" fill="var(--umber)" fillOpacity=".26" />
      <RelicArt id={id} x={50} y={83} size={50} fill={`var(--c-${colour})`} />
      {weapon ? (
        <g>
          <circle cx="15" cy="109" r="9.5" fill="var(--card-ink)" />
          <IconMark d={fist} x={15} y={109} size={13} fill="var(--straw)" />
        </g>
      ) : null}
      {certified ? <CertificateMark x={14} y={52} r={11} /> : null}
      {note ? <NoteMark note={note} x={86} y={108} r={11.5} /> : null}
    </>
  )
}

/** The band with value, sign and nature stays visible when cards overlap. */
export function RelicCard({ card, language }: { card: Shown; language: Language }) {
  const { note, pawned } = card
  return (
    <span className={css.card} data-fake={note === 'fake' || undefined} data-pawned={pawned || undefined}>
      <CardFrame height={124}>
        <RelicFace card={card} />
      </CardFrame>
      {pawned ? (
        <span className={css.pawn}>
          <PawnToken size={22} />
          {words(language).pawned}
        </span>
      ) : null}
    </span>
  )
}

/** 46 x 56: flat colour, sign and value. */
export function MiniFace({ card }: { card: Shown }) {
  const { id, note, certified } = card
  const colour = relicColour(id)
  return (
    <>
      <rect
        x=".75"
        y=".75"
        width="44.5"
        height="54.5"
        rx="4.5"
        fill="var(--card)"
        stroke="var(--card-edge)"
      />
      <rect x="3" y="3" width="40" height="50" rx="3" fill={`var(--c-${colour})`} />
      <rect x="3" y="3" width="40" height="50" rx="3" fill={cardPattern(colour)} />
      <text x="6.5" y="18" className={css.miniValue} fill={INK[colour]}>
        {relic(id).value}
      </text>
      <path d={SIGNS[colour](5.5)} fill={INK[colour]} transform="translate(33 12)" />
      <RelicArt id={id} x={20} y={36} size={25} one={INK[colour]} />
      {certified ? <CertificateMark x={10} y={44} r={7} /> : null}
      {note ? <NoteMark note={note} x={37} y={46} r={8} /> : null}
    </>
  )
}

/** For the collections of others. */
export function MiniCard({ card, language }: { card: Shown; language: Language }) {
  const { id, pawned } = card
  return (
    <span
      className={css.mini}
      data-pawned={pawned || undefined}
      {...lookAt(subject('relic', id), relicName(id, language, card), true)}
    >
      <svg viewBox="0 0 46 56" aria-hidden="true">
        <MiniFace card={card} />
      </svg>
      {pawned ? (
        <span className={css.miniPawn} aria-hidden="true">
          <PawnToken size={20} />
        </span>
      ) : null}
    </span>
  )
}
