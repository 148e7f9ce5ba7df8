/** Dry and close sounds, made here: card stock, wood on felt, a coin on brass, one tabla stroke. No files. */
import type { Sound } from '@durbar/table'
import { currentSettings } from './settings.ts'

let context: AudioContext | null = null

interface Stroke {
  /** Hertz at the start and the end; 0 = noise only. */
  readonly from: number
  readonly to: number
  readonly noise: number
  readonly seconds: number
  readonly wave?: OscillatorType
  readonly at?: number
  readonly gain: number
  /** Where the noise is filtered. */
  readonly band?: number
}

const SOUNDS: Readonly<Record<Sound, readonly Stroke[]>> = {
  card: [{ from: 0, to: 0, noise: 1, band: 2600, seconds: 0.07, gain: 0.5 }],
  paper: [{ from: 0, to: 0, noise: 1, band: 1400, seconds: 0.16, gain: 0.35 }],
  wood: [{ from: 320, to: 150, noise: 0.5, band: 900, seconds: 0.09, gain: 0.6 }],
  coin: [
    { from: 2350, to: 2300, noise: 0, seconds: 0.22, gain: 0.16, wave: 'triangle' },
    { from: 3520, to: 3480, noise: 0, seconds: 0.14, gain: 0.1, wave: 'triangle', at: 0.03 },
  ],
  dice: [
    { from: 420, to: 240, noise: 0.6, band: 1800, seconds: 0.05, gain: 0.45 },
    { from: 380, to: 200, noise: 0.6, band: 1500, seconds: 0.05, gain: 0.4, at: 0.08 },
    { from: 340, to: 180, noise: 0.6, band: 1300, seconds: 0.06, gain: 0.35, at: 0.15 },
  ],
  hammer: [{ from: 190, to: 70, noise: 0.9, band: 700, seconds: 0.14, gain: 0.9 }],
  turn: [{ from: 210, to: 128, noise: 0.15, band: 600, seconds: 0.32, gain: 0.5, wave: 'sine' }],
  win: [
    { from: 146.8, to: 146.8, noise: 0, seconds: 1.6, gain: 0.26, wave: 'sawtooth' },
    { from: 220, to: 220, noise: 0, seconds: 1.8, gain: 0.22, wave: 'sawtooth', at: 0.35 },
  ],
}

function strike(audio: AudioContext, stroke: Stroke, volume: number): void {
  const start = audio.currentTime + (stroke.at ?? 0)
  const end = start + stroke.seconds
  const level = audio.createGain()
  level.gain.setValueAtTime(stroke.gain * volume, start)
  level.gain.exponentialRampToValueAtTime(0.0005, end)
  const soft = audio.createBiquadFilter()
  soft.type = 'lowpass'
  soft.frequency.value = 4200
  soft.connect(level).connect(audio.destination)
  if (stroke.from > 0) {
    const tone = audio.createOscillator()
    tone.type = stroke.wave ?? 'triangle'
    tone.frequency.setValueAtTime(stroke.from, start)
    tone.frequency.exponentialRampToValueAtTime(stroke.to, end)
    tone.connect(soft)
    tone.start(start)
    tone.stop(end)
  }
  if (stroke.noise > 0) {
    const length = Math.ceil(audio.sampleRate * stroke.seconds)
    const buffer = audio.createBuffer(1, length, audio.sampleRate)
    const samples = buffer.getChannelData(0)
    for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * stroke.noise * (1 - i / length)
    const hiss = audio.createBufferSource()
    const band = audio.createBiquadFilter()
    band.type = 'bandpass'
    band.frequency.value = stroke.band ?? 1500
    hiss.buffer = buffer
    hiss.connect(band).connect(level)
    hiss.start(start)
  }
}

export function play(sound: Sound): void {
  const { volume } = currentSettings()
  if (volume <= 0) return
  context ??= new AudioContext()
  void context.resume()
  for (const stroke of SOUNDS[sound]) strike(context, stroke, volume)
}
