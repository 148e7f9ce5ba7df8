/** CK-9 and CK-10: three of a kind, and the order of everything. */
import type { Catalogue } from '@durbar/room'

export const sets: Catalogue = {
  'CK-9.1': {
    de: 'Sobald du drei von einer Art hast, wird getauscht. Du musst.',
    en: 'As soon as you have three of a kind they are exchanged. You have no choice.',
  },
  'CK-9.2': {
    de: 'Drei gleiche Gebäude: erst der Ruhm für die Karte, dann wirfst du alle deine Karten mit dieser Art ab und bekommst einen Verwalter.',
    en: 'Three like buildings: first the fame for the card, then all your cards showing that kind are discarded for one steward.',
  },
  'CK-9.3': {
    de: 'Drei verschiedene Gebäude: erst der Ruhm, dann wirfst du die Karten mit den drei verwendeten Gebäuden ab und bekommst einen Verwalter.',
    en: 'Three different buildings: first the fame, then the cards with the three buildings you use are discarded for one steward.',
  },
  'CK-9.4': {
    de: 'Drei gleiche Waren, gleich auf welchen Karten: Du bekommst die Summe ihrer Werte und keiner anderen, dann gehen alle deine Karten mit dieser Ware.',
    en: 'Three like goods, on whatever cards: you get the sum of their values and no others, then all your cards showing that good go.',
  },
  'CK-9.5': {
    de: 'Drei verschiedene Waren: Du bekommst die Werte der drei verwendeten Waren und keiner anderen, dann gehen die Karten mit diesen dreien.',
    en: 'Three different goods: you get the values of the three goods you use and no others, then the cards with those three go.',
  },
  'CK-9.6': {
    de: 'Drei Schiffe in aufsteigender Folge: erst die Belohnung des dritten, dann gehen alle drei und du bekommst einen Verwalter.',
    en: 'Three ships in ascending order: first the reward of the third, then all three go and you get a steward.',
  },
  'CK-9.7': {
    de: 'Das dritte Karma: Alle drei gehen ungenutzt zurück, dafür kommt ein Verwalter.',
    en: 'The third karma: all three go back unused, and a steward comes in return.',
  },
  'CK-9.8': {
    de: 'Der dritte Verwalter: Alle drei gehen ungenutzt zurück, dafür kommen zwei Ruhm.',
    en: 'The third steward: all three go back unused, and two fame come in return.',
  },
  'CK-9.9': {
    de: 'Eine Karte kann zwei Effekte auslösen, etwa mit zwei Gebäuden, mit zwei Waren oder mit Gebäude und Ware. Beide zählen; danach gehen alle beteiligten Karten.',
    en: 'One card can set off two effects, say with two buildings, two goods, or a building and a good. Both count; then all cards involved go.',
  },
  'CK-9.10': {
    de: 'Würde ein Gebäude oder eine Ware für „gleich“ und für „verschieden“ gebraucht, entscheidest du dich für eines von beiden.',
    en: 'If one building or good would be needed for “same” and for “different”, you choose one of the two.',
  },
  'CK-9.11': {
    de: 'Bei „verschieden“ gehen nur die verwendeten Karten. Hast du mehrere derselben Art, suchst du aus, welche dafür steht.',
    en: 'With “different” only the cards used go. If you have several of a kind, you choose which one stands for it.',
  },
  'CK-9.12': {
    de: 'Was auf einer abgeworfenen Karte sonst noch zu sehen war, verfällt.',
    en: 'Whatever else was to be seen on a discarded card is lost.',
  },
  'CK-10.1': {
    de: 'Token bekommst du sofort und Stück für Stück: Drei Ruhm drehen die linke, sechs Münzen die rechte Karte um, drei Karma werden ein Verwalter, drei Verwalter zwei Ruhm. Der Bonus einer gewendeten Karte stellt sich hinten an.',
    en: 'Tokens arrive at once and one by one: three fame turn the left card, six coins the right one, three karma become a steward, three stewards two fame. The bonus of a turned card joins the queue.',
  },
  'CK-10.2': {
    de: 'Eine Karte auslegen heißt: Gebäude bringen erst Ruhm, Waren erst ihre Münze, dann werden Sätze eingelöst. Ein Schiff bricht erst eine zu hohe Reihe, legt dann als drittes alle drei zum Tausch bereit, bringt seine Belohnung, und erst danach werden Sätze eingelöst. Eine Palastkarte wird ausgeführt und abgeworfen.',
    en: 'Laying a card means: buildings bring their fame and goods their coin first, then sets are settled. A ship first breaks a row that is too high, then, if it is the third, sets all three aside for the exchange, then brings its reward, and only then sets are settled. A palace card is carried out and discarded.',
  },
  'CK-10.3': {
    de: 'Die Schritte einer Belohnung folgen der aufgedruckten Reihenfolge. Jede Warenkarte und jede Palastkarte daraus ist ganz abgewickelt, bevor der nächste Schritt kommt.',
    en: 'The steps of a reward follow the printed order. Every goods card and every palace card it brings is finished before the next step.',
  },
  'CK-10.4': {
    de: 'Sätze einlösen: erst über Gebäude, dann über Waren entscheiden, beides vor dem Abwerfen. Gefragt wirst du nur, wenn verschiedene Karten gehen könnten oder die Waren Verschiedenes einbringen. Dann gibt es die Verwalter, dann die Münzen, dann gehen alle beteiligten Karten auf einmal.',
    en: 'Settling sets: decide on the buildings first, then on the goods, both before anything is discarded. You are asked only if different cards might go or the goods might pay differently. Then come the stewards, then the coins, then all cards involved go at once.',
  },
  'CK-10.5': {
    de: 'Eine Wirkung ist samt allem, was sie auslöst, zu Ende, bevor die nächste kommt. Boni gewendeter Karten warten, bis sonst nichts mehr offen ist, und kommen dann in der Reihenfolge des Wendens.',
    en: 'An effect is over, with all that it sets off, before the next one comes. Bonuses of turned cards wait until nothing else is open and then come in the order of turning.',
  },
  'CK-10.6': {
    de: 'Verlässt die letzte Karte das Raster, liegen sofort vier neue da, auch mitten in einer Wirkung und noch bevor die genommene Karte zählt. Verlässt die letzte Karte den Nachziehstapel, wird der Ablagestapel sofort gemischt. Karten, die gerade unterwegs sind, werden nicht mitgemischt.',
    en: 'When the last card leaves the grid, four new ones are laid at once, even amid an effect and before the card taken counts. When the last card leaves the draw pile, the discard pile is shuffled at once. Cards under way are not shuffled in.',
  },
  'CK-10.7': {
    de: 'Vor jeder neuen Karte hast du von keiner Art mehr als zwei und nie alle drei Arten. Darum sind es nie mehr als drei von einer Art, und nach dem Einlösen bleibt nichts übrig, was noch einzulösen wäre.',
    en: 'Before any new card you have no more than two of a kind and never all three kinds. So there are never more than three of a kind, and after settling nothing is left to settle.',
  },
}
