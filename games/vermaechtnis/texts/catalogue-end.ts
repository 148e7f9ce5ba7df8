/** VM-7 to VM-10: money, the end of a day, the end of the game, the grey sides. */
import type { Catalogue } from '@durbar/room'

export const end: Catalogue = {
  'VM-7.1': {
    de: 'Nun klopft der Steuereintreiber an: Alles, was du über 8 Rupien hast, geht an die Bank.',
    en: 'Now the tax collector calls: whatever you hold beyond 8 rupees is the bank’s.',
  },
  'VM-7.2': {
    de: 'Sind die Steuern bezahlt, ist dein Zug vorbei.',
    en: 'With the taxes settled, your turn is done.',
  },
  'VM-7.3': {
    de: 'Eine Goldmünze zählt 3 Rupien, eine Silbermünze 1 Rupie.',
    en: 'Gold counts as 3 rupees a coin, silver as 1.',
  },
  'VM-7.4': {
    de: 'Auf den Handelskarten liegt nie etwas anderes als Gold.',
    en: 'The trade cards never carry anything but gold.',
  },
  'VM-7.5': {
    de: 'Fehlt dir Kleingeld? Die Bank wechselt jederzeit.',
    en: 'Short of change? The bank is always happy to oblige.',
  },
  'VM-8.1': {
    de: 'Ist die Auslage leergekauft oder liegt auf den Handelskarten keine Münze mehr, geht der Verkaufstag zu Ende.',
    en: 'When the offer is sold out or the trade cards are bare of coins, the sales day draws to a close.',
  },
  'VM-8.2': {
    de: 'Wer das ausgelöst hat, macht in Ruhe den eigenen Zug fertig, mit Sammlungskarte und Steuern.',
    en: 'Whoever brought it about calmly finishes the turn, with collection card and taxes.',
  },
  'VM-8.3': {
    de: 'Antiquitäten, die niemand haben wollte, werden umgedreht und verlassen das Spiel.',
    en: 'Antiques that nobody wanted are turned face down and play no further part.',
  },
  'VM-8.4': {
    de: 'Vier neue Antiquitäten vom Stapel bilden die Auslage des nächsten Tages.',
    en: 'Four new antiques from the pile become the offer of the next day.',
  },
  'VM-8.5': {
    de: 'Gibt der Stapel keine vier mehr her, ist das Spiel aus.',
    en: 'If the pile no longer yields four, the game is over.',
  },
  'VM-8.6': {
    de: 'Wo auf den Handelskarten eine Münze fehlt, legt die Bank eine goldene nach; was noch daliegt, bleibt liegen.',
    en: 'Wherever a trade card lacks its coin, the bank adds a gold one; coins still lying there stay put.',
  },
  'VM-8.7': {
    de: 'Die Zugfolge läuft einfach weiter: Den neuen Tag eröffnet, wer ohnehin dran ist.',
    en: 'The order of turns simply carries on: the new day opens with whoever is due anyway.',
  },
  'VM-9.1': {
    de: 'Sobald sich keine vier Antiquitäten mehr auslegen lassen, wird gewertet, und zwar auf der Stelle.',
    en: 'Once there are no longer four antiques to lay out, you score there and then.',
  },
  'VM-9.2': {
    de: 'Vorweg gibst du deine Einzelstücke ab: jede Antiquität, deren Farbe du kein zweites Mal besitzt.',
    en: 'Before anything else you surrender your single pieces: every antique whose colour you do not own a second time.',
  },
  'VM-9.3': {
    de: 'Deine Sammlungskarten bleiben dir, auch wenn dabei Stücke verschwinden, mit denen du sie dir verdient hast.',
    en: 'Your collection cards remain yours, even when pieces that earned them have to go.',
  },
  'VM-9.4': {
    de: 'Jede Antiquität, die dir bleibt, bringt die aufgedruckten Punkte, ebenso jede deiner Sammlungskarten.',
    en: 'Every antique you keep scores the points printed on it, and so does every one of your collection cards.',
  },
  'VM-9.5': {
    de: 'Je 3 volle Rupien sind noch einen Punkt wert.',
    en: 'Every full 3 rupees are worth one more point.',
  },
  'VM-9.6': {
    de: 'Die höchste Summe gewinnt, und der Hof hat einen neuen Maharaja.',
    en: 'The best total wins, and the court has a new maharaja.',
  },
  'VM-9.7': {
    de: 'Haben mehrere gleich viele Punkte, liegt vorn, wer mehr Antiquitäten behalten hat.',
    en: 'If points are level, whoever has kept more antiques comes out ahead.',
  },
  'VM-9.8': {
    de: 'Herrscht auch dann noch Gleichstand, teilt ihr euch den Sieg.',
    en: 'If you are level even then, you share the victory.',
  },
  'VM-10.1': {
    de: 'Zu zweit könnt ihr alle Sammlungskarten auf ihre graue Seite drehen. Ob ihr das wollt, entscheidet ihr vor dem Spiel.',
    en: 'When there are two of you, you may turn all the collection cards to their grey side. You decide before the game.',
  },
  'VM-10.2': {
    de: 'Unten rechts zeigt jede graue Karte einen Soforteffekt. Nimmst du sie, löst du ihn aus.',
    en: 'At its lower right each grey card shows an instant effect. Take the card and you set it off.',
  },
  'VM-10.3': {
    de: 'Dem Effekt entkommst du nicht: Er tritt auf jeden Fall ein, und zwar ganz am Schluss deines Zuges.',
    en: 'There is no dodging the effect: it always happens, right at the end of your turn.',
  },
  'VM-10.4': {
    de: 'Rupien: Die Bank schenkt dir 3 Rupien. Kommst du damit über 8, klopft der Steuereintreiber noch einmal an.',
    en: 'Rupees: the bank makes you a present of 3 rupees. Should that lift you above 8, the tax collector calls again.',
  },
  'VM-10.5': {
    de: 'Zusatzzug: Du machst gleich noch einen Zug, mit allem, was dazugehört. Gewinnst du darin einen weiteren Zusatzzug, verfällt er.',
    en: 'Extra turn: you have another turn straight away, with all that belongs to it. If you win a further one during it, that one lapses.',
  },
  'VM-10.6': {
    de: 'Räumung: Was noch in der Auslage liegt, wird umgedreht und verlässt das Spiel.',
    en: 'Clearance: whatever still lies in the offer is turned face down and leaves the game.',
  },
  'VM-10.7': {
    de: 'Auch hier drängt dich niemand, eine Karte zu nehmen: Warte ruhig, bis dir ihr Effekt gelegen kommt.',
    en: 'Here too, nobody presses a card on you: feel free to wait for the moment its effect suits you.',
  },
}
