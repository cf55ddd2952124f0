import type { Word } from '../../dialect.ts';
import { isData, type Operation } from '../document.ts';
import { join } from '../pointer.ts';
import type { LintContext, OperationPart } from './context.ts';

/** Error statuses that follow from what an operation says about itself must be described. */
export function checkStatuses(context: LintContext): void {
  for (const operation of context.operations) {
    const { responses } = operation.node;
    if (!isData(responses)) continue;
    const described = Object.keys(responses);
    for (const [status, reason] of impliedBy(operation, context.config.dialect.words)) {
      if ([status, `${status.charAt(0)}XX`, 'default'].some((key) => described.includes(key)))
        continue;
      context.fault(
        'statuses',
        join(operation.pointer, 'responses'),
        `${status} is not described, ${reason}`,
        `Describe \`${status}\``,
      );
    }
  }
}

function impliedBy(
  { node, path, parameters }: OperationPart,
  words: readonly Word[],
): Map<string, string> {
  const implied = new Map<string, string>();
  if (
    parameters.some((parameter) => parameter.node.in !== 'path') ||
    node.requestBody !== undefined
  )
    implied.set('400', 'though the input can be wrong');
  const operation = node as Operation;
  for (const { implies } of words)
    for (const [status, why] of implies?.(operation) ?? []) implied.set(status, why);
  if (path.includes('{') && !words.some(({ refusesMissing }) => refusesMissing?.(operation)))
    implied.set('404', 'though what the path names may not exist');
  return implied;
}
