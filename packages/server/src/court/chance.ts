/** Names and secrets from chance, and what is kept of a secret. */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { TableWord } from '@durbar/protocol/court/arrangement'

export const newId = (): string => randomBytes(12).toString('hex')
export const newSecret = (): string => randomBytes(32).toString('hex')
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export const newWord = (): TableWord => [randomInt(64), randomInt(64), randomInt(10, 100)]
export const wordKey = (word: TableWord): string => word.join('-')

/** Follows from the secret that the server is bound to and says nothing of it. */
export const invitationTo = (secret: string): string => hashOf(`durbar invitation\n${secret}`).slice(0, 24)
