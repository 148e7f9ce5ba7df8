/** The sign for closing. */
import { Icon } from '@durbar/table'

export const Cross = () => (
  <Icon d="M106 62 62 106 212 256 62 406l44 44 150-150 150 150 44-44-150-150 150-150-44-44-150 150Z" />
)
