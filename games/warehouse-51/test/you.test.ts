/** The log as Amina reads it, beside what an onlooker reads: she is “you” in every case, and the verb follows. */
import { type LineToHer, readings } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { warehouse51 } from '../index.ts'

const LINES: readonly LineToHer<Event>[] = [
  [
    { t: 'paid', seat: 1, to: 0, amount: 2 },
    'Bhaskar zahlt 2 Goldbarren an Amina.',
    'Bhaskar zahlt 2 Goldbarren an dich.',
    'Bhaskar pays 2 ingots to Amina.',
    'Bhaskar pays 2 ingots to you.',
  ],
  [
    { t: 'paid', seat: 0, to: 1, amount: 2 },
    'Amina zahlt 2 Goldbarren an Bhaskar.',
    'Du zahlst 2 Goldbarren an Bhaskar.',
    'Amina pays 2 ingots to Bhaskar.',
    'You pay 2 ingots to Bhaskar.',
  ],
  [
    { t: 'gave', seat: 1, to: 0, amount: 1 },
    'Büchse der Pandora: Bhaskar gibt Amina 1 Goldbarren.',
    'Büchse der Pandora: Bhaskar gibt dir 1 Goldbarren.',
    'Pandora’s Box: Bhaskar gives Amina 1 ingot.',
    'Pandora’s Box: Bhaskar gives you 1 ingot.',
  ],
  [
    { t: 'gave', seat: 0, to: 1, amount: 1 },
    'Büchse der Pandora: Amina gibt Bhaskar 1 Goldbarren.',
    'Büchse der Pandora: Du gibst Bhaskar 1 Goldbarren.',
    'Pandora’s Box: Amina gives Bhaskar 1 ingot.',
    'Pandora’s Box: you give Bhaskar 1 ingot.',
  ],
  [
    { t: 'curseVoid', seat: 0, card: 'pandoras-box' },
    'Der Heilige Gral schützt Amina: Der Fluch der Büchse der Pandora wirkt nicht.',
    'Der Heilige Gral schützt dich: Der Fluch der Büchse der Pandora wirkt nicht.',
    'The Holy Grail shields Amina: the curse of Pandora’s Box has no effect.',
    'The Holy Grail shields you: the curse of Pandora’s Box has no effect.',
  ],
  [
    { t: 'peeked', seat: 0, gap: 0, slot: 0, of: 1, counterfeit: null },
    'Amina sieht sich die Fälschungskarte links von Amina an.',
    'Du siehst dir die Fälschungskarte links von dir an.',
    'Amina looks at the counterfeit to the left of Amina.',
    'You look at the counterfeit to the left of you.',
  ],
  [
    { t: 'peeked', seat: 1, gap: 0, slot: 1, of: 2, counterfeit: null },
    'Bhaskar sieht sich die 2. Fälschungskarte links von Amina an.',
    'Bhaskar sieht sich die 2. Fälschungskarte links von dir an.',
    'Bhaskar looks at counterfeit 2 to the left of Amina.',
    'Bhaskar looks at counterfeit 2 to the left of you.',
  ],
  [
    { t: 'wealth', seat: 0, amount: 5 },
    'Amina wünscht sich Reichtum und nimmt 5 Goldbarren aus dem Vorrat.',
    'Du wünschst dir Reichtum und nimmst 5 Goldbarren aus dem Vorrat.',
    'Amina wishes for wealth and takes 5 ingots from the supply.',
    'You wish for wealth and take 5 ingots from the supply.',
  ],
  [
    { t: 'exchanged', seat: 1, own: 'gungnir', with: 0, theirs: 'holy-grail' },
    'Bhaskar tauscht Gungnir gegen den Heiligen Gral von Amina.',
    'Bhaskar tauscht mit dir Gungnir gegen den Heiligen Gral.',
    'Bhaskar swaps Gungnir with Amina for the Holy Grail.',
    'Bhaskar swaps Gungnir with you for the Holy Grail.',
  ],
  [
    { t: 'exchanged', seat: 0, own: 'gungnir', with: 1, theirs: 'holy-grail' },
    'Amina tauscht Gungnir gegen den Heiligen Gral von Bhaskar.',
    'Du tauschst Gungnir gegen den Heiligen Gral von Bhaskar.',
    'Amina swaps Gungnir with Bhaskar for the Holy Grail.',
    'You swap Gungnir with Bhaskar for the Holy Grail.',
  ],
  [
    { t: 'passed', seat: 0, byItself: true },
    'Amina kann nicht mithalten und ist draußen.',
    'Du kannst nicht mithalten und bist draußen.',
    'Amina cannot raise and is out.',
    'You cannot raise and are out.',
  ],
  [{ t: 'passed', seat: 0, byItself: false }, 'Amina passt.', 'Du passt.', 'Amina passes.', 'You pass.'],
  [
    { t: 'bid', seat: 0, amount: 1, matched: true },
    'Amina hält mit Mjöllnir das Gebot von 1 Goldbarren.',
    'Du hältst mit Mjöllnir das Gebot von 1 Goldbarren.',
    'Amina matches the bid of 1 ingot with Mjöllnir.',
    'You match the bid of 1 ingot with Mjöllnir.',
  ],
  [
    { t: 'notNeutralised', seat: 0 },
    'Amina setzt das Horn des Einhorns nicht ein.',
    'Du setzt das Horn des Einhorns nicht ein.',
    'Amina does not use the Unicorn Horn.',
    'You do not use the Unicorn Horn.',
  ],
  [
    { t: 'unmasked', seat: 0, card: 'gungnir', pawned: false },
    'Gefälscht: Amina verliert Gungnir.',
    'Gefälscht: Du verlierst Gungnir.',
    'A fake: Amina loses Gungnir.',
    'A fake: you lose Gungnir.',
  ],
  [
    { t: 'fistsOpened', bids: [3, 0] },
    'Die Fäuste öffnen sich. Goldbarren: Amina 3 und Bhaskar 0.',
    'Die Fäuste öffnen sich. Goldbarren: du 3 und Bhaskar 0.',
    'The fists open. Ingots: Amina 3 and Bhaskar 0.',
    'The fists open. Ingots: you 3 and Bhaskar 0.',
  ],
  [
    { t: 'income', seat: 0, amount: 2 },
    'Füllhorn: Amina nimmt 2 Goldbarren aus dem Vorrat.',
    'Füllhorn: Du nimmst 2 Goldbarren aus dem Vorrat.',
    'Horn of Plenty: Amina takes 2 ingots from the supply.',
    'Horn of Plenty: you take 2 ingots from the supply.',
  ],
]

test.each(LINES)('%o', (event, ...read) => expect(readings(warehouse51.texts.speech, event)).toEqual(read))
