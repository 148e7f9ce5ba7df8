/** Pictures of procedures: paying, looking at counterfeits, the pawnshop, unmasking. */
import { type Drawings, type Language, PERSONS } from '@durbar/room'
import { IngotMark, PawnToken } from '../../table/marks.tsx'
import { HIGH, LOW, MEDIUM } from '../figures.ts'
import { Counterfeit, Label, Person, Relic, Scene } from './pieces.tsx'
import { Setup } from './setup.tsx'

const several = (n: number) => Array.from({ length: n }, (_, i) => i)

const ANATOMY: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'Wert',
    `${LOW}, ${MEDIUM} oder ${HIGH}`,
    'Kategorie',
    'segensreich',
    'oder verflucht',
    'Faust:',
    'geheime',
    'Auktion',
  ],
  en: [
    'value',
    `${LOW}, ${MEDIUM} or ${HIGH}`,
    'category',
    'blessed',
    'or cursed',
    'fist:',
    'secret',
    'auction',
  ],
}

function Anatomy({ language }: { language: Language }) {
  const [value, values, category, blessed, cursed, fist, secret, auction] = ANATOMY[language]
  const side = { size: 15, fill: 'var(--ink)' }
  return (
    <Scene w={372} h={210} bare>
      <Relic id="excalibur" x={104} y={18} w={148} />
      <g fill="none" stroke="var(--madder)" strokeWidth="1.6">
        <path d="M112 47H90M244 47H260M110 178H90M175 34V10H260" />
      </g>
      <Label {...side} x={85} y={44} anchor="end">
        {value}
      </Label>
      <Label {...side} x={85} y={62} anchor="end">
        {values}
      </Label>
      <Label {...side} x={265} y={15} anchor="start">
        {category}
      </Label>
      <Label {...side} x={265} y={48} anchor="start">
        {blessed}
      </Label>
      <Label {...side} x={265} y={66} anchor="start">
        {cursed}
      </Label>
      <Label {...side} x={85} y={166} anchor="end">
        {fist}
      </Label>
      <Label {...side} x={85} y={184} anchor="end">
        {secret}
      </Label>
      <Label {...side} x={85} y={202} anchor="end">
        {auction}
      </Label>
    </Scene>
  )
}

const Payment = ({ language }: { language: Language }) => (
  <Scene w={372} h={236}>
    <ellipse cx="186" cy="117" rx="112" ry="74" fill="var(--wh-oak)" stroke="var(--gilt)" strokeWidth="2.5" />
    <Person seat={0} x={186} y={198} r={24} />
    <Person seat={1} x={70} y={114} r={24} />
    <Person seat={2} x={186} y={36} r={24} />
    <Person seat={3} x={302} y={114} r={24} />
    <path d="M158 192Q108 180 84 148" fill="none" stroke="var(--brass)" strokeWidth="3.5" />
    <path d="M74 154 79 139 94 148Z" fill="var(--brass)" />
    {several(4).map((i) => (
      <IngotMark key={i} x={118 + i * 17} y={150} scale={0.52} />
    ))}
    <path
      d="M140 92A60 34 0 0 1 232 92"
      fill="none"
      stroke="var(--wh-text)"
      strokeWidth="2"
      strokeDasharray="4 5"
    />
    <path d="M240 100 226 94 236 84Z" fill="var(--wh-text)" />
    <Label x={186} y={112} size={15}>
      {language === 'de' ? 'im Uhrzeigersinn' : 'clockwise'}
    </Label>
    <Label x={220} y={204} size={15} anchor="start">
      {language === 'de' ? 'du' : 'you'}
    </Label>
  </Scene>
)

const Gaps = ({ language }: { language: Language }) => (
  <Scene w={372} h={152}>
    {[2, 1, 0].map((seat, i) => (
      <g key={seat}>
        <Person seat={seat} x={48 + i * 138} y={66} r={25} />
        <Label x={48 + i * 138} y={117}>
          {PERSONS[seat]}
        </Label>
      </g>
    ))}
    <Counterfeit x={86} y={26} w={62} />
    <Counterfeit of="mjollnir" x={224} y={26} w={62} />
    <Label x={186} y={141} size={14} fill="var(--wh-mauve)">
      {language === 'de' ? 'so sieht es Amina' : 'as Amina sees it'}
    </Label>
  </Scene>
)

const PAWNED = {
  de: ['Segen ruht', 'Fluch wirkt'],
  en: ['blessing sleeps', 'curse goes on'],
} as const

const Pawned = ({ language }: { language: Language }) => (
  <Scene w={372} h={188}>
    {(['horn-of-plenty', 'shirt-of-nessus'] as const).map((id, i) => (
      <g key={id}>
        <Relic id={id} x={64 + i * 140} y={16} w={104} effect={i === 0 ? 'suspended' : 'none'} />
        <g transform={`translate(${132 + i * 140} 100)`}>
          <PawnToken size={42} />
        </g>
        <Label x={116 + i * 140} y={170}>
          {PAWNED[language][i]}
        </Label>
      </g>
    ))}
  </Scene>
)

const UNMASKING = {
  de: ['aufgedeckt', 'echt: bleibt', 'gefälscht: geht'],
  en: ['turned up', 'genuine: stays', 'fake: goes'],
} as const

const Unmasking = ({ language }: { language: Language }) => (
  <Scene w={372} h={176}>
    <Counterfeit of="golden-fleece" x={14} y={16} w={74} cancelled />
    <Counterfeit of="davids-harp" x={36} y={34} w={74} />
    <Relic id="golden-fleece" x={138} y={20} w={92} certified note="genuine" />
    <g opacity=".6">
      <Relic id="davids-harp" x={262} y={20} w={92} note="fake" />
    </g>
    <path d="M264 24 352 130" stroke="var(--wh-curse)" strokeWidth="5" strokeLinecap="round" />
    {UNMASKING[language].map((text, i) => (
      <Label key={text} x={[62, 184, 306][i]!} y={160} size={15}>
        {text}
      </Label>
    ))}
  </Scene>
)

const Rescue = () => (
  <Scene w={372} h={150}>
    <Relic id="unicorn-horn" x={30} y={16} w={92} certified note="genuine" />
    <path d="M134 76H176" stroke="var(--brass)" strokeWidth="4" />
    <path d="M172 66 188 76 172 86Z" fill="var(--brass)" />
    <Counterfeit of="excalibur" x={200} y={28} w={72} cancelled />
    <Relic id="excalibur" x={286} y={28} w={72} note="genuine" />
  </Scene>
)

export const scenes: Drawings['pictures'] = {
  setup: Setup,
  anatomy: Anatomy,
  payment: Payment,
  gaps: Gaps,
  pawned: Pawned,
  unmasking: Unmasking,
  rescue: Rescue,
}
