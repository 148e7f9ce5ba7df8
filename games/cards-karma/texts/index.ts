import type { Texts } from '@durbar/kernel'
export const texts = {} as Texts<any, any>
