/** What one move has over another, by the facts that the bot counts. */
import { counting, type Reasons } from '@durbar/room'

const [de, en] = [counting('de'), counting('en')]

export const reasons: Reasons = {
  palaces: {
    de: (n) => `Der bevorzugte Zug baut ${de.count(n, 'Palast', 'Paläste')} mehr`,
    en: (n) => `The preferred move builds ${en.count(n, 'palace', 'palaces')} more`,
  },
  gold: {
    de: (n) => `Danach ${de.plural(n, 'bleibt', 'bleiben')} ${de.count(n, 'Goldstück', 'Goldstücke')} mehr`,
    en: (n) => `It leaves ${en.count(n, 'piece of gold', 'pieces of gold')} more`,
  },
}
