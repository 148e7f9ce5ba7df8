/** Who is at a table on other nodes, as they say; and which nodes there are. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Audiences } from '../../src/court/audiences.ts'
import { Nodes } from '../../src/court/nodes.ts'

describe('at a table', () => {
  test('there are all of whom any node says so, and what it said last counts', () => {
    const audiences = new Audiences()
    expect(audiences.at('table')).toEqual([])
    audiences.heard('two', 'table', ['anna', 'ben'])
    audiences.heard('three', 'table', ['cleo'])
    audiences.heard('two', 'other', ['dev'])
    expect(audiences.at('table')).toEqual(['anna', 'ben', 'cleo'])
    audiences.heard('two', 'table', ['ben'])
    expect(audiences.at('table')).toEqual(['ben', 'cleo'])
    audiences.heard('two', 'table', [])
    expect(audiences.at('table')).toEqual(['cleo'])
    audiences.heard('three', 'table', [])
    expect(audiences.at('table')).toEqual([])
    expect(audiences.at('other')).toEqual(['dev'])
  })

  test('a node that is gone leaves every table, and those are named that must be told', () => {
    const audiences = new Audiences()
    audiences.heard('two', 'first', ['anna'])
    audiences.heard('three', 'first', ['ben'])
    audiences.heard('two', 'second', ['anna'])
    audiences.heard('three', 'third', ['ben'])
    expect(audiences.forgetNode('two')).toEqual(['first', 'second'])
    expect(['first', 'second', 'third'].map((table) => audiences.at(table))).toEqual([['ben'], [], ['ben']])
    // Told once: nobody of theirs is anywhere now.
    expect(audiences.forgetNode('two')).toEqual([])
  })

  test('a table that nobody here holds any more is not kept in mind', () => {
    const audiences = new Audiences()
    audiences.heard('two', 'table', ['anna'])
    audiences.forget('table')
    expect(audiences.at('table')).toEqual([])
    expect(audiences.forgetNode('two')).toEqual([])
  })
})

describe('nodes', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
  afterEach(() => void vi.useRealTimers())

  function watching() {
    const said: string[] = []
    const nodes = new Nodes({
      beat: () => said.push('beat'),
      isNew: (node) => said.push(`${node} is new`),
      isGone: (node) => said.push(`${node} is gone`),
    })
    nodes.begin()
    return { nodes, said: () => said.splice(0) }
  }

  test('one says every two seconds that it is there; a new one is greeted, and once', () => {
    const { nodes, said } = watching()
    vi.advanceTimersByTime(1_999)
    expect(said()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(said()).toEqual(['beat'])
    nodes.heard('two')
    nodes.heard('two')
    expect(said()).toEqual(['two is new'])
    nodes.close()
    vi.advanceTimersByTime(60_000)
    expect(said()).toEqual([])
  })

  test('whoever is silent for seven seconds has died; whoever goes says so; each is told once', () => {
    const { nodes, said } = watching()
    nodes.heard('two')
    nodes.heard('three')
    said()
    for (let n = 0; n < 3; n++) {
      vi.advanceTimersByTime(2_000)
      nodes.heard('three')
    }
    expect(said()).toEqual(['beat', 'beat', 'beat'])
    vi.advanceTimersByTime(2_000)
    expect(said()).toEqual(['beat', 'two is gone'])
    nodes.gone('three')
    nodes.gone('three')
    nodes.gone('two')
    expect(said()).toEqual(['three is gone'])
    nodes.heard('two')
    expect(said()).toEqual(['two is new'])
    nodes.close()
  })

  test('while we could not hear anybody, nobody was silent', () => {
    const { nodes, said } = watching()
    nodes.heard('two')
    vi.advanceTimersByTime(6_500)
    nodes.excuse()
    said()
    vi.advanceTimersByTime(6_500)
    expect(said()).not.toContain('two is gone')
    vi.advanceTimersByTime(2_000)
    expect(said()).toContain('two is gone')
    nodes.close()
  })
})
