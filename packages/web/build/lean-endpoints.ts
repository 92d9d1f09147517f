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
  let lean = code;
  const leaveOut = ({ start, end }: ESTree.Node) => {
    const upTo = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
    lean = lean.slice(0, start) + code.slice(start, upTo).replace(/\S/g, ' ') + lean.slice(upTo);
  };
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [, declared] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return;
      if (declared?.type === 'ObjectExpression') declared.properties.filter(isServerOnly).forEach(leaveOut);
    },
  });
  visitor.visit(parseSync('endpoints.js', code).program);
  return lean;
}

function isServerOnly(property: ESTree.ObjectPropertyKind): boolean {
  return (
    property.type === 'Property' && property.key.type === 'Identifier' && serverOnly.has(property.key.name)
  );
}
