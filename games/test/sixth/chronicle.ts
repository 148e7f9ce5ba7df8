/** State and events say all there is to say. */
export { untold as chronicle } from '@durbar/kernel'
