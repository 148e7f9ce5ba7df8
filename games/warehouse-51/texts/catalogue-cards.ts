/** WH-10: the 26 antiquities. The rule of a card is also the text that the table shows on it. */
import type { Catalogue } from '@durbar/room'

export const cards: Catalogue = {
  'WH-10.1': {
    de: 'Heiliger Gral, dauerhaft: Solange er wirkt, können dir die Flüche deiner anderen Antiquitäten nichts anhaben, auch die Büchse der Pandora beim Kauf nicht. Was schon geschehen ist, bleibt.',
    en: 'Holy Grail, permanent: while it works, the curses of your other antiquities cannot touch you, not even Pandora’s Box when you buy it. What has happened stays.',
  },
  'WH-10.2': {
    de: 'Malleus Maleficarum, Wertung: Du verlierst 1 Punkt für jede segensreiche Antiquität, die bei dir gewertet wird. Auch unter 0.',
    en: 'Malleus Maleficarum, scoring: you lose 1 point for each blessed antiquity in your scored collection. A total may fall below 0.',
  },
  'WH-10.3': {
    de: 'Excalibur, dauerhaft: Gehört dein Gebot in einer geheimen Auktion zu den gleich hohen Höchstgeboten, gewinnst du.',
    en: 'Excalibur, permanent: if your bid is among the tied highest of a secret auction, you win.',
  },
  'WH-10.4': {
    de: 'Horn des Einhorns, Ende der Partie: Liegen alle Fälschungskarten offen, darfst du eine davon neutralisieren, sofern das Horn echt ist.',
    en: 'Unicorn Horn, end of game: once all counterfeits lie face up you may neutralise one of them, provided the Horn is genuine.',
  },
  'WH-10.5': {
    de: 'Mörser der Baba Jaga: neutral, keine Wirkung.',
    en: 'Baba Yaga’s Mortar: neutral, no effect.',
  },
  'WH-10.6': {
    de: 'Siebenmeilenstiefel, dauerhaft: Gewinnst du eine Auktion, bestimmst du, wer von den anderen dein Gold erhält.',
    en: 'Seven-League Boots, permanent: when you win an auction, you decide which of the others gets your payment.',
  },
  'WH-10.7': {
    de: 'Stein der Weisen, Wertung: Beim Zählen der Sets darf er für eine beliebige Farbe stehen. In den Mehrheiten bleibt er blau.',
    en: 'Philosopher’s Stone, scoring: in counting sets it may stand for any one colour. In the majorities it stays blue.',
  },
  'WH-10.8': {
    de: 'Kristallkugel, sofort: Sieh dir heimlich eine Fälschungskarte auf dem Tisch an, die du noch nicht kennst. Bekannt sind dir deine beiden Lücken und alles, was du schon angesehen hast.',
    en: 'Crystal Ball, instant: look secretly at one counterfeit on the table that you do not know. You know your own two gaps and everything you looked at before.',
  },
  'WH-10.9': {
    de: 'Goldenes Vlies: neutral, keine Wirkung.',
    en: 'Golden Fleece: neutral, no effect.',
  },
  'WH-10.10': {
    de: 'Draupnir, Ring der Nibelungen, dauerhaft: In offenen Auktionen musst du das höchste Gebot um mindestens 2 übertreffen; auch ein erstes Gebot beträgt bei dir mindestens 2.',
    en: 'Draupnir, Ring of the Nibelungs, permanent: in open auctions you must top the highest bid by at least 2; an opening bid of yours is at least 2 as well.',
  },
  'WH-10.11': {
    de: 'Nessoshemd, Wertung: Du verlierst jeden Gleichstand, in den Kategorien wie um den Sieg.',
    en: 'Shirt of Nessus, scoring: you lose every tie, in the categories as well as for victory.',
  },
  'WH-10.12': {
    de: 'Büchse der Pandora, sofort: Gib allen anderen, von links an im Uhrzeigersinn, einmal je 1 Goldbarren. Reichen deine Goldbarren nicht für alle, gehen die Letzten leer aus.',
    en: 'Pandora’s Box, instant: give 1 ingot, once, to each of the others, clockwise from your left. If you have too few for all, the last ones get nothing.',
  },
  'WH-10.13': {
    de: 'Gungnir: Waffe, neutral, keine Wirkung.',
    en: 'Gungnir: weapon, neutral, no effect.',
  },
  'WH-10.14': {
    de: 'Mjöllnir, dauerhaft: In offenen Auktionen darfst du genau das höchste Gebot bieten und führst dann. Ohne Gebot geht das nicht; der Ring steht dem nicht im Weg.',
    en: 'Mjöllnir, permanent: in open auctions you may bid exactly the highest bid and then you lead. Not while there is no bid; the Ring does not stand in the way.',
  },
  'WH-10.15': {
    de: 'Füllhorn, dauerhaft: Jedes Mal, wenn du eine Antiquität aufdeckst, nimmst du 1 Goldbarren aus dem Vorrat.',
    en: 'Horn of Plenty, permanent: each time you turn up an antiquity you take 1 ingot from the supply.',
  },
  'WH-10.16': {
    de: 'Bundeslade, Ende der Partie: Nach der Entlarvung gibst du alle deine Goldbarren in den Vorrat.',
    en: 'Ark of the Covenant, end of game: after the unmasking you return all your ingots to the supply.',
  },
  'WH-10.17': {
    de: 'Harfe Davids: neutral, keine Wirkung.',
    en: 'David’s Harp: neutral, no effect.',
  },
  'WH-10.18': {
    de: 'Fliegender Teppich, sofort: Du darfst eine deiner anderen Antiquitäten gegen eine fremde mit demselben aufgedruckten Wert tauschen. Beide dürfen nicht verpfändet sein. Ein Zertifikat geht mit; Sofort-Wirkungen löst der Tausch nicht aus.',
    en: 'Flying Carpet, instant: you may swap one of your other antiquities for one of an opponent with the same printed value. Neither may be pawned. A certificate goes along; the swap triggers no instant effects.',
  },
  'WH-10.19': {
    de: 'Simsons Eselskinnbacken: Waffe, neutral, keine Wirkung.',
    en: 'Samson’s Jawbone: weapon, neutral, no effect.',
  },
  'WH-10.20': {
    de: 'Aladins Wunderlampe, sofort: Ein Wunsch, der sich erfüllen lässt. Reichtum: bis zu 4 Goldbarren aus dem Vorrat. Einsicht: wie die Kristallkugel. Freiheit: Du holst eine verpfändete Antiquität umsonst zurück.',
    en: 'Aladdin’s Lamp, instant: one wish that can come true. Wealth: up to 4 ingots from the supply. Insight: as the Crystal Ball. Freedom: you get one pawned antiquity back for nothing.',
  },
  'WH-10.21': {
    de: 'Siegel Salomos, Ende der Partie: trägt das erste Echtheitszertifikat.',
    en: 'Solomon’s Seal, end of game: carries the first certificate of authenticity.',
  },
  'WH-10.22': {
    de: 'Ame-no-nuhoko: Waffe, neutral, keine Wirkung.',
    en: 'Ame-no-nuhoko: weapon, neutral, no effect.',
  },
  'WH-10.23': {
    de: 'Syamantaka-Juwel, dauerhaft: Jedes Mal, wenn du eine Auktion gewinnst, zahlst du nach deinem Gebot noch 1 Goldbarren in den Vorrat, falls du einen hast.',
    en: 'Syamantaka Jewel, permanent: each time you win an auction you pay, after your bid, 1 more ingot to the supply if you have one.',
  },
  'WH-10.24': {
    de: 'Yata no Kagami, Wertung: Du gewinnst jeden Gleichstand, in den Kategorien wie um den Sieg.',
    en: 'Yata no Kagami, scoring: you win every tie, in the categories as well as for victory.',
  },
  'WH-10.25': {
    de: 'Pfirsiche der Unsterblichkeit, Wertung: Jede deiner gewerteten Antiquitäten mit Wert 1 zählt in ihrer Kategorie 2, die Pfirsiche selbst auch.',
    en: 'Peaches of Immortality, scoring: each antiquity of value 1 in your scored collection counts 2 in its category, the Peaches too.',
  },
  'WH-10.26': {
    de: 'Jadesiegel des Reiches, Ende der Partie: trägt das zweite Echtheitszertifikat.',
    en: 'Heirloom Seal of the Realm, end of game: carries the second certificate of authenticity.',
  },
}
