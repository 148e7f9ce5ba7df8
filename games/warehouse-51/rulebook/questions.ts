import { type Section, say } from '@durbar/room'
import { ingotsInPlay, START_INGOTS, START_SUPPLY } from '../data/box.ts'
import { question } from './blocks.ts'
import { FEWEST, NOTHING } from './figures.ts'

export const questions: Section = {
  id: 'questions',
  title: { de: say`Fragen und Antworten`, en: say`Questions and answers` },
  text: [
    question(
      ['R5'],
      {
        de: say`Nach dem Kauf der Büchse der Pandora bleibt mir ein einziger Goldbarren. Was nun?`,
        en: say`After buying Pandora’s Box I have a single ingot left. What now?`,
      },
      {
        de: say`Er geht an die Person links von dir. Die anderen bekommen nichts. Wirkungen gelten immer, so weit sie reichen.`,
        en: say`It goes to the player on your left. The others get nothing. Effects always apply as far as they go.`,
      },
    ),
    question(
      ['R24'],
      { de: say`Darf ich mein Gold verstecken?`, en: say`May I hide my gold?` },
      {
        de: say`Nein. Goldbarren, Sammlungen, verpfändete Karten und der Vorrat liegen offen. Nur während einer geheimen Auktion ist deine Faust geschlossen.`,
        en: say`No. Ingots, collections, pawned cards and the supply are open. Only during a secret auction is your fist closed.`,
      },
    ),
    question(
      ['R17'],
      {
        de: say`Was geschieht mit einer Fälschung in der Pfandleihe?`,
        en: say`What about a fake in the pawnshop?`,
      },
      {
        de: say`Sie wird ebenfalls entlarvt. Ihr Fluch endet, das Plättchen kommt zurück.`,
        en: say`It is unmasked too. Its curse ends, the token returns.`,
      },
    ),
    question(
      ['R18'],
      { de: say`Auf welche Karten darf ein Zertifikat?`, en: say`Where may a certificate go?` },
      {
        de: say`Auf eine eigene, nicht verpfändete Antiquität, zu der es eine Fälschungskarte gibt; höchstens eines je Karte. Es darf auch auf eine verfluchte Karte oder auf das Horn des Einhorns. Du musst es nicht legen, und alle sehen es.`,
        en: say`On an antiquity of your own that is not pawned and for which a counterfeit exists; at most one per card. A cursed card or the Unicorn Horn is allowed. You need not place it, and everyone sees it.`,
      },
    ),
    question(
      ['R3'],
      {
        de: say`Was wird aus dem Zertifikat, wenn ich ein Siegel tausche oder verpfände?`,
        en: say`What becomes of the certificate when I swap or pawn a seal?`,
      },
      {
        de: say`Das Zertifikat geht mit dem Siegel. Ist das Siegel am Ende noch verpfändet, darf niemand das Zertifikat legen. Kommt das Siegel ohne Gebot aus dem Spiel, ist das Zertifikat verloren.`,
        en: say`The certificate goes with the seal. If the seal is still pawned at the end, nobody may place it. If the seal leaves the game unsold, the certificate is lost.`,
      },
    ),
    question(
      ['R19'],
      {
        de: say`Darf ich mit dem Horn des Einhorns fremde Fälschungen retten?`,
        en: say`May the Unicorn Horn save someone else’s fake?`,
      },
      {
        de: say`Ja, jede, deren Antiquität in irgendeiner Sammlung liegt, verpfändet oder nicht – auch, um einen fremden Fluch zu wecken. Ein zertifiziertes Horn ist echt. Ein Horn in der Pfandleihe wirkt nicht.`,
        en: say`Yes, any whose antiquity lies in a collection, pawned or not – even to wake another player’s curse. A certified Horn is genuine. A pawned Horn does nothing.`,
      },
    ),
    question(
      ['R20'],
      { de: say`Ist eine gerettete Antiquität voll gültig?`, en: say`Is a rescued antiquity fully valid?` },
      {
        de: say`Ja, in jeder Hinsicht: Wert, Farbe, Segen und Fluch.`,
        en: say`Yes, in every respect: value, colour, blessing and curse.`,
      },
    ),
    question(
      ['R21'],
      { de: say`Mein Heiliger Gral ist gefälscht. Und nun?`, en: say`My Holy Grail is a fake. And now?` },
      {
        de: say`Sobald er entlarvt ist, treffen dich deine Flüche: Bundeslade, Hexenhammer und Nessoshemd wirken bis zum Schluss.`,
        en: say`Once it is unmasked your curses strike: Ark, Malleus and Shirt of Nessus apply to the rest of the game.`,
      },
    ),
    question(
      ['R22'],
      {
        de: say`Eine Fälschungskarte passt zu keiner Sammlung?`,
        en: say`A counterfeit matches nobody’s collection?`,
      },
      {
        de: say`Dann hat diese Antiquität niemand ersteigert. Die Karte bewirkt nichts.`,
        en: say`Then nobody bought that antiquity. The card does nothing.`,
      },
    ),
    question(
      ['R23'],
      {
        de: say`Zählen die Pfirsiche beim Fliegenden Teppich?`,
        en: say`Do the Peaches matter for the Flying Carpet?`,
      },
      {
        de: say`Nein, ihr vergleicht den aufgedruckten Wert. Eine getauschte Karte mit „Dauerhaft“ wirkt sofort für die Person, die sie bekommt.`,
        en: say`No, printed values are compared. A swapped card marked “Permanent” works for its new owner at once.`,
      },
    ),
    question(
      ['R25'],
      {
        de: say`Nützt mir Mjöllnir in einer geheimen Auktion?`,
        en: say`Is Mjöllnir any use in a secret auction?`,
      },
      {
        de: say`Nein, und Excalibur nützt dir in einer offenen nichts. Endlos halten lässt sich ein Gebot auch nicht: Mjöllnir gibt es nur einmal.`,
        en: say`No – and Excalibur is no use in an open one. Nor can a bid be matched for ever: there is only one Mjöllnir.`,
      },
    ),
    question(
      ['R27'],
      { de: say`Kann ich unter ${NOTHING} Punkte fallen?`, en: say`Can I fall below ${NOTHING} points?` },
      {
        de: say`Ja, durch den Hexenhammer. Minuspunkte zählen wie alle anderen: Gleichauf liegt, wer dieselbe Summe hat.`,
        en: say`Yes, through the Malleus Maleficarum. Negative points count like any others: players are tied when their totals are equal.`,
      },
    ),
    question(
      ['R29'],
      { de: say`Wie vergebt ihr die hinteren Plätze?`, en: say`How are the lower places given?` },
      {
        de: say`Nach Punkten, dann nach Yata no Kagami und Nessoshemd. Wer immer noch gleichauf ist, teilt den Platz; auf gemeinsame Erste folgt der dritte Platz.`,
        en: say`By points, then by Yata no Kagami and the Shirt of Nessus. Whoever is still tied shares the place; after joint firsts comes third place.`,
      },
    ),
    question(
      ['R28'],
      { de: say`Gibt es eine Variante zu zweit?`, en: say`Is there a version for a pair of players?` },
      {
        de: say`Nein. Ein Geheimnis zwischen dir und der Person neben dir braucht mindestens ${FEWEST} am Tisch.`,
        en: say`No. A secret between neighbours needs at least ${FEWEST} players.`,
      },
    ),
    question(
      ['R1'],
      {
        de: say`Warum spielen zu dritt nur ${ingotsInPlay(FEWEST)} Goldbarren mit?`,
        en: say`Why only ${ingotsInPlay(FEWEST)} ingots with ${FEWEST} players?`,
      },
      {
        de: say`Je ${START_INGOTS} für alle und ${START_SUPPLY} im Vorrat: Gold soll knapp sein. Der Rest bleibt in der Schachtel; zu fünft bleibt keiner übrig.`,
        en: say`${START_INGOTS} each and ${START_SUPPLY} in the supply: gold is meant to be scarce. The rest stays in the box; with a full table there is none.`,
      },
    ),
  ],
}
