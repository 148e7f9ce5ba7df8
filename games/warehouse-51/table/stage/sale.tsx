/** How the latest auction ended: the hammer falls, and everybody sees who paid whom. */
import { Emblem, type TableProps, whoOf } from '@durbar/table'
import type { Sale as Sold, View } from '../../view/index.ts'
import { MiniCard } from '../relic-card.tsx'
import { printedName } from '../relic-name.ts'
import { words } from '../words.ts'
import { Fist } from './fist.tsx'
import { Gavel } from './gavel.tsx'
import css from './sale.module.css'

export function Sale(props: TableProps<View> & { sale: Sold }) {
  const { view, sale, language, name } = props
  const w = words(language)
  const { winner, paidTo, decided } = sale
  return (
    <div className={css.sale} key={`${view.auctionNumber} ${sale.card}`}>
      <span className={css.gavel}>
        <Gavel strikes={winner === null} size={92} />
      </span>
      <span className={css.card} data-place="sale">
        <MiniCard card={{ id: sale.card, note: view.notes[sale.card] }} language={language} />
      </span>
      <p className={css.text}>
        <b>{printedName(sale.card, language)}</b>
        <strong className={css.stamp} data-unsold={winner === null || undefined}>
          {winner === null ? w.unsold : w.sold}
        </strong>
        {winner === null ? (
          <span>{w.nobody}</span>
        ) : (
          <span>
            {w.soldTo(whoOf(language, name).object(winner), sale.amount)}
            {paidTo === null ? '' : `; ${w.goldTo(whoOf(language, name).object(paidTo))}`}
            {decided === 'highest' ? null : <span className={css.decided}>. {w.decided[decided]}</span>}
          </span>
        )}
      </p>
      {sale.secret ? (
        <ul className={css.fists}>
          {sale.said.map(({ seat, amount }) => (
            <li key={seat} data-won={winner === seat || undefined}>
              <Fist closed={false} amount={amount} size={44} />
              <span>
                <Emblem seat={seat} size={22} name={name(seat)} />
                <b>{amount}</b>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
