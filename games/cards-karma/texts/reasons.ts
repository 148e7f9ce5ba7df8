/** What one move has over another, by the facts that the bot counts. */
import { counting, type Reasons } from '@durbar/room'

const [de, en] = [counting('de'), counting('en')]

export const reasons: Reasons = {
  turned: {
    de: (n) => `Der bevorzugte Zug wendet ${de.count(n, 'Karte', 'Karten')} mehr`,
    en: (n) => `The preferred move flips ${en.count(n, 'card', 'cards')} more`,
  },
  fame: {
    de: (n) => `Der bevorzugte Zug bringt ${n} Ruhm mehr`,
    en: (n) => `The preferred move brings ${n} fame more`,
  },
  coins: {
    de: (n) => `Danach ${de.plural(n, 'bleibt', 'bleiben')} ${de.count(n, 'Münze', 'Münzen')} mehr`,
    en: (n) => `It leaves ${en.count(n, 'coin', 'coins')} more`,
  },
  karma: {
    de: (n) => `Danach ${de.plural(n, 'bleibt', 'bleiben')} ${n} Karma mehr`,
    en: (n) => `It leaves ${n} karma more`,
  },
  dice: {
    de: (n) =>
      `Danach ${de.plural(n, 'bleibt', 'bleiben')} ${de.count(n, 'Würfelkarte', 'Würfelkarten')} mehr auf der Hand`,
    en: (n) => `It leaves ${en.count(n, 'die card', 'die cards')} more in hand`,
  },
}
