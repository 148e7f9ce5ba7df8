/** What the terminal says by itself. */
import type { Language } from '@durbar/room'

export const COMMANDS = { help: '?', whyNot: '!', undo: 'u', quit: 'q' }

const BOT_NAMES = ['Amina', 'Bhaskar', 'Chandra', 'Devi', 'Esha']

export const WORDS = {
  de: {
    choose: 'Deine Wahl',
    you: 'Du',
    bots: BOT_NAMES,
    hint: 'Zahl und Eingabetaste wählen, ? hilft, q beendet.',
    nothingRefused: 'Alles, worauf man zeigen könnte, ist erlaubt.',
    noUndo: 'Hier gibt es nichts zurückzunehmen.',
    notUnderstood: 'Das steht nicht zur Wahl. ? hilft.',
    end: 'Ende:',
    left: 'Bis zum nächsten Mal.',
  },
  en: {
    choose: 'Your choice',
    you: 'You',
    bots: BOT_NAMES,
    hint: 'A number and Enter choose, ? helps, q leaves.',
    nothingRefused: 'Everything one could point at is allowed.',
    noUndo: 'There is nothing to take back.',
    notUnderstood: 'That is not among the choices. ? helps.',
    end: 'The end:',
    left: 'Until next time.',
  },
} satisfies Record<Language, unknown>

export const HELP: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'Zahl  diesen Zug machen',
    '!     was nicht geht und warum',
    'u     den letzten Zug zurücknehmen',
    'q     das Spiel verlassen',
  ],
  en: [
    'number  make this move',
    '!       what is not allowed and why',
    'u       take the last move back',
    'q       leave the game',
  ],
}
