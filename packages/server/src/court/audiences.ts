/** Who is at a table on other nodes, as they say. */
export class Audiences {
  private readonly byTable = new Map<string, Map<string, readonly string[]>>()

  at(table: string): readonly string[] {
    return [...(this.byTable.get(table)?.values() ?? [])].flat()
  }

  heard(node: string, table: string, persons: readonly string[]): void {
    const nodes = this.byTable.get(table) ?? new Map()
    if (persons.length > 0) nodes.set(node, persons)
    else nodes.delete(node)
    if (nodes.size > 0) this.byTable.set(table, nodes)
    else this.byTable.delete(table)
  }

  forget(table: string): void {
    this.byTable.delete(table)
  }

  /** The tables at which somebody was there. */
  forgetNode(node: string): readonly string[] {
    const tables = [...this.byTable].filter(([, nodes]) => nodes.has(node)).map(([table]) => table)
    for (const table of tables) this.heard(node, table, [])
    return tables
  }
}
