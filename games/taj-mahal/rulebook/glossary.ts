/** The words that one meets. */
import { type Section, say } from '@durbar/room'
import { term } from './blocks.ts'
import * as n from './figures.ts'

export const glossary: Section = {
  id: 'glossary',
  title: { de: say`Wörter des Spiels`, en: say`Words of the game` },
  text: [
    term(
      { de: say`Ablagestapel`, en: say`Discard pile` },
      {
        de: say`Hier liegen gebrauchte Karten offen. Ist der Nachziehstapel leer, wird er gemischt.`,
        en: say`Used cards lie here face up. When the draw pile is empty, it is shuffled.`,
      },
    ),
    term(
      { de: say`Aktuelle Provinz`, en: say`Current province` },
      {
        de: say`Die Provinz, die ihr gerade besucht; in ihr steht der Anzeigestein.`,
        en: say`The province you are visiting; the province marker stands in it.`,
      },
    ),
    term(
      { de: say`Amt`, en: say`Courtier` },
      {
        de: say`Wesir, General, Mönch oder Prinzessin. Wer das Symbol gewinnt, erhält die Einflussmarke und stellt einen Palast.`,
        en: say`Vizier, general, monk or princess. Whoever wins the symbol gets the influence token and places a palace.`,
      },
    ),
    term(
      { de: say`Auslage`, en: say`Supply` },
      {
        de: say`Die offenen Karten neben dem Spielbrett, aus denen du nach deinem Rückzug wählst.`,
        en: say`The open cards beside the board from which you choose after withdrawing.`,
      },
    ),
    term(
      { de: say`Besuch`, en: say`Visit` },
      {
        de: say`Der Kampf um eine Provinz, von der ersten Karte bis zum letzten Rückzug.`,
        en: say`The contest for one province, from the first card to the last withdrawal.`,
      },
    ),
    term(
      { de: say`Deine Farbe`, en: say`Your colour` },
      {
        de: say`Die Farbe deiner ersten Farbkarte in diesem Besuch. Sie bindet dich bis zum Rückzug.`,
        en: say`The colour of your first coloured card in this visit. It binds you until you withdraw.`,
      },
    ),
    term(
      { de: say`Einflussmarke`, en: say`Influence token` },
      {
        de: say`Ovale Marke eines Amts. ${n.PAIR} gleiche tauschst du gegen eine Sonderkarte.`,
        en: say`Oval token of a courtier. You exchange ${n.PAIR} equal ones for a special card.`,
      },
    ),
    term(
      { de: say`Festung`, en: say`Fortress` },
      {
        de: say`Violette Stadt mit einem Bonusplättchen.`,
        en: say`A violet city with a bonus tile.`,
      },
    ),
    term(
      { de: say`Freie Stadt`, en: say`Free city` },
      {
        de: say`Eine Stadt ohne normalen Palast. Ein Kronen-Palast stört nicht.`,
        en: say`A city without a normal palace. A crown palace does not matter.`,
      },
    ),
    term(
      { de: say`Hof des Großmoguls`, en: say`Court of the Grand Mogul` },
      {
        de: say`Hier liegen die Preise des Besuchs: ${n.OFFICES} Einflussmarken, die Krone und das Provinz-Plättchen.`,
        en: say`The prizes of the visit lie here: ${n.OFFICES} influence tokens, the crown and the province tile.`,
      },
    ),
    term(
      { de: say`Kronen-Palast`, en: say`Crown palace` },
      {
        de: say`Der Palast, den der Großmogul bringt. Er darf neben einem anderen stehen.`,
        en: say`The palace that the Grand Mogul brings. It may stand beside another.`,
      },
    ),
    term(
      { de: say`Rückzug`, en: say`Withdrawal` },
      {
        de: say`Damit beendest du deinen Besuch: Du gewinnst, wertest, legst ab und wählst neue Karten.`,
        en: say`With it you end your visit: you win, score, discard and choose new cards.`,
      },
    ),
    term(
      { de: say`Vorrat`, en: say`Stock` },
      {
        de: say`Die Einflussmarken neben dem Spielbrett.`,
        en: say`The influence tokens beside the board.`,
      },
    ),
    term(
      { de: say`Ware`, en: say`Good` },
      {
        de: say`{rice} Reis, {tea} Tee, {spices} Gewürze oder {gems} Edelsteine auf Provinz-Plättchen und Bonusplättchen.`,
        en: say`{rice} rice, {tea} tea, {spices} spices or {gems} gems on province tiles and bonus tiles.`,
      },
    ),
  ],
}
