/** The words of the game. */
import { type Inline, type Section, say, type Term } from '@durbar/room'
import { COMPENSATION, MONOPOLY } from '../data/material.ts'
import * as n from './figures.ts'

const term = (de: Inline, en: Inline, text: Term['text']): Term => ({ kind: 'term', term: { de, en }, text })

export const glossary: Section = {
  id: 'glossary',
  title: { de: say`Begriffe`, en: say`Glossary` },
  text: [
    term(say`Aktionschip`, say`Action chip`, {
      de: say`Gibt dir in den Profiversionen eine weitere Aktion ([[RJ-11.2.3a|Aktionschips]]).`,
      en: say`Gives you one more action in the Pro versions ([[RJ-11.2.3a|action chips]]).`,
    }),
    term(say`Aktionsscheibe`, say`Action disc`, {
      de: say`Auf ihr stellst du mit ${n.POINTERS} Zeigern geheim deine Aktionen ein ([[RJ-6.6|Die Aktionsscheibe]]).`,
      en: say`With its ${n.POINTERS} pointers you secretly set your actions ([[RJ-6.6|The action disc]]).`,
    }),
    term(say`angeschlossen`, say`connected`, {
      de: say`So heißt eine Stadt, zu der ein Weg mit Häusern in jedem Dorf führt ([[RJ-5.12|Straßen]]).`,
      en: say`A city to which some way with a house in every village leads ([[RJ-5.12|Roads]]).`,
    }),
    term(say`Architekt`, say`Architect`, {
      de: say`Deine Figur. In einer Stadt baust du nur, wo er steht ([[RJ-7.2.2|Bauen]]).`,
      en: say`Your figure. In cities you build only where it stands ([[RJ-7.2.2|Building]]).`,
    }),
    term(say`Bauplatz`, say`Site`, {
      de: say`Platz für einen Palast in einer Stadt: ein großer in der Mitte, ${n.SMALL_SITES} kleine ringsum ([[RJ-4.1|Städte]]).`,
      en: say`Room for one palace in a city: a large one in the middle, ${n.SMALL_SITES} small ones around it ([[RJ-4.1|Cities]]).`,
    }),
    term(say`Heimatstadt`, say`Home city`, {
      de: say`In den Profiversionen die Stadt, in der deine Personenkarte einen Punkt mehr bringt ([[RJ-11.2.6a|Heimatstädte]]).`,
      en: say`In the Pro versions the city where your character card brings one point more ([[RJ-11.2.6a|Home cities]]).`,
    }),
    term(say`Monopol-Bonus`, say`Monopoly bonus`, {
      de: say`${MONOPOLY} Gold mehr für die einzige Person mit Punkten in der gewerteten Stadt ([[RJ-8.5|Wertung]]).`,
      en: say`${MONOPOLY} gold more for the only player with points in the scored city ([[RJ-8.5|Scoring]]).`,
    }),
    term(say`Personenkarte`, say`Character card`, {
      de: say`Wer dich am Hof unterstützt: gibt dir eine Fähigkeit, deine Reihenfolge und deinen Rang bei Gleichstand ([[RJ-5.3|Personen]]).`,
      en: say`Your confidant: gives you an ability, your place in the order and your rank in ties ([[RJ-5.3|Characters]]).`,
    }),
    term(say`Reisekosten`, say`Travel cost`, {
      de: say`Was du anderen für ihre Häuser in Dörfern zahlst, in denen du selbst keines hast ([[RJ-7.1.6|Reisen]]).`,
      en: say`What you pay others for their houses in villages where you have none ([[RJ-7.1.6|Travelling]]).`,
    }),
    term(say`Stadtwappen`, say`Crest`, {
      de: say`Das Zeichen einer Stadt auf der Wertungsleiste. Das unterste sagt, wohin der Maharadscha zieht ([[RJ-6.2|Eine Runde]]).`,
      en: say`The sign of a city on the scoring track; some English editions call it governor. The lowest tells where the Maharaja goes ([[RJ-6.2|A round]]).`,
    }),
    term(say`Startort`, say`Start place`, {
      de: say`Die Kreuzung in der Mitte, an der alle beginnen. Hier wird nie gebaut ([[RJ-R-5|Fragen]]).`,
      en: say`The crossroads in the middle where everyone begins. Nothing is ever built here ([[RJ-R-5|Questions]]).`,
    }),
    term(say`Steinbruch`, say`Quarry`, {
      de: say`Der allgemeine Vorrat: eure Häuser neben dem Plan, nach Farben getrennt ([[RJ-7.4.1|Steinbruch]]).`,
      en: say`The general supply: your houses beside the board, sorted by colour ([[RJ-7.4.1|Quarry]]).`,
    }),
    term(say`unvollständig`, say`incomplete`, {
      de: say`So heißt eine Aktion, von der am Ende deines Zuges ein Teil fehlt. Sie bringt allen anderen ${COMPENSATION} Gold ([[RJ-7.7.2|Dein Zug]]).`,
      en: say`An action of which a part is missing at the end of your turn. It brings every other player ${COMPENSATION} gold ([[RJ-7.7.2|Your turn]]).`,
    }),
    term(say`Vorrat`, say`Stock`, {
      de: say`Die Häuser vor dir, aus denen du baust ([[RJ-7.2.5|Bauen]]).`,
      en: say`The houses in front of you from which you build ([[RJ-7.2.5|Building]]).`,
    }),
    term(say`Wertungsleiste`, say`Scoring track`, {
      de: say`Die Leiste am Rand des Plans. Auf ihr liegen die Stadtwappen in der Wertungsreihenfolge ([[RJ-3.9|Spielvorbereitung]]).`,
      en: say`The track at the edge of the board. The crests lie on it in scoring order ([[RJ-3.9|Setting up]]).`,
    }),
  ],
}
