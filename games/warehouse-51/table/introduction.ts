/** The first auctions of a prepared game, with short notes on the things themselves. */
import type { Introduction } from '@durbar/table'

export const introduction: Introduction = {
  seats: 4,
  options: {},
  key: '000000000000000000000000000000000000000000000000000000000000001a',
  notes: [
    {
      note: 'stacks',
      ply: 0,
      text: {
        de: 'Vier Stapel, vier Farben, 26 Antiquitäten. Wer zuletzt gewonnen hat, deckt die nächste auf.',
        en: 'Four stacks, four colours, 26 antiquities. Whoever won last turns up the next.',
      },
    },
    {
      note: 'fakes',
      ply: 0,
      text: {
        de: 'Zwischen zwei Nachbarn liegt eine Fälschungskarte. Nur du und dein Nachbar kennt sie: Diese Antiquität ist wertlos.',
        en: 'Between two neighbours lies a counterfeit. Only you and your neighbour know it: that antiquity is worthless.',
      },
    },
    {
      note: 'lot',
      ply: 1,
      text: {
        de: 'Die Karte unter dem Hammer: Wert, Farbe, Stern für gesegnet, Kreuz für verflucht. Mit Faust wird geheim geboten.',
        en: 'The card under the hammer: value, colour, a star for blessed, a cross for cursed. With a fist the bids are secret.',
      },
    },
    {
      note: 'desk',
      ply: 1,
      text: {
        de: 'Deine Barren. Berühre, wie viel du bietest, oder passe. Darunter steht, was ein Gewinn zu diesem Preis brächte.',
        en: 'Your ingots. Touch how much you bid, or pass. Below stands what winning at that price would bring.',
      },
    },
    {
      note: 'plaque',
      ply: 1,
      text: {
        de: 'Wer gewinnt, zahlt an den linken Nachbarn, nicht an die Bank. Treib andere hoch, wenn das Gold zu dir fließt.',
        en: 'The winner pays the left neighbour, not a bank. Drive others up when the gold flows to you.',
      },
    },
    {
      note: 'majorities',
      ply: 2,
      text: {
        de: 'Am Ende zählt in jeder Farbe, wer am meisten Wert hat: die erste Zahl für den Ersten, die zweite für den Zweiten.',
        en: 'In the end the most value in each colour counts: the first number for first place, the other for second.',
      },
    },
    {
      note: 'hand',
      ply: 4,
      text: {
        de: 'Deine Sammlung. Vier verschiedene Farben sind ein Set: 5 Punkte. Fünf Barren am Ende: 1 Punkt.',
        en: 'Your collection. Four different colours make a set: 5 points. Five ingots at the end: 1 point.',
      },
    },
    {
      note: 'pawnshop',
      ply: 6,
      text: {
        de: 'Unter 5 Barren leiht dir die Pfandleihe 5 auf eine Karte. Auslösen kostet am Ende 10.',
        en: 'Below 5 ingots the pawnshop lends you 5 on a card. Buying it back costs 10 at the end.',
      },
    },
  ],
}
