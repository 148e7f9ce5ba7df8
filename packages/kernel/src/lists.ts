/** So many of one value. Pushed one by one: a list that was made with holes is read more slowly ever after. */
export function filled(length: number, value: number): number[] {
  const list: number[] = []
  for (let i = 0; i < length; i++) list.push(value)
  return list
}
