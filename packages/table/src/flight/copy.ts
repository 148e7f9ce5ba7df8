/** A picture of something on the table, which nobody can touch or take for the thing itself. */

const ITS_OWN = [
  'data-piece',
  'data-tokens',
  'data-look',
  'data-state',
  'data-fit',
  'data-note',
  'data-wanted',
  'data-move',
  'data-place',
]

export function copyOf(node: HTMLElement): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement
  for (const each of [copy, ...copy.querySelectorAll('*')])
    for (const name of ITS_OWN) each.removeAttribute(name)
  copy.inert = true
  copy.setAttribute('aria-hidden', 'true')
  return copy
}
