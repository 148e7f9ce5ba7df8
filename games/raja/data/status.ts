/** Where each group of data comes from; an owner of the box can correct the reconstructed ones here. */
export const STATUS: Readonly<Record<string, string>> = Object.freeze({
  materialList: 'rulebook',
  playerColours: 'black and its purple palaces: rulebook; red, yellow, blue: public; green: reconstructed',
  boardCounts: 'rulebook',
  boardLayout: 'reconstructed',
  cityNames: 'reconstructed',
  cityColours: 'A purple in the upper left: public; others reconstructed',
  villageNames: 'reconstructed',
  palaceFieldsPerCity: 'rulebook',
  track: 'rulebook; position of the 7 unnumbered fields and the right-hand border: public',
  characters:
    'numbers, German names, abilities: rulebook; English names: public; home cities: one-to-one public, pairing reconstructed',
  actions: 'rulebook',
  actionDiscOrder: 'reconstructed',
  scoringTable: 'rulebook',
  coins: 'rulebook',
})
