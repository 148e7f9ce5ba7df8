/** What the keys do at a table. Its words come with it: whoever plays by hand never needs them. */
import { type Language, useLanguage } from '@durbar/table'
import { Sheet } from '../shell/sheet.tsx'
import css from './key-help.module.css'

type Keys = readonly (readonly [keys: readonly string[], does: string])[]

const TITLE: Readonly<Record<Language, string>> = { de: 'Tasten', en: 'Keys' }
const KEYS: Readonly<Record<Language, Keys>> = {
  de: [
    [['←', '→', '↑', '↓'], 'Gehen zum Nächsten, das du berühren kannst.'],
    [['Tab'], 'Geht durch alles, was auf dem Tisch liegt.'],
    [['Enter'], 'Wählt, was den Rahmen hat, oder lässt es wieder los.'],
    [['Strg', 'Enter'], 'Drückt den großen Knopf.'],
    [['Esc'], 'Lässt alles los und schließt, was offen ist.'],
    [['Rück'], 'Lässt los; ist nichts gewählt, nimmt sie deinen letzten Zug zurück.'],
    [['I'], 'Zeigt das, was den Rahmen hat, groß.'],
    [['P'], 'Öffnet die Spielhilfe.'],
    [['?'], 'Zeigt diese Tasten.'],
  ],
  en: [
    [['←', '→', '↑', '↓'], 'Go to the next thing you may touch.'],
    [['Tab'], 'Goes through everything on the table.'],
    [['Enter'], 'Chooses what has the frame, or lets go of it.'],
    [['Ctrl', 'Enter'], 'Presses the main button.'],
    [['Esc'], 'Lets go of everything and closes what is open.'],
    [['Backspace'], 'Lets go; where nothing is chosen, takes back your last move.'],
    [['I'], 'Shows what has the frame large.'],
    [['P'], 'Opens the player aid.'],
    [['?'], 'Shows these keys.'],
  ],
}

export default function KeyHelp(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const language = useLanguage()
  return (
    <Sheet {...props} title={TITLE[language]}>
      <dl className={css.keys} data-keys="">
        {KEYS[language].map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
