/** What one move has over another, by the facts that the bot counts. */
import { counting, type Reasons } from '@durbar/room'

const [de, en] = [counting('de'), counting('en')]

export const reasons: Reasons = {
  antiquities: {
    de: (n) => `Der bevorzugte Zug bringt ${de.count(n, 'Antiquität', 'Antiquitäten')} mehr`,
    en: (n) => `The preferred move brings ${en.count(n, 'antiquity', 'antiquities')} more`,
  },
  ingots: {
    de: (n) => `Danach ${de.plural(n, 'bleibt', 'bleiben')} ${de.count(n, 'Goldbarren', 'Goldbarren')} mehr`,
    en: (n) => `It leaves ${en.count(n, 'gold bar', 'gold bars')} more`,
  },
}
