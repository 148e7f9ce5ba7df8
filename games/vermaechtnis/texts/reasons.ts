/** What one move has over another, by the facts that the bot counts. */
import { counting, type Reasons } from '@durbar/room'

const [de, en] = [counting('de'), counting('en')]

export const reasons: Reasons = {
  antiques: {
    de: (n) => `Der bevorzugte Zug bringt ${de.count(n, 'Antiquität', 'Antiquitäten')} mehr`,
    en: (n) => `The preferred move brings ${en.count(n, 'antique', 'antiques')} more`,
  },
  collections: {
    de: (n) => `Der bevorzugte Zug bringt ${de.count(n, 'Sammlungskarte', 'Sammlungskarten')} mehr`,
    en: (n) => `The preferred move brings ${en.count(n, 'collection card', 'collection cards')} more`,
  },
  rupees: {
    de: (n) => `Danach ${de.plural(n, 'bleibt', 'bleiben')} ${de.count(n, 'Rupie', 'Rupien')} mehr`,
    en: (n) => `It leaves ${en.count(n, 'rupee', 'rupees')} more`,
  },
}
