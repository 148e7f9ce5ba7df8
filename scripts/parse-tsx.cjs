/**
 * dependency-cruiser reads with swc, which must be told about JSX, and it takes `import type` for an import.
 * This teaches it both before it starts: with BOUNDARIES=values, imports of types alone are left out.
 */
const swc = require('@swc/core')
const { parseFileSync } = swc

const typesAlone = (item) =>
  (item.type === 'ImportDeclaration' || item.type === 'ExportNamedDeclaration') &&
  (item.typeOnly || (item.specifiers?.length > 0 && item.specifiers.every((each) => each.isTypeOnly)))

swc.parseFileSync = (file, options) => {
  const ast = parseFileSync(file, { ...options, tsx: file.endsWith('x') })
  if (process.env.BOUNDARIES === 'values') ast.body = ast.body.filter((item) => !typesAlone(item))
  return ast
}
