import { type Section, say } from '@durbar/room'
import { term } from './blocks.ts'

export const glossary: Section = {
  id: 'glossary',
  title: { de: say`Begriffe`, en: say`Glossary` },
  text: [
    term(
      { de: say`Antiquität`, en: say`Antiquity` },
      {
        de: say`Eine der Karten, die ihr versteigert. Sie hat Farbe, Wert und meist eine Wirkung.`,
        en: say`One of the cards that you auction. It has a colour, a value and usually an effect.`,
      },
    ),
    term(
      { de: say`Echtheitszertifikat`, en: say`Certificate of authenticity` },
      {
        de: say`Macht am Ende eine Antiquität echt. Es gehört zu einem Siegel. [[WH-4.3|Fälschungen]]`,
        en: say`Makes one antiquity genuine at the end. It belongs to a seal. [[WH-4.3|Counterfeits]]`,
      },
    ),
    term(
      { de: say`Fälschungskarte`, en: say`Counterfeit` },
      {
        de: say`Liegt in einer Lücke und macht die Antiquität gefälscht, die sie zeigt. [[WH-4.1|Fälschungen]]`,
        en: say`Lies in a gap and makes the antiquity that it shows a fake. [[WH-4.1|Counterfeits]]`,
      },
    ),
    term(
      { de: say`Faust`, en: say`Fist` },
      {
        de: say`Zeichen der Waffen: Ihr versteigert sie geheim. [[WH-6.9|Geheime Auktion]]`,
        en: say`The mark of weapons: they go to secret auction. [[WH-6.9|Secret auction]]`,
      },
    ),
    term(
      { de: say`Gesamtwert`, en: say`Total` },
      {
        de: say`Summe der Werte deiner Antiquitäten einer Farbe. [[WH-3.3|Antiquitäten]]`,
        en: say`Sum of the values of your antiquities of one colour. [[WH-3.3|Antiquities]]`,
      },
    ),
    term(
      { de: say`Lücke`, en: say`Gap` },
      {
        de: say`Platz zwischen dir und der Person neben dir, mit Fälschungskarten, die nur ihr beide kennt. [[WH-1.6|Spielvorbereitung]]`,
        en: say`The space between you and the player beside you, with counterfeits that only you both know. [[WH-1.6|Set-up]]`,
      },
    ),
    term(
      { de: say`neutralisieren`, en: say`Neutralise` },
      {
        de: say`Eine Fälschungskarte außer Kraft setzen; ihre Antiquität ist dann echt. [[WH-8.4|Ende der Partie]]`,
        en: say`Cancel a counterfeit; its antiquity is then genuine. [[WH-8.4|End of the game]]`,
      },
    ),
    term(
      { de: say`Pfandleihe`, en: say`Pawnshop` },
      {
        de: say`Gibt dir Goldbarren für eine Karte, die du erst am Ende zurückkaufen kannst. [[WH-7.1|Die Pfandleihe]]`,
        en: say`Gives you ingots for a card that you can buy back only at the end. [[WH-7.1|The pawnshop]]`,
      },
    ),
    term(
      { de: say`Sammlung`, en: say`Collection` },
      {
        de: say`Alle Antiquitäten, die du ersteigert oder eingetauscht hast. Sie liegen offen vor dir. [[WH-6.13|Eine Runde]]`,
        en: say`All antiquities that you have bought or swapped for. They lie face up before you. [[WH-6.13|A round]]`,
      },
    ),
    term(
      { de: say`segensreich, verflucht, neutral`, en: say`Blessed, cursed, neutral` },
      {
        de: say`Ob dir die Wirkung einer Karte nützt oder schadet, oder ob sie keine hat. [[WH-5.1|Segen und Fluch]]`,
        en: say`Whether the effect of a card helps or harms you, or whether it has none. [[WH-5.1|Blessings and curses]]`,
      },
    ),
    term(
      { de: say`Set`, en: say`Set` },
      {
        de: say`Antiquitäten in allen Farben, von jeder eine. [[WH-9.4|Wertung]]`,
        en: say`Antiquities of every colour, one of each. [[WH-9.4|Scoring]]`,
      },
    ),
    term(
      { de: say`Vorrat`, en: say`Supply` },
      {
        de: say`Goldbarren und Pfandleihe-Plättchen neben den Stapeln. [[WH-1.2|Spielvorbereitung]]`,
        en: say`Ingots and pawn tokens beside the stacks. [[WH-1.2|Set-up]]`,
      },
    ),
  ],
}
