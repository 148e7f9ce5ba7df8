/** What a table asks. */
import { type Section, say } from '@durbar/room'
import { question } from './blocks.ts'
import * as n from './figures.ts'

const [one, pair, three, four] = n.SERIES

export const questions: Section = {
  id: 'questions',
  title: { de: say`Fragen und Antworten`, en: say`Questions and answers` },
  text: [
    question(
      'R-1',
      {
        de: say`Gewinne ich ein Symbol, das niemand zeigt, wenn ich als Letztes übrig bin?`,
        en: say`Do I win a symbol that nobody shows if I am the last one left?`,
      },
      {
        de: say`Nein. Ohne mindestens ein eigenes Symbol hast du nie die Mehrheit.`,
        en: say`No. Without at least one symbol of your own you never have the majority.`,
      },
    ),
    question(
      'R-2',
      {
        de: say`Wessen Karten zählen beim Vergleich?`,
        en: say`Whose cards count in the comparison?`,
      },
      {
        de: say`Nur die von Personen, die noch im Besuch sind. Wer noch nichts ausgespielt hat, zeigt kein Symbol.`,
        en: say`Only those of players still in the visit. Whoever has not played yet shows no symbol.`,
      },
    ),
    question(
      'R-3',
      { de: say`Was, wenn keine meiner Karten passt?`, en: say`What if none of my cards fits?` },
      {
        de: say`Dann bleibt dir nur der Rückzug, auch mit leerer Hand. Hattest du in diesem Besuch noch nichts ausgespielt, ziehst du die Karte vom Nachziehstapel.`,
        en: say`Then you can only withdraw, even with an empty hand. If you had played nothing in this visit, you draw the card from the draw pile.`,
      },
    ),
    question(
      'R-4',
      { de: say`Darf ich auf einen Gewinn verzichten?`, en: say`May I decline a prize?` },
      {
        de: say`Nein. Du nimmst alles, was du gewinnst, und stellst jeden Palast.`,
        en: say`No. You take everything you win and place every palace.`,
      },
    ),
    question(
      'R-5',
      {
        de: say`In welcher Folge stelle ich meine Paläste?`,
        en: say`In which order do I place my palaces?`,
      },
      {
        de: say`Zuerst die normalen, zuletzt den Kronen-Palast. Jedes Bonusplättchen wertest du, bevor du den nächsten Palast stellst.`,
        en: say`The normal ones first, the crown palace last. You score each bonus tile before you place the next palace.`,
      },
    ),
    question(
      'R-6',
      {
        de: say`Darf mein Kronen-Palast neben meinem eigenen Palast stehen?`,
        en: say`May my crown palace stand beside my own palace?`,
      },
      {
        de: say`Ja, nur nützt es dir nichts. In jeder Stadt ist Platz für einen normalen Palast und einen Kronen-Palast.`,
        en: say`Yes, but it gains you nothing. Every city has room for one normal palace and one crown palace.`,
      },
    ),
    question(
      'R-21',
      {
        de: say`Auf einer Festung steht nur ein Kronen-Palast. Was wird aus dem Bonusplättchen?`,
        en: say`Only a crown palace stands on a fortress. What becomes of the bonus tile?`,
      },
      {
        de: say`Es bleibt bis zum Ende des Besuchs liegen und kommt dann aus dem Spiel.`,
        en: say`It stays until the end of the visit and is then out of the game.`,
      },
    ),
    question(
      'R-20',
      {
        de: say`Und wenn niemand einen Palast nach Agra stellt?`,
        en: say`And if nobody places a palace in Agra?`,
      },
      {
        de: say`Dann ist das Taj Mahal verloren wie jedes andere Bonusplättchen.`,
        en: say`Then the Taj Mahal is lost like any other bonus tile.`,
      },
    ),
    question(
      'R-7',
      {
        de: say`Ändert die Folge etwas an den Punkten für Waren?`,
        en: say`Does the order change the points for goods?`,
      },
      {
        de: say`Nein, die Summe ist immer dieselbe. ${one} Ware bringt insgesamt ${n.together(one)} Einflusspunkt, ${pair} gleiche ${n.together(pair)}, ${three} gleiche ${n.together(three)}, ${four} gleiche ${n.together(four)}.`,
        en: say`No, the sum is always the same. ${one} good brings ${n.together(one)} influence point in all, ${pair} equal ones ${n.together(pair)}, ${three} equal ones ${n.together(three)}, ${four} equal ones ${n.together(four)}.`,
      },
    ),
    question(
      'R-24',
      {
        de: say`Sind Provinzen verbunden, die sich auf dem Spielbrett nur berühren?`,
        en: say`Are provinces connected that merely touch on the board?`,
      },
      {
        de: say`Nein, nur Straßen verbinden. Eine Straße gehört niemandem und lässt sich nicht sperren.`,
        en: say`No, only roads connect. A road belongs to nobody and cannot be blocked.`,
      },
    ),
    question(
      'R-11',
      {
        de: say`Ziehe ich auch als Letztes eine Karte, wenn ich nichts ausgespielt habe?`,
        en: say`As the last player, do I draw a card too if I have played nothing?`,
      },
      {
        de: say`Ja: erst die Karte vom Nachziehstapel, dann die letzte Karte der Auslage.`,
        en: say`Yes: first the card from the draw pile, then the last card of the supply.`,
      },
    ),
    question(
      'R-12',
      {
        de: say`Wann zahlt die Sonderkarte mit den ${n.SPECIAL_PAYS} Einflusspunkten?`,
        en: say`When does the special card with the ${n.SPECIAL_PAYS} influence points pay?`,
      },
      {
        de: say`Sobald du sie ausspielst, einmal je Besuch. Die Punkte behältst du, auch wenn du sonst nichts gewinnst.`,
        en: say`As soon as you play it, once per visit. You keep the points even if you win nothing else.`,
      },
    ),
    question(
      'R-13',
      {
        de: say`Darf ich die „Freie Farbwahl“ auch mit einer Karte meiner Farbe spielen?`,
        en: say`May I play “Any colour” with a card of my own colour?`,
      },
      {
        de: say`Ja. Eine Farbe, die feststeht, ändert sie nie.`,
        en: say`Yes. It never changes a colour that is fixed.`,
      },
    ),
    question(
      'R-14',
      {
        de: say`Können mehrere dieselbe Sonderkarte beanspruchen?`,
        en: say`Can several players claim the same special card?`,
      },
      {
        de: say`Nein. Je Besuch gibt es von jedem Amt nur ${n.TOKEN_WON} Einflussmarke. Getauscht wird in der Folge Wesir, General, Mönch, Prinzessin.`,
        en: say`No. Each visit gives out only ${n.TOKEN_WON} influence token of each courtier. Exchanges go in the order vizier, general, monk, princess.`,
      },
    ),
    question(
      'R-15',
      {
        de: say`Tauschen wir auch nach dem letzten Besuch?`,
        en: say`Do we exchange tokens after the last visit too?`,
      },
      {
        de: say`Ja, noch vor der Schlusswertung. Die Sonderkarte kann also einen Einflusspunkt bringen.`,
        en: say`Yes, before the final scoring. So the special card can bring an influence point.`,
      },
    ),
    question(
      'R-16',
      { de: say`Können die Einflussmarken ausgehen?`, en: say`Can the influence tokens run out?` },
      {
        de: say`Nein. Zwischen den Besuchen hat niemand mehr als ${n.TOKEN_WON} Marke jedes Amts, also sind höchstens ${n.TOKENS_OUT} von ${n.TOKENS_EACH} unterwegs.`,
        en: say`No. Between visits nobody has more than ${n.TOKEN_WON} token of each courtier, so at most ${n.TOKENS_OUT} of ${n.TOKENS_EACH} are out.`,
      },
    ),
    question(
      'R-8',
      {
        de: say`Ein Bonusplättchen bringt mir eine Karte, aber der Nachziehstapel ist leer. Was nun?`,
        en: say`A bonus tile brings me a card, but the draw pile is empty. What now?`,
      },
      {
        de: say`Ihr mischt zuerst den Ablagestapel. Die Karten vor dir gehören noch nicht dazu.`,
        en: say`Shuffle the discard pile first. The cards in front of you are not part of it yet.`,
      },
    ),
    question(
      'R-9',
      { de: say`Wann mischen wir den Ablagestapel?`, en: say`When do we shuffle the discard pile?` },
      {
        de: say`Erst wenn jemand eine Karte braucht und der Nachziehstapel leer ist – notfalls mitten im Auffüllen.`,
        en: say`Only when a card is needed and the draw pile is empty – even halfway through filling the supply.`,
      },
    ),
    question(
      'R-10',
      { de: say`Und wenn beide Stapel leer sind?`, en: say`And if both piles are empty?` },
      {
        de: say`Dann zieht niemand, und die Auslage bleibt kürzer. Wer sich zurückzieht, nimmt, was da ist, höchstens ${n.TAKEN} Karten.`,
        en: say`Then nobody draws, and the supply stays shorter. Whoever withdraws takes what there is, at most ${n.TAKEN} cards.`,
      },
    ),
    question(
      'R-18',
      { de: say`Darf ich den Ablagestapel durchsehen?`, en: say`May I look through the discard pile?` },
      {
        de: say`Ja, alle dürfen das: Jede Karte darin lag offen.`,
        en: say`Yes, everyone may: every card in it has been open.`,
      },
    ),
    question(
      'R-19',
      {
        de: say`Muss ich sagen, wie viele Karten ich auf der Hand habe?`,
        en: say`Must I say how many cards I have in hand?`,
      },
      { de: say`Ja, die Zahl der Handkarten ist offen.`, en: say`Yes, the number of cards in hand is open.` },
    ),
    question(
      'R-23',
      { de: say`Gibt es eine Grenze für die Hand?`, en: say`Is there a hand limit?` },
      { de: say`Nein.`, en: say`No.` },
    ),
    question(
      'R-17',
      { de: say`Und bei Gleichstand am Ende?`, en: say`And if there is a tie at the end?` },
      {
        de: say`Wer gleich viele Einflusspunkte hat, teilt sich den Platz; der nächste Platz entfällt.`,
        en: say`Players with equal influence points share the place; the next place is left out.`,
      },
    ),
  ],
}
