/** The endpoints in the browser's build: how to call them, and the bodies that forms are checked against. */
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite';

/** The server alone reads these. With them go most schemas, which each page would otherwise make as it loads. */
const serversOnly = new Set([
  'summary',
  'action',
  'tenant',
  'params',
  'query',
  'reply',
  'ok',
  'alsoOk',
  'refusals',
  'limit',
  'download',
  'cache',
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

/** The span that is cut out of the code, and the text that takes its place. */
type Cut = readonly [from: number, to: number, instead?: string];

/** As `packages/features/endpoint.ts` calls the methods. */
const methods: Readonly<Record<string, string>> = { get: 'GET', post: 'POST', remove: 'DELETE' };

function cutsOf({ callee, arguments: [row], start }: ESTree.CallExpression): readonly Cut[] {
  if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || row?.type !== 'ObjectExpression')
    return [];
  const parts = row.properties.flatMap((part, at): readonly Cut[] => {
    const end = row.properties[at + 1]?.start ?? row.end - 1;
    if (part.type === 'SpreadElement') return spreadCuts(part, end);
    return part.key.type === 'Identifier' && serversOnly.has(part.key.name) ? [[part.start, end]] : [];
  });
  // The brackets of the call stay around the object.
  return [[start, callee.end], ...parts];
}

/** `...get(path)` is method and path; whose the endpoint is, such as `...ofOrganization`, the server alone reads. */
function spreadCuts({ argument, start }: ESTree.SpreadElement, end: number): readonly Cut[] {
  if (argument.type !== 'CallExpression' || argument.callee.type !== 'Identifier') return [[start, end]];
  const [path] = argument.arguments;
  const method = methods[argument.callee.name];
  if (path === undefined || method === undefined) return [[start, end]];
  return [
    [start, path.start, `method: '${method}', path: `],
    [path.end, argument.end],
  ];
}

/** The cuts stand in their order, and none in another. */
function without(code: string, cuts: readonly Cut[]): string {
  let kept = '';
  let at = 0;
  for (const [from, to, instead = ''] of cuts) {
    kept += code.slice(at, from) + instead;
    at = to;
  }
  return kept + code.slice(at);
}
