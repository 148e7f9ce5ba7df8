/** Faults that could be planted in a file: each is a small change that a tired hand might make, and that compiles. */
import { linesIn, parse, textOf, walk } from './sources.mjs'

const OTHER_WAY = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
}
const TURNED = { '++': '--', '--': '++', '+=': '-=', '-=': '+=' }

/** Where only types stand nothing can go wrong while it runs, and what an error says is nobody's rule. */
const PASSED_OVER = new Set([
  'TsTypeAnnotation',
  'TsTypeAliasDeclaration',
  'TsInterfaceDeclaration',
  'TsTypeParameterInstantiation',
  'TsTypeParameterDeclaration',
  'ImportDeclaration',
  'ThrowStatement',
])
const hasText = ({ type }) => type === 'StringLiteral' || type === 'TemplateLiteral'

/** What becomes of a node: pairs of what it is called and the part that is written anew. */
function changesOf(node, at) {
  switch (node.type) {
    case 'BinaryExpression': {
      const other = OTHER_WAY[node.operator]
      // Words are joined, not counted.
      if (!other || hasText(node.left) || hasText(node.right)) return []
      const between = { start: node.left.span.end, end: node.right.span.start }
      return [[`${node.operator} for ${other}`, between, at(between).replace(node.operator, () => other)]]
    }
    case 'UpdateExpression':
    case 'AssignmentExpression': {
      const other = TURNED[node.operator]
      return other
        ? [[`${node.operator} for ${other}`, node.span, at(node.span).replace(node.operator, other)]]
        : []
    }
    case 'NumericLiteral':
      return [[`${node.value} for ${node.value + 1}`, node.span, String(node.value + 1)]]
    case 'BooleanLiteral':
      return [['the opposite', node.span, String(!node.value)]]
    case 'UnaryExpression':
      return node.operator === '!' ? [['not negated', node.span, at(node.argument.span)]] : []
    case 'IfStatement':
    case 'ConditionalExpression':
      // A comparison that is turned round by itself is the same fault.
      if (/^[=!]==$/.test(node.test.operator)) return []
      return [['the other case', node.test.span, `!(${at(node.test.span)})`]]
    case 'ExpressionStatement':
      return node.expression.type === 'CallExpression' ? [['not done', node.span, ';']] : []
    case 'ContinueStatement':
    case 'BreakStatement':
      return [['not left', node.span, ';']]
    default:
      return []
  }
}

/** All of them in the order in which they stand; spans are bytes. */
export function faultsIn(file) {
  const text = textOf(file)
  const bytes = Buffer.from(text)
  const module = parse(file, text)
  // The parser counts from a semicolon that stands before the file.
  const offset = module.span.start + 1
  const at = ({ start, end }) => bytes.subarray(start - offset, end - offset).toString()
  const found = []
  const see = (node) => {
    for (const [what, span, now] of changesOf(node, at)) {
      const [from, to] = [span.start - offset, span.end - offset]
      const line = linesIn(bytes.subarray(0, from).toString()) + 1
      found.push({ file, line, what, from, to, was: at(span), now })
    }
  }
  walk(module, see, PASSED_OVER)
  return found
}

/** The whole file with the fault in it. */
export function withFault({ file, from, to, now }) {
  const bytes = Buffer.from(textOf(file))
  return Buffer.concat([bytes.subarray(0, from), Buffer.from(now), bytes.subarray(to)])
}
