import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** What only the server, OpenAPI and types read of an endpoint. Browsers go by method, path, right and what is asked. */
const serverOnly = new Set(['title', 'answer', 'deadline', 'confidential']);

/** Leaves out of the contract's endpoints what no browser reads; their answers are most of an `*.api.ts`. */
export function leanEndpoints(): Plugin {
  return {
    name: 'lean-endpoints',
    transform: {
      order: 'post',
      filter: { id: /\/contract\/src\/.*\.api\.ts$/ },
      handler: (code) => ({ code: withoutServerOnly(code), map: null }),
    },
  };
}

/** JavaScript with spaces in the place of what is left out, so that its source map stays true. */
export function withoutServerOnly(code: string): string {
  const { program } = parseSync('endpoints.js', code);
  const parts: ESTree.Node[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [, declared] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return;
      if (declared?.type === 'ObjectExpression') parts.push(...declared.properties.filter(isServerOnly));
    },
  });
  visitor.visit(program);
  const lean = parts.reduce(blanked, code);
  const imports = program.body.filter((part) => part.type === 'ImportDeclaration');
  const rest = imports.reduce(blanked, lean);
  // An import that stays would bring its module along, used or not.
  const unused = imports.filter(({ specifiers }) =>
    specifiers.every(({ local }) => !new RegExp(`\\b${local.name}\\b`).test(rest)),
  );
  return unused.reduce(blanked, lean);
}

/** The same text with spaces from the beginning of a part to its end, and to the comma after it. */
function blanked(code: string, { start, end }: ESTree.Node): string {
  const upTo = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
  return code.slice(0, start) + code.slice(start, upTo).replace(/\S/g, ' ') + code.slice(upTo);
}

function isServerOnly(property: ESTree.ObjectPropertyKind): boolean {
  return (
    property.type === 'Property' && property.key.type === 'Identifier' && serverOnly.has(property.key.name)
  );
}
