/** SHA-256 without waiting: a browser has no synchronous one, and none at all on an insecure address. */
import { sha256 as hash } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The hash of a text's UTF-8 bytes, as 64 hexadecimal digits. */
export const sha256 = (text: string): string => bytesToHex(hash(utf8ToBytes(text)))
