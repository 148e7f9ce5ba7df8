declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  interface Params {
    readonly version: 'aes128gcm'
    readonly privateKey: ECDH
    readonly authSecret: string
  }
  const ece: { decrypt(bytes: Buffer, params: Params): Buffer }
  export default ece
}
