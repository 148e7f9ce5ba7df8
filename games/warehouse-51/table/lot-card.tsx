/** The antiquity under the hammer, large, with the text of its card. */

import type { Language } from '@durbar/room'
import { arch, cardPattern, IconMark, Medallion, Piece, SIGNS, star8, Thing } from '@durbar/table'
import { categoryName } from '../texts/names.ts'
import type { AuctionView } from '../view/index.ts'
import { fist } from './icons.ts'
import { subject } from './look/subject.ts'
import css from './lot-card.module.css'
import { NatureMark, NoteMark } from './marks.tsx'
import { RelicArt } from './relic-art.tsx'
import { effectText, printedName, relicName } from './relic-name.ts'
import { DEEP, INK, relic, relicColour } from './relics.ts'
import { words } from './words.ts'

const ARCH = arch(13, 65, 174, 140, 6, 82)
const BAND = 'M9 16A7 7 0 0 1 16 9H184A7 7 0 0 1 191 16V58H9Z'
/** What the band under the picture holds on the smallest card that shows one. */
const LONGEST_CATEGORY = 20
const RAYS = Array.from({ length: 16 }, (_, k) => k * 22.5)

export function LotCard({ auction, language }: { auction: AuctionView; language: Language }) {
  const w = words(language)
  const { card: id, note } = auction
  const { value, nature, weapon, category } = relic(id)
  const colour = relicColour(id)
  const { timing, text } = effectText(id, language)
  const name = printedName(id, language)
  const full = categoryName(category, language)
  return (
    <Piece id={`relic:${id}`} className={css.piece}>
      <Thing
        tokens={[]}
        subject={subject('relic', id)}
        name={relicName(id, language, { note })}
        note="lot"
        look="bare"
        className={css.lot}
      >
        <svg viewBox="0 0 200 286" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
          <rect
            x="1"
            y="1"
            width="198"
            height="284"
            rx="12"
            fill="var(--card)"
            stroke="var(--card-edge)"
            strokeWidth="2"
          />
          <path d={BAND} fill={`var(--c-${colour})`} />
          <path d={BAND} fill={cardPattern(colour)} />
          <Medallion x={32} y={34} r={19}>
            <text y="10" textAnchor="middle" className={css.value}>
              {value}
            </text>
          </Medallion>
          <path d={SIGNS[colour](9.5)} fill={INK[colour]} transform="translate(63 34)" />
          {nature === 'neutral' ? null : (
            <g className={css.pill}>
              <rect
                x="76"
                y="20"
                width="113"
                height="28"
                rx="14"
                fill={nature === 'cursed' ? 'var(--card-ink)' : 'var(--ivory)'}
              />
              <NatureMark nature={nature} x={90} y={34} r={nature === 'cursed' ? 9 : 10} />
              <text
                x="102"
                y="39"
                className={css.nature}
                fill={nature === 'cursed' ? 'var(--wh-curse-ink)' : 'var(--coin-ink)'}
              >
                {w.nature[nature]}
              </text>
            </g>
          )}
          <path d={ARCH} fill={DEEP[colour]} />
          <path d={ARCH} fill={cardPattern(colour)} opacity=".6" />
          <circle cx="100" cy="130" r="52" fill="var(--lamp)" opacity=".5" />
          {RAYS.map((angle) => (
            <path
              key={angle}
              d="M0-64 2.6-50H-2.6Z"
              fill="var(--brass)"
              transform={`translate(100 130) rotate(${angle})`}
            />
          ))}
          <path d={ARCH} fill="none" stroke="var(--card-line)" strokeWidth="1.8" />
          <ellipse cx="100" cy="179" rx="34" ry="5" fill="var(--soot)" opacity=".4" />
          <RelicArt id={id} x={100} y={132} size={86} />
          <path d="M13 186H187V205H13Z" fill={DEEP[colour]} />
          <path d="M13 186H187" stroke="var(--gilt)" strokeWidth="1.5" />
          {weapon ? (
            <g>
              <circle cx="30" cy="86" r="15" fill="var(--card-ink)" stroke="var(--gilt)" strokeWidth="1.5" />
              <IconMark d={fist} x={30} y={86} size={20} fill="var(--straw)" />
            </g>
          ) : null}
          {note === 'genuine' ? <path d={star8(172, 80, 17, 0.7)} fill="var(--lamp)" opacity=".5" /> : null}
          <NoteMark note={note} x={172} y={82} r={13} />
        </svg>
        <span className={css.category}>
          {full.length > LONGEST_CATEGORY ? w.short[category] : full}
          {nature === 'neutral' ? null : <em>{w.nature[nature]}</em>}
        </span>
        <span className={css.foot}>
          <b className={name.length > 17 ? css.long : undefined}>{name}</b>
          <span>
            {timing ? <strong>{timing}: </strong> : null}
            {text}
          </span>
        </span>
      </Thing>
    </Piece>
  )
}
