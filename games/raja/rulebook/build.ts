/** Building, moving a house, fetching houses. */
import { type Section, say } from '@durbar/room'
import { ARTISAN_PRICE, HOUSE_PRICE, PALACE_PRICE, QUARRY_HOUSES } from '../data/material.ts'
import * as n from './figures.ts'

export const build: Section = {
  id: 'build',
  title: { de: say`Bauen und Häuser versetzen`, en: say`Building and moving houses` },
  wide: 'table',
  text: [
    {
      kind: 'paragraph',
      rules: ['RJ-7.2.1'],
      text: {
        de: say`In einem **Dorf** baust du Häuser, wo auch immer dein Architekt steht. Das Dorf muss nur noch Platz haben.`,
        en: say`In a **village** you build houses wherever your architect stands. The village only needs room.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-7.2.2', 'RJ-7.2.3'],
      text: {
        de: say`In einer **Stadt** baust du Häuser und Paläste nur, wenn dein Architekt dort steht. Du darfst in einem Zug mehrere Städte besuchen und in jeder bauen.`,
        en: say`In a **city** you build houses and palaces only while your architect stands there. You may visit several cities in one turn and build in each.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-7.2.5'],
      text: {
        de: say`Jedes Haus kostet ${HOUSE_PRICE} Gold an die Bank, in Dorf und Stadt gleich viel. Du nimmst es aus deinem Vorrat.`,
        en: say`Each house costs ${HOUSE_PRICE} gold to the bank, in village and city alike. You take it from your stock.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-7.2.4', 'RJ-7.2.6', 'RJ-7.2.7'],
      text: {
        de: say`Ein Palast kostet ${PALACE_PRICE} Gold an die Bank, ob groß oder klein; mit ${n.dem(6)} zahlst du ${ARTISAN_PRICE} Gold. Er braucht einen freien Bauplatz. Du wählst, ob du groß oder klein baust, solange ein solcher Platz frei ist.`,
        en: say`A palace costs ${PALACE_PRICE} gold to the bank, large or small; with the ${n.person(6).en} you pay ${ARTISAN_PRICE} gold. It needs a free site. You choose large or small, as long as such a site is free.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-7.2.8'],
      text: {
        de: say`Mit der Aktion „${n.action('TWO_HOUSES').de}“ musst du mindestens ${n.cityHousesBy('TWO_HOUSES')} Haus in einer Stadt bauen. Daran erinnert das Stadttor auf der gedruckten Scheibe. Beide Häuser in Dörfern sind mit dieser Aktion nie erlaubt.`,
        en: say`With the action “${n.action('TWO_HOUSES').en}” you must build at least ${n.cityHousesBy('TWO_HOUSES')} house in a city. The city gate on the printed disc stands for this. Both houses in villages are never allowed with this action.`,
      },
    },
    { kind: 'heading', text: { de: say`Ein Haus versetzen`, en: say`Moving a house` } },
    {
      kind: 'paragraph',
      rules: ['RJ-7.3.1', 'RJ-7.3.4'],
      text: {
        de: say`Du versetzt nur eigene Häuser, aus einem Dorf oder aus einer Stadt, wo auch immer dein Architekt steht. Das kostet nichts.`,
        en: say`You move only houses of your own, out of a village or a city, wherever your architect stands. This is free.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-7.3.3'],
      text: {
        de: say`In ein Dorf mit Platz versetzt du immer, in eine Stadt nur, wenn dein Architekt dort steht. Das Haus muss an einen anderen Ort.`,
        en: say`Into a village with room you may always move, into a city only if your architect stands there. The house must go to a different place.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-7.3.2'],
      text: {
        de: say`Versetzt du das einzige Haus eines Dorfes, ist diese Straße gesperrt, bis dort wieder ein Haus steht.`,
        en: say`If you move the only house out of a village, that road is closed until a house stands there again.`,
      },
    },
    { kind: 'heading', text: { de: say`Steinbruch`, en: say`Quarry` } },
    {
      kind: 'paragraph',
      rules: ['RJ-7.4.1'],
      text: {
        de: say`Nimm ${QUARRY_HOUSES} eigene Häuser aus dem Steinbruch in deinen Vorrat. Das kostet nichts.`,
        en: say`Take ${QUARRY_HOUSES} houses of your own from the quarry into your stock. This is free.`,
      },
    },
  ],
  aside: [
    {
      kind: 'picture',
      name: 'build',
      caption: {
        de: say`Dorf: von überall. Stadt: nur mit deinem Architekten. Groß und klein kosten gleich viel.`,
        en: say`Village: from anywhere. City: only with your architect. Large and small cost the same.`,
      },
    },
  ],
}
