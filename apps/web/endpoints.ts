/** The endpoints in the browser's build: how to call them, and the bodies that forms are checked against. */
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite';

/** The server alone reads these. With them go most schemas, which each page would otherwise make as it loads. */
const serversOnly = new Set([
  ...['summary', 'action', 'tenant', 'params', 'query', 'reply'],
  ...['ok', 'alsoOk', 'refusals', 'limit', 'download'],
]);

/** Makes `endpoint({ … })` of the contracts the object alone: what no page calls is then left out, too. */
export const endpoints: Plugin = {
  name: 'endpoints',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /packages\/features\/\w+\/\w*[cC]ontract\.ts$/ },
    handler: (code) => ({ code: asCalled(code), map: null }),
  },
};

/** @param code of a contract, without its types */
export function asCalled(code: string): string {
  const cuts: Cut[] = [];
  new Visitor({ CallExpression: (call) => void cuts.push(...cutsOf(call)) }).visit(parseAst(code));
  return without(code, cuts);
}

/** From here to there. */
type Cut = readonly [number, number];

function cutsOf({ callee, arguments: [row], start }: ESTree.CallExpression): readonly Cut[] {
  if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || row?.type !== 'ObjectExpression')
    return [];
  const parts = row.properties.map((part, at): Cut | undefined => {
    const isServers =
      part.type === 'Property' && part.key.type === 'Identifier' && serversOnly.has(part.key.name);
    return isServers ? [part.start, row.properties[at + 1]?.start ?? row.end - 1] : undefined;
  });
  // The brackets of the call stay around the object.
  return [[start, callee.end], ...parts.filter((part) => part !== undefined)];
}

/** The cuts stand in their order, and none in another. */
function without(code: string, cuts: readonly Cut[]): string {
  let kept = '';
  let at = 0;
  for (const [from, to] of cuts) {
    kept += code.slice(at, from);
    at = to;
  }
  return kept + code.slice(at);
}
