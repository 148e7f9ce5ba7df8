/** What one move has over another, by the facts that the bot counts. */
import { counting, type Reasons } from '@durbar/room'

const [de, en] = [counting('de'), counting('en')]

export const reasons: Reasons = {
  specials: {
    de: (n) => `Der bevorzugte Zug bringt ${de.count(n, 'Sonderkarte', 'Sonderkarten')} mehr`,
    en: (n) => `The preferred move brings ${en.count(n, 'special card', 'special cards')} more`,
  },
  cards: {
    de: (n) =>
      `Danach ${de.plural(n, 'bleibt', 'bleiben')} ${de.count(n, 'Karte', 'Karten')} mehr auf der Hand`,
    en: (n) => `It leaves ${en.count(n, 'card', 'cards')} more in hand`,
  },
}
