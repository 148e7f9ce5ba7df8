/** The log, word for word: singular and plural, every gender, units and names. */
import type { Line } from '@durbar/room/testing'
import type { Event } from '../events.ts'

export const LINES: readonly Line<Event>[] = [
  [
    {
      t: 'paid',
      seat: 0,
      card: 'B26',
      slot: 3,
      dice: [
        { card: 'B17', value: 6 },
        { card: 'B05', value: 3 },
      ],
      karma: 0,
      stewards: 0,
    },
    'Amina zahlt eine grüne 6 und eine grüne 3 für ein rotes Gebäude mit Tee (3).',
    'Amina pays a green 6 and a green 3 for a red building with tea (3).',
  ],
  [
    { t: 'paid', seat: 1, card: 'S24', slot: 3, dice: [{ card: 'B02', value: 2 }], karma: 1, stewards: 0 },
    'Bhaskar zahlt eine orangefarbene 2 und 1 Karmatoken für Schiff 24 mit Seide (3).',
    'Bhaskar pays an orange 2 and 1 karma token for ship 24 with silk (3).',
  ],
  [
    { t: 'paid', seat: 2, card: 'P13', slot: 3, dice: [], karma: 0, stewards: 1 },
    'Chandra zahlt 1 Verwalter für Palastaktion 5.',
    'Chandra pays 1 administrator for palace action 5.',
  ],
  [
    { t: 'die', seat: 0, card: 'G06', slot: 2, value: 3 },
    'Amina nimmt eine blaue 3.',
    'Amina takes a blue 3.',
  ],
  [
    { t: 'die', seat: 1, card: 'B02', slot: null, value: null },
    'Bhaskar zieht einen orangefarbenen Würfel vom Nachziehstapel.',
    'Bhaskar draws an orange die from the draw pile.',
  ],
  [
    { t: 'laid', seat: 0, card: 'B01', row: 'buildings' },
    'Amina erhält 1 Ruhmtoken für das Gebäude.',
    'Amina gets 1 fame token for the building.',
  ],
  [
    { t: 'laid', seat: 0, card: 'B70', row: 'buildings' },
    'Amina erhält 2 Ruhmtoken für die Gebäude.',
    'Amina gets 2 fame tokens for the buildings.',
  ],
  [
    { t: 'laid', seat: 3, card: 'G17', row: 'goods' },
    'Devika legt eine Warenkarte mit Seide (1) und Gewürzen (1) in die Warenreihe und erhält 1 Münze.',
    'Devika adds a goods card with silk (1) and spice (1) to the goods row and gets 1 coin.',
  ],
  [
    { t: 'laid', seat: 2, card: 'S09', row: 'ships' },
    'Chandra legt Schiff 9 in die Schiffsreihe. Belohnung: 2 Münzen und 1 Ruhmtoken.',
    'Chandra adds ship 9 to the ship row. Reward: 2 coins and 1 fame token.',
  ],
  [
    { t: 'palace', seat: 1, card: 'P05', action: 3 },
    'Bhaskar führt Palastaktion 3 aus: 2 Karmatoken und 1 Würfel.',
    'Bhaskar resolves palace action 3: 2 karma tokens and 1 die.',
  ],
  [
    { t: 'rowBroken', seat: 0, by: 'S12', dice: [{ card: 'S17', value: 4 }] },
    'Schiff 12 unterbricht die aufsteigende Folge. Amina wirft Schiff 17 (dahinter eine grüne 4) ab.',
    'Ship 12 breaks the ascending row. Amina discards ship 17 (its back a green 4).',
  ],
  [
    { t: 'set', seat: 1, family: 'goods', effect: 'same', cards: ['G10', 'G12'], coins: 1, stewards: 0 },
    'Bhaskar verkauft 3 gleiche Waren für 1 Münze: eine Warenkarte mit Gewürzen (2) und eine Warenkarte mit Gewürzen (3).',
    'Bhaskar sells 3 like goods for 1 coin: a goods card with spice (2) and a goods card with spice (3).',
  ],
  [
    {
      t: 'set',
      seat: 1,
      family: 'buildings',
      effect: 'different',
      cards: ['B36', 'B01'],
      coins: 0,
      stewards: 1,
    },
    'Bhaskar hat 3 verschiedene Gebäude und erhält 1 Verwalter: ein gelb-weißes Gebäude und ein rotes Gebäude.',
    'Bhaskar has 3 different buildings and gets 1 administrator: a yellow and white building and a red building.',
  ],
  [
    { t: 'three', seat: 0, of: 'karma' },
    'Amina legt 3 Karmatoken zurück und erhält 1 Verwalter.',
    'Amina returns 3 karma tokens and gets 1 administrator.',
  ],
  [
    { t: 'three', seat: 0, of: 'stewards' },
    'Amina legt 3 Verwalter zurück und erhält 2 Ruhmtoken.',
    'Amina returns 3 administrators and gets 2 fame tokens.',
  ],
  [
    { t: 'turned', seat: 2, position: 5, by: 'coins', bonus: 'shipOrFame1', turned: 2 },
    'Chandra gibt 6 Münzen ab und wendet die Karte ganz rechts (2 von 6). Bonus: 1 Schiff oder 1 Ruhmtoken.',
    'Chandra returns 6 coins and flips the rightmost card (2 of 6). Bonus: 1 ship or 1 fame token.',
  ],
  [
    { t: 'elephant', seat: 3 },
    'Der Startofant wird umgedreht und schenkt Devika 1 Karmatoken.',
    'The start elephant is turned over and gives Devika 1 karma token.',
  ],
  [
    {
      t: 'discarded',
      seat: 0,
      dice: [
        { card: 'G06', value: 3 },
        { card: 'B01', value: 5 },
      ],
      cause: 'set',
    },
    'Amina wirft eine Warenkarte (dahinter eine blaue 3) und ein rotes Gebäude (dahinter eine blaue 5) ab.',
    'Amina discards a goods card (its back a blue 3) and a red building (its back a blue 5).',
  ],
  [
    { t: 'discarded', seat: 1, dice: [{ card: 'B02', value: 1 }], cause: 'handLimit' },
    'Bhaskar wirft eine orangefarbene 1 ab (Handkartenlimit 8).',
    'Bhaskar discards an orange 1 (hand limit 8).',
  ],
  // What the line before has said is not said again.
  [{ t: 'gain', seat: 3, what: 'karma', n: 1, cause: 'elephant' }, null, null],
  [
    { t: 'gain', seat: 1, what: 'coins', n: 1, cause: 'palace' },
    'Bhaskar erhält 1 Münze für die Waren in der Auslage.',
    'Bhaskar gets 1 coin for the goods in the tableau.',
  ],
  [
    { t: 'reshuffle', size: 1, top: 'P01', order: null },
    'Der Ablagestapel wird zum Nachziehstapel gemischt: 1 Karte, obenauf Palastaktion 2.',
    'The discard pile is shuffled into a new draw pile: 1 card, on top palace action 2.',
  ],
  [
    { t: 'over', end: 'passPlayedOut', scores: [6, 1], places: [1, 2] },
    'Spielende. Jemand hat alle 6 Zählleistenkarten gewendet, der Durchgang ist zu Ende gespielt. Amina: 6 gewendete Karten (1. Platz), Bhaskar: 1 gewendete Karte (2. Platz).',
    'The game is over. Somebody has flipped all 6 scoring cards, and the pass has been played out. Amina: 6 flipped cards (1st), Bhaskar: 1 flipped card (2nd).',
  ],
]
