/** Taxes, and how a sales day ends. */
import { counting, type Section, say } from '@durbar/room'
import { paragraph, picture, step, words } from './blocks.ts'
import { taxes as full, evening as last } from './examples.ts'
import { GOLD, MONEY_CAP, OFFER_SIZE, SALES_DAYS, SILVER } from './figures.ts'

export const taxes: Section = {
  id: 'taxes',
  title: words(say`Schritt Steuern`, say`The taxes step`),
  text: [
    paragraph(
      ['VM-7.1'],
      say`Hast du nach Aktion und Sammlungskarte **mehr als ${MONEY_CAP} Rupien**, zahlst du alles darüber an die Bank.`,
      say`If after action and collection card you have **more than ${MONEY_CAP} rupees**, you pay everything above that to the bank.`,
    ),
    paragraph(
      ['VM-7.2'],
      say`Sind die Steuern bezahlt, ist dein Zug zu Ende.`,
      say`When taxes are paid, your turn is over.`,
    ),
    paragraph(
      ['VM-7.3'],
      say`Eine Goldmünze {gold} ist ${GOLD} Rupien wert, eine Silbermünze {silver} ist ${SILVER} Rupie wert.`,
      say`A gold coin {gold} is worth ${GOLD} rupees, a silver coin {silver} is worth ${SILVER} rupee.`,
    ),
    paragraph(
      ['VM-7.4', 'VM-7.5'],
      say`Auf den Handelskarten liegt immer nur Gold. Brauchst du Kleingeld, wechselt die Bank.`,
      say`Only gold ever lies on the trade cards. If you need change, the bank gives it.`,
    ),
  ],
  aside: [
    {
      kind: 'example',
      title: words(say`Beispiel: die volle Börse`, say`Example: a full purse`),
      of: ['VM-X8'],
      body: [
        { kind: 'picture', name: 'taxes' },
        paragraph(
          [],
          say`{A} hat ${full.before} Rupien, nimmt eine Goldmünze und hat ${full.holds}. Davon gehen ${full.pays} als Steuern an die Bank.`,
          say`{A} has ${full.before} rupees, takes a gold coin and has ${full.holds}. Of these, ${full.pays} go to the bank as taxes.`,
        ),
      ],
      result: words(
        say`{A} behält ${full.keeps} Rupien. Die Münze liegt trotzdem nicht mehr auf ihrer Handelskarte. Mit ${full.other.rupees} Rupien hätte sie noch ${full.other.gains} gebracht.`,
        say`{A} keeps ${full.keeps} rupees. The coin is gone from its trade card all the same. With ${full.other.rupees} rupees it would still have brought ${full.other.gains}.`,
      ),
    },
  ],
}

export const evening: Section = {
  id: 'evening',
  title: words(say`Ende eines Verkaufstags`, say`End of a sales day`),
  text: [
    paragraph(
      ['VM-8.1'],
      say`Der Verkaufstag endet, sobald jemand die **letzte Antiquität** des aktuellen Angebots kauft oder die **letzte Goldmünze** von den Handelskarten nimmt.`,
      say`The sales day ends as soon as somebody buys the **last antique** of the current offer or takes the **last gold coin**.`,
    ),
    paragraph(
      ['VM-8.2'],
      say`Wer den Tag beendet, macht den eigenen Zug noch fertig: Sammlungskarte und Steuern.`,
      say`Whoever ends the day still completes their turn: collection card and taxes.`,
    ),
    paragraph(
      ['VM-8.5'],
      say`Nach diesem Zug bereitet ihr den nächsten Verkaufstag vor. Ist der Nachziehstapel aufgebraucht, endet das Spiel mit der [[VM-9.1|Wertung]].`,
      say`After that turn you prepare the next sales day. If the draw pile is used up, the game ends with the [[VM-9.1|scoring]].`,
    ),
    step(
      ['VM-8.3'],
      say`Antiquitäten, die im aktuellen Angebot übrig sind, kommen verdeckt aus dem Spiel.`,
      say`Antiques that are left over in the current offer leave the game face down.`,
    ),
    step(
      ['VM-8.4'],
      say`Zieht ${OFFER_SIZE} Karten vom Nachziehstapel und legt sie offen aus: das neue aktuelle Angebot.`,
      say`Draw ${OFFER_SIZE} cards from the draw pile and lay them out face up: the new current offer.`,
    ),
    step(
      ['VM-8.6'],
      say`Legt eine Goldmünze aus der Bank auf jedes leere runde Feld. Münzen, die noch da sind, bleiben liegen.`,
      say`Put a gold coin from the bank on each empty round field. Coins that are still there stay.`,
    ),
    step(
      ['VM-8.7'],
      say`Den neuen Verkaufstag beginnt, wer im alten als Nächstes am Zug gewesen wäre.`,
      say`The new sales day is begun by whoever would have been next in the old one.`,
    ),
  ],
  aside: [
    picture(
      'evening',
      say`Die letzte Münze geht, der Rest des Angebots auch.`,
      say`The last coin goes, and so does the rest of the offer.`,
    ),
    {
      kind: 'example',
      title: words(say`Beispiel: die letzte Münze`, say`Example: the last coin`),
      of: ['VM-X10'],
      body: [
        paragraph(
          [],
          say`Verkaufstag ${last.day}, eine Münze und ${counting('de').count(last.unsold, 'Antiquität', 'Antiquitäten')} sind noch da. {C} nimmt die Münze und macht den Zug fertig.`,
          say`Sales day ${last.day}: one coin and ${counting('en').count(last.unsold, 'antique', 'antiques')} are left. {C} takes the coin and completes the turn.`,
        ),
      ],
      result: words(
        say`Die ${last.unsold} Antiquitäten kommen aus dem Spiel. Verkaufstag ${last.next} von ${SALES_DAYS} beginnt mit ${last.newOffer} neuen, ${last.coins} Münzen und dem Preis ${last.price}. {A} ist am Zug.`,
        say`The ${last.unsold} antiques leave the game. Sales day ${last.next} of ${SALES_DAYS} begins with ${last.newOffer} new ones, ${last.coins} coins and a price of ${last.price}. It is {A}’s turn.`,
      ),
    },
  ],
}
