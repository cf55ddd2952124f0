import { isDeepStrictEqual } from 'node:util';
import { type Data, isData } from '../document.ts';
import { join } from '../pointer.ts';
import type { LintContext, Located, OperationPart } from './context.ts';

/** HEAD may explain a parameter in other words: these keys are not compared. */
const WORDS = new Set(['description', 'example', 'examples']);

/** Reports a `head` whose declaration differs from that of `get`: one function answers both. */
export function checkHeads(context: LintContext): void {
  const reads = new Map(
    context.operations.filter(({ method }) => method === 'get').map((each) => [each.path, each]),
  );
  for (const head of context.operations.filter(({ method }) => method === 'head')) {
    const read = reads.get(head.path);
    if (read === undefined) continue;
    checkExtensions(context, head, read);
    checkParameters(context, head, read);
  }
}

function checkExtensions(context: LintContext, head: OperationPart, read: OperationPart): void {
  for (const { key, sharedByHead } of context.config.dialect.words) {
    if (sharedByHead !== true) continue;
    if (isDeepStrictEqual(head.node[key], read.node[key])) continue;
    const at = head.node[key] === undefined ? head.pointer : join(head.pointer, key);
    context.fault('head', at, `\`${key}\` is not that of \`get\``, 'Write the same in both');
  }
}

function checkParameters(context: LintContext, head: OperationPart, read: OperationPart): void {
  const expected = indexByName(read.parameters);
  const given = indexByName(head.parameters);
  for (const [name, { node, pointer }] of given) {
    const twin = expected.get(name)?.node;
    if (twin !== undefined && isDeepStrictEqual(omitWording(node), omitWording(twin))) continue;
    const at = pointer.startsWith('/components/') ? head.pointer : pointer;
    context.fault('head', at, `\`${name}\` is not as in \`get\``, 'Write the same in both');
  }
  for (const name of expected.keys()) {
    if (given.has(name)) continue;
    const advice = `Add \`${name}\`, as \`get\` has it`;
    context.fault('head', head.pointer, `\`${name}\` of \`get\` is missing`, advice);
  }
}

const indexByName = (parameters: readonly Located[]) =>
  new Map(parameters.map((each) => [String(each.node.name), each]));

const omitWording = (node: Data): Data =>
  Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !WORDS.has(key))
      .map(([key, value]) => [key, key === 'schema' && isData(value) ? omitWording(value) : value]),
  );
