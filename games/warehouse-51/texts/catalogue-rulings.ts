/** WH-R1 to WH-R29: how we read what the rulebook leaves open. */
import type { Catalogue } from '@durbar/room'

export const rulings: Catalogue = {
  'WH-R1': {
    de: 'Was geschieht mit überzähligen Goldbarren? Zu fünft gehen alle 70 auf; mit weniger Leuten bleibt der Rest in der Schachtel.',
    en: 'What of surplus ingots? Five players use all 70; with fewer the rest stays in the box.',
  },
  'WH-R2': {
    de: 'Wer fängt an? Statt der jüngsten Person entscheidet hier das Los.',
    en: 'Who begins? Instead of the youngest player, the lot decides here.',
  },
  'WH-R3': {
    de: 'Welche Karten tragen die Zertifikate? Das ist verloren; wir haben dafür zwei Siegel gewählt. Wechselt ein Siegel den Besitz, geht das Zertifikat mit; ist es verpfändet, ruht es; bleibt es unverkauft, ist es verloren.',
    en: 'Which cards carry the certificates? That is lost; we chose two seals for it. A seal that changes hands takes its certificate along; pawned, it is of no use; unsold, it is lost.',
  },
  'WH-R4': {
    de: 'Was geschieht, wenn eine Fälschung verkauft wird? Nichts. Wer Bescheid weiß, schweigt oder blufft.',
    en: 'What happens when a fake is sold? Nothing. Those who know keep quiet or bluff.',
  },
  'WH-R5': {
    de: 'Wann ist eine Wirkung unmöglich? Sie geschieht, so weit es geht: Pandora verschenkt, was da ist, die Lampe gibt, was der Vorrat hergibt.',
    en: 'When is an effect impossible? It happens as far as it can: Pandora gives what there is, the Lamp grants what the supply has.',
  },
  'WH-R6': {
    de: 'Darf man 0 bieten? Nein, das wäre kein Gebot. Mindestens 1.',
    en: 'May one bid 0? No, that is no bid. At least 1.',
  },
  'WH-R7': {
    de: 'Warum kommt die letzte Person noch dran, wenn alle anderen gepasst haben? Sonst bekäme sie die Karte nicht, obwohl niemand sie überboten hat.',
    en: 'Why does the last player get a turn when all others passed? Otherwise that player could not have the card although nobody bid more.',
  },
  'WH-R8': {
    de: 'Gewinnt einen Gleichstand auch, wer aufgedeckt hat? Ja, gezählt wird von dieser Person an.',
    en: 'Does whoever turned up the card win a tie they are part of? Yes, counting starts with that player.',
  },
  'WH-R9': {
    de: 'Und wenn gleich die erste Karte niemand will? Dann deckt dieselbe Person weiter auf. Gewinnt nie jemand, beginnt diese Person auch die Schritte am Ende.',
    en: 'And if nobody wants the very first card? The start player turns up another. If no auction is ever won, that player also begins the steps at the end.',
  },
  'WH-R10': {
    de: 'Wirkt eine Karte auf ihren eigenen Kauf? Nie: kein Aufpreis, keine freie Wahl beim Zahlen, kein Halten des Gebots. Aufs nächste Aufdecken wirkt sie schon.',
    en: 'Does a card touch its own purchase? Never: no surcharge, no choice of payee, no matched bid. It does work at the next reveal.',
  },
  'WH-R11': {
    de: 'Wie viel zahlt die Pfandleihe? Der Satz ist verloren; wir nehmen 5: Das passt zur Grenze von 5, zum Gold in der Wertung und zum Rückkauf für das Doppelte.',
    en: 'How much does the pawnshop pay? The sentence is lost; we take 5: it fits the limit of 5, the gold scoring and a price of double for buying back.',
  },
  'WH-R12': {
    de: 'Wann ist der Vorrat aufgebraucht? Wenn Goldbarren oder Plättchen fehlen. Liegen dort noch 1 bis 4 Goldbarren, bekommst du diese.',
    en: 'When is the supply used up? When ingots or tokens are gone. If 1 to 4 ingots are left, you get those.',
  },
  'WH-R13': {
    de: 'Wann genau darf ich verpfänden? Wenn du einen Stapel wählst, wenn du in einer offenen Auktion dran bist und bevor du die Faust schließt. Nach der letzten Auktion ist die Pfandleihe zu.',
    en: 'When exactly may I pawn? When you choose a stack, on your turn in an open auction, and before you close your fist. After the last auction the pawnshop is closed.',
  },
  'WH-R14': {
    de: 'In welcher Reihenfolge endet die Partie? Zurückkaufen, Zertifikate legen, entlarven, Horn des Einhorns, andere Wirkungen, Wertung.',
    en: 'In which order does the game end? Buy back, place certificates, unmask, Unicorn Horn, other effects, scoring.',
  },
  'WH-R15': {
    de: 'Bringt ein Gesamtwert von 0 den zweiten Platz? Nein: Ohne Karte einer Farbe hast du dort keine Sammlung.',
    en: 'Can a total of 0 come second? No: without a card of a colour you have no collection there.',
  },
  'WH-R16': {
    de: 'Gibt es nach gemeinsamen Ersten noch einen zweiten Platz? Nein. Und sind drei oder mehr gemeinsam vorn, punktet in der Kategorie niemand.',
    en: 'Is there a second place after joint leaders? No. And with three or more joint leaders nobody scores in that category.',
  },
  'WH-R17': {
    de: 'Werden auch verpfändete Antiquitäten entlarvt? Ja: Die Fälschung geht, ihr Fluch endet, das Plättchen wird frei.',
    en: 'Are pawned cards unmasked too? Yes: the fake goes, its curse ends, the token is free again.',
  },
  'WH-R18': {
    de: 'Wohin darf ein Zertifikat? Auf eine eigene, nicht verpfändete Antiquität, zu der es eine Fälschungskarte gibt, höchstens eines je Karte. Du musst nicht, alle sehen es, und es darf auch auf eine verfluchte Karte oder das Horn des Einhorns.',
    en: 'Where may a certificate go? On an antiquity of your own that is not pawned and has a counterfeit card, at most one per card. It is optional and public, and it may go on a cursed card or on the Unicorn Horn.',
  },
  'WH-R19': {
    de: 'Was kann das Horn des Einhorns treffen? Jede aufgedeckte, noch wirksame Fälschungskarte, deren Antiquität jemandem gehört, verpfändet oder nicht, auch eine fremde. Ein zertifiziertes Horn ist echt; ein verpfändetes wirkt nicht.',
    en: 'What can the Unicorn Horn neutralise? Any face-up counterfeit still in force whose antiquity somebody owns, pawned or not, an opponent included. A certified Horn is genuine; a pawned one does nothing.',
  },
  'WH-R20': {
    de: 'Ist eine gerettete Antiquität ganz echt? Ja, in jeder Hinsicht.',
    en: 'Is a saved antiquity fully genuine? Yes, in every respect.',
  },
  'WH-R21': {
    de: 'Und wenn der Heilige Gral eine Fälschung ist? Sobald er entlarvt ist, treffen dich Bundeslade, Malleus und Nessoshemd wieder.',
    en: 'And if the Holy Grail is a fake? Once it is unmasked, Ark, Malleus and Nessus strike you again.',
  },
  'WH-R22': {
    de: 'Was bewirkt die Fälschungskarte einer unverkauften Antiquität? Nichts.',
    en: 'What does the counterfeit of an unsold antiquity do? Nothing.',
  },
  'WH-R23': {
    de: 'Zählen beim Fliegenden Teppich die Pfirsiche mit? Nein, nur der aufgedruckte Wert. Eine dauerhafte Wirkung nützt nach dem Tausch sofort der Person, die die Karte bekommt.',
    en: 'Do the Peaches matter for the Flying Carpet? No, only the printed value. After a swap a permanent effect works for its new owner at once.',
  },
  'WH-R24': {
    de: 'Sind die Goldbarren öffentlich? Ja. Während einer geheimen Auktion siehst du die Stände von vor dem Schließen der Fäuste.',
    en: 'Are ingots public? Yes. During a secret auction you see what everyone had before the fists closed.',
  },
  'WH-R25': {
    de: 'Kann Mjöllnir ein Gebot endlos halten? Nein, es gibt ihn nur einmal. In geheimen Auktionen nützt er nichts, Excalibur nichts in offenen.',
    en: 'Can Mjöllnir match for ever? No, there is only one. It is of no use in secret auctions, nor Excalibur in open ones.',
  },
  'WH-R26': {
    de: 'Wie haben wir unleserliche Stellen gelesen? Das Jahr ist 2038, es gibt 5 Übersichtskarten, 6 Pfandleihe-Plättchen und 22 Fälschungskarten.',
    en: 'How did we read what is illegible? The year is 2038; there are 5 overview cards, 6 pawn tokens and 22 counterfeits.',
  },
  'WH-R27': {
    de: 'Kann man unter 0 fallen? Ja. Bei Gleichstand am Ende zählen nur die Gesamtpunkte.',
    en: 'Can a total fall below 0? Yes. Ties at the end look at the totals alone.',
  },
  'WH-R28': {
    de: 'Geht es auch zu zweit? Nein, das Spiel ist für 3 bis 5.',
    en: 'Can two play? No, the game is for 3 to 5.',
  },
  'WH-R29': {
    de: 'Wie werden die Plätze vergeben? Nach Punkten, dann nach Yata und Nessos; wer immer noch gleich ist, teilt den Platz, und die nächste Platzziffer zählt alle mit: 1, 1, 3.',
    en: 'How are places given? By points, then by Yata and Nessus; whoever is still equal shares the place, and the next number counts them all: 1, 1, 3.',
  },
}
