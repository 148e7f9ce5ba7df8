/** Grid, hand and payment. */
import { type Asked, say } from '@durbar/room'
import { DICE_FOR_A_STEWARD, EMPTY_GRID_REFILL, HAND_LIMIT } from '../data/numbers.ts'
import { question, words } from './blocks.ts'

export const aboutPaying: readonly Asked[] = [
  question(
    ['CK-R-03'],
    words(
      say`Gewinnt sofort, wer zuerst alle Karten gewendet hat?`,
      say`Does the first to flip all cards win at once?`,
    ),
    words(
      say`Nein. Der Durchgang wird zu Ende gespielt, und andere können noch gleichziehen.`,
      say`No. The pass is played out, and others may still draw level.`,
    ),
  ),
  question(
    ['CK-R-04'],
    words(
      say`Kann ich die Rückseiten der Karten auswendig lernen?`,
      say`Can I learn the backs of the cards by heart?`,
    ),
    words(
      say`Nein. Vor jeder Partie werden die Augenzahlen unter den Karten gleicher Würfelfarbe neu verteilt. Dann bleiben sie die ganze Partie. Mit der Option „wie gedruckt“ sind sie immer dieselben.`,
      say`No. Before each game the values are dealt anew among the cards of the same die colour. Then they stay for the whole game. With the option “as printed” they are always the same.`,
    ),
  ),
  question(
    ['CK-R-06'],
    words(
      say`Darf ich die oberste Karte des Nachziehstapels ansehen?`,
      say`May I look at the top card of the draw pile?`,
    ),
    words(
      say`Ja. Ihre Aktionsseite liegt offen, und damit auch ihre Würfelfarbe.`,
      say`Yes. Its action face lies open, and so does its die colour.`,
    ),
  ),
  question(
    ['CK-R-07'],
    words(say`Was sehen die anderen von meiner Hand?`, say`What do the others see of my hand?`),
    words(
      say`Die Aktionsseiten und damit die Würfelfarben. Die Augenzahlen siehst nur du.`,
      say`The action faces and so the die colours. Only you see the values.`,
    ),
  ),
  question(
    ['CK-R-10'],
    words(
      say`Das Raster wird mitten in meiner Aktion leer. Was nun?`,
      say`The grid runs empty in the middle of my action. What now?`,
    ),
    words(
      say`Sofort kommen ${EMPTY_GRID_REFILL} neue Karten. Wer ${DICE_FOR_A_STEWARD} Würfel erhält, erhält also immer ${DICE_FOR_A_STEWARD}.`,
      say`${EMPTY_GRID_REFILL} new cards come at once. So whoever gets ${DICE_FOR_A_STEWARD} dice always gets ${DICE_FOR_A_STEWARD}.`,
    ),
  ),
  question(
    ['CK-R-11'],
    words(say`Wann mischen wir den Ablagestapel?`, say`When do we shuffle the discard pile?`),
    words(
      say`Sobald die letzte Karte den Nachziehstapel verlässt, denn seine oberste Karte liegt immer offen. Beide Stapel zugleich sind nie leer.`,
      say`As soon as the last card leaves the draw pile, for its top card always lies open. Both piles are never empty at the same time.`,
    ),
  ),
  question(
    ['CK-R-12'],
    words(
      say`Wie viele Würfel werfe ich ab, wenn ich mehrere erhalte?`,
      say`How many dice do I discard when I get several?`,
    ),
    words(
      say`So viele, wie über ${HAND_LIMIT} gingen: alle auf einmal, nach deiner Wahl und bevor du einen neuen siehst.`,
      say`As many as would exceed ${HAND_LIMIT}: all at once, of your choice and before you see a new one.`,
    ),
  ),
  question(
    ['CK-R-13'],
    words(say`Darf ich auf Würfel oder Belohnungen verzichten?`, say`May I decline dice or rewards?`),
    words(
      say`Nein. Eine Wahl hast du nur, wo „oder“ steht, und bei der zweiten Warenkarte.`,
      say`No. You have a choice only where it says “or”, and with the second goods card.`,
    ),
  ),
  question(
    ['CK-R-14'],
    words(say`Darf ich mehr Würfel zahlen als nötig?`, say`May I pay more dice than needed?`),
    words(
      say`Die Summe darf zu hoch sein. Was du aber ganz weglassen könntest, gehört nicht in die Zahlung.`,
      say`The sum may be too high. But whatever you could leave out altogether may not be included in the payment.`,
    ),
  ),
  question(
    ['CK-R-15'],
    words(say`Gilt ein Joker nur mit einem einzigen Würfel?`, say`Does a joker go with a single die only?`),
    words(
      say`Nein. Er geht mit beliebig vielen Würfeln und mit weiteren Verwaltern.`,
      say`No. It goes with any number of dice and with further administrators.`,
    ),
  ),
  question(
    ['CK-R-16'],
    words(
      say`Zahlt ein Verwalter auch Schiffe und Palastaktionen?`,
      say`Does an administrator pay for ships and palace actions, too?`,
    ),
    words(say`Ja, und zwar allein, ohne Würfel.`, say`Yes, alone and without a die.`),
  ),
  question(
    ['CK-R-17'],
    words(say`Darf ich Karmatoken auf einen Joker legen?`, say`May I use karma tokens on a joker?`),
    words(
      say`Nein. Ein Joker hat ohnehin die Zahl, die du brauchst.`,
      say`No. A joker has the number you need anyway.`,
    ),
  ),
  question(
    ['CK-R-18'],
    words(
      say`Darf ich eine Karte nehmen, deren Wirkung ins Leere geht?`,
      say`May I take a card whose effect comes to nothing?`,
    ),
    words(
      say`Ja. Zum Beispiel zählt ein Schiff trotzdem in deiner Schiffsreihe.`,
      say`Yes. A ship still counts in your ship row, for example.`,
    ),
  ),
]
