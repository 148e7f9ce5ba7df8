/** `durbar play`: a whole game in the terminal against bots. */
import { randomBytes } from 'node:crypto'
import { BOTS, type Bot, botNamed, decide, Recollections } from '@durbar/bots'
import {
  type Core,
  isRefused,
  keyFromSeed,
  type Played,
  type Position,
  type Seat,
  streamDice,
} from '@durbar/kernel'
import type { AnyRoom } from '@durbar/room'
import { canOf, type Language, type NameOf, readBy, whyNot } from '@durbar/room'
import { Command } from 'commander'
import { type AnyHost, type GameArguments, settingFor, whole } from './arguments.ts'
import { Complaint } from './complaint.ts'
import { COMMANDS, HELP, WORDS } from './play-texts.ts'
import { type Keyboard, keyboard, paint, say } from './terminal.ts'

interface Arguments extends GameArguments {
  readonly bot: string
  readonly seed?: string
  readonly lang?: string
  readonly demo?: boolean
}

interface Game {
  readonly room: AnyRoom
  readonly house: AnyHost
  readonly language: Language
  readonly person: Seat | null
  readonly name: NameOf
}

function narrate({ room, language, person, name }: Game, played: Played<Core, unknown>): void {
  const speech = room.texts.speech[language]
  const painted = readBy(person, (seat) => paint(seat, name(seat)))
  for (const event of played.events) {
    const seen = room.game.redact(event, person ?? 'observer')
    const line = seen && speech.event(seen, painted)
    if (line) say(`  ${line}`)
  }
}

function draw({ room, language, person, name }: Game, at: Position<Core>): void {
  const view = room.game.view(at.state, person ?? 'observer', true)
  for (const line of room.terminal?.(view, name, language, paint) ?? [JSON.stringify(view)]) say(line)
}

/** Asks until there is a legal answer. null = the person has left. */
async function choose(game: Game, at: Position<Core>, keys: Keyboard): Promise<Position<Core> | null> {
  const { room, house, language, person } = game
  const { kernel } = house
  const speech = room.texts.speech[language]
  const words = WORDS[language]
  const ask = kernel.ask(at.state, person!)!
  const view = room.game.view(at.state, person!)
  draw(game, at)
  say(paint('title', speech.prompt(ask.rule, view, canOf(ask.moves))))
  ask.moves.forEach((move, i) => {
    say(`  ${String(i + 1).padStart(2)}  ${speech.move(move, view, game.name)}`)
  })
  for (;;) {
    const answer = await keys.ask(`${words.choose} (1-${ask.moves.length}, ?): `)
    if (answer === null || answer.trim() === COMMANDS.quit) return null
    const text = answer.trim()
    if (text === COMMANDS.help) for (const line of HELP[language]) say(`  ${line}`)
    else if (text === COMMANDS.whyNot) {
      if (ask.refused.length === 0) say(`  ${words.nothingRefused}`)
      for (const { move, rule, why } of ask.refused)
        say(
          `  ${speech.move(move, view, game.name)}: ${paint('bad', whyNot(speech, { why, move }, view, game.name) ?? why)} [${rule}]`,
        )
    } else if (text === COMMANDS.undo) {
      const back = house.undo(at, person!)
      if (!isRefused(back)) return back
      say(`  ${words.noUndo}`)
    } else if (/^[1-9]\d*$/.test(text) && Number(text) <= ask.moves.length) {
      const played = house.play(at, person!, ask.moves[Number(text) - 1])
      if (isRefused(played)) say(paint('bad', played.refused))
      else {
        narrate(game, played)
        return played
      }
    } else say(`  ${words.notUnderstood}`)
  }
}

function final({ room, language, name }: Game, state: Core): void {
  const words = WORDS[language]
  const { scores, places, end } = state.result!
  say(paint('title', `── ${words.end} ${room.texts.speech[language].ends[end]}`))
  const order = scores.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!)
  for (const seat of order)
    say(`  ${places[seat]}. ${paint(seat, name(seat).padEnd(14))} ${String(scores[seat]).padStart(4)}`)
}

async function run(game: Game, bot: Bot, begun: Played<Core, unknown>): Promise<void> {
  const { house, person, language } = game
  const { kernel } = house
  const keys = person === null ? null : keyboard()
  const dice = streamDice(randomBytes(4).readUInt32LE())
  const recollections = new Recollections()
  let at: Position<Core> = begun
  narrate(game, begun)
  for (let seat = kernel.toMove(at.state); seat >= 0; seat = kernel.toMove(at.state)) {
    if (seat === person) {
      const next = await choose(game, at, keys!)
      if (next === null) {
        keys!.close()
        return say(`\n${WORDS[language].left}`)
      }
      at = next
    } else {
      const { memory, giveBack } = recollections.lend(
        { match: '', log: at.match.log },
        seat,
        bot.name,
        kernel,
      )
      const move = decide(bot, kernel, at.state, seat, dice, memory)
      giveBack()
      const played = house.play(at, seat, kernel.write(move))
      if (isRefused(played)) throw new Error(played.refused)
      narrate(game, played)
      at = played
    }
  }
  keys?.close()
  draw(game, at)
  final(game, at.state)
}

export const play = new Command('play')
  .summary('play a game in the terminal')
  .description(
    'A game against bots in the terminal: numbered choices, undo, and why something is not allowed. --demo watches bots.',
  )
  .option('--game <id>', 'which game', 'vermaechtnis')
  .option('--players <n>', 'how many seats', '3')
  .option('--options <json>', 'options of the game', '{}')
  .option('--bot <name>', `who plays the other seats: ${Object.keys(BOTS).join(', ')}`, 'greedy')
  .option('--seed <n>', 'the same seed deals the same cards')
  .option('--lang <de|en>', 'language (default: that of the terminal)')
  .option('--demo', 'watch bots play')
  .action(async (given: Arguments) => {
    const { room, house, seats, options } = await settingFor(given)
    const bot = botNamed(given.bot)
    if (!bot) throw new Complaint(`no bot '${given.bot}'; there are ${Object.keys(BOTS).join(', ')}`)
    await bot.prepare?.(house.kernel)
    const language = given.lang ?? (process.env.LANG?.startsWith('de') ? 'de' : 'en')
    if (language !== 'de' && language !== 'en')
      throw new Complaint(`--lang must be de or en, not '${language}'`)
    const key =
      given.seed === undefined ? randomBytes(32).toString('hex') : keyFromSeed(whole('seed', given.seed, 0))
    const begun = house.start(seats, options, key)
    if (isRefused(begun)) throw new Complaint(begun.refused)
    const person = given.demo ? null : 0
    const words = WORDS[language]
    const name = readBy(person, (seat) => (seat === person ? words.you : words.bots[seat]!))
    const game: Game = { room, house, language, person, name }
    say(paint('title', room.texts.speech[language].title))
    say(paint('quiet', room.texts.speech[language].tagline))
    if (person !== null) say(paint('quiet', words.hint))
    await run(game, bot, begun)
  })
