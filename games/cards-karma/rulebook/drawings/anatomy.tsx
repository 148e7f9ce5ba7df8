/** What stands where on a card. */
import type { Drawings, Language } from '@durbar/room'
import { Arrow, Card, Die, Frame, Label } from './parts.tsx'

type Lines = Readonly<Record<Language, readonly string[]>>
const LINES = {
  corner: { de: ['Farbe des', 'Würfels'], en: ['colour of', 'the die'] },
  building: { de: ['Gebäude'], en: ['building'] },
  good: { de: ['Ware,', 'Münzwert'], en: ['good,', 'coin value'] },
  cost: { de: ['Farbe und', 'Summe'], en: ['colour and', 'least sum'] },
  fame: { de: ['Ruhmtoken'], en: ['fame token'] },
  number: { de: ['Zahl'], en: ['number'] },
  exactly: { de: ['Kosten:', 'genau so'], en: ['cost:', 'exactly this'] },
  reward: { de: ['Belohnung', 'und Ware'], en: ['reward', 'and good'] },
  coin: { de: ['Münze,', 'sofort'], en: ['coin,', 'at once'] },
  first: { de: ['Ware,', 'Münzwert'], en: ['good,', 'coin value'] },
} satisfies Record<string, Lines>

/** The card stands at 116 / 8 and is 140 wide. */
const at = (x: number, y: number): readonly [number, number] => [116 + x * 1.4, 8 + y * 1.4]

export const anatomy: Drawings['pictures'] = {
  'anatomy-building': ({ language }) => (
    <Frame w={372} h={196}>
      <Card id="B26" x={116} y={8} w={140} />
      <Label x={274} y={30} to={at(87, 13)} lines={LINES.corner[language]} />
      <Label x={274} y={92} to={at(77, 68)} lines={LINES.good[language]} />
      <Label x={274} y={168} to={at(83, 110)} lines={LINES.fame[language]} />
      <Label x={98} y={92} to={at(36, 58)} lines={LINES.building[language]} end />
      <Label x={98} y={160} to={at(24, 111)} lines={LINES.cost[language]} end />
    </Frame>
  ),
  'anatomy-ship': ({ language }) => (
    <Frame w={372} h={196}>
      <Card id="S24" x={116} y={8} w={140} />
      <Label x={274} y={30} to={at(87, 13)} lines={LINES.corner[language]} />
      <Label x={98} y={84} to={at(62, 50)} lines={LINES.number[language]} end />
      <Label x={98} y={152} to={at(19, 110)} lines={LINES.exactly[language]} end />
      <Label x={274} y={160} to={at(67, 110)} lines={LINES.reward[language]} />
    </Frame>
  ),
  'anatomy-goods': ({ language }) => (
    <Frame w={372} h={196}>
      <Card id="G17" x={116} y={8} w={140} />
      <Label x={274} y={30} to={at(87, 13)} lines={LINES.corner[language]} />
      <Label x={98} y={76} to={at(30, 48)} lines={LINES.first[language]} end />
      <Label x={274} y={122} to={at(64, 80)} lines={LINES.good[language]} />
      <Label x={98} y={148} to={at(22, 98)} lines={LINES.coin[language]} end />
    </Frame>
  ),
  die: () => (
    <Frame w={372} h={150}>
      <Card id="G06" x={56} y={4} w={110} />
      <Arrow x={174} y={75} length={24} />
      <Die id="G06" x={206} y={4} w={110} />
    </Frame>
  ),
}
