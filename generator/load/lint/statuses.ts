import { isData, type Operation } from '../document.ts';
import { describes, impliedStatuses } from '../implied-statuses.ts';
import { join } from '../pointer.ts';
import type { LintContext } from './context.ts';

/** Error statuses that follow from what an operation says about itself must be described. */
export function checkStatuses(context: LintContext): void {
  for (const operation of context.operations) {
    const { responses } = operation.node;
    if (!isData(responses)) continue;
    const { node, path, parameters, pointer } = operation;
    const takesParameters = parameters.some(({ node: parameter }) => parameter.in !== 'path');
    const asked = { operation: node as Operation, path, takesParameters };
    for (const [status, { why }] of impliedStatuses(asked, context.config.dialect.words)) {
      if (describes(responses, status)) continue;
      context.fault(
        'statuses',
        join(pointer, 'responses'),
        `${status} is not described, ${why}`,
        `Describe \`${status}\``,
      );
    }
  }
}
