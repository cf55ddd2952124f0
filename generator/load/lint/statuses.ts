import { isData, type Operation } from '../document.ts';
import {
  broughtParameters,
  describes,
  impliedStatuses,
  isSameParameter,
} from '../implied-statuses.ts';
import { join } from '../pointer.ts';
import type { LintContext } from './context.ts';

/** Checks that the implied error statuses are declared. */
export function checkStatuses(context: LintContext): void {
  const { dialect } = context.config;
  for (const operation of context.operations) {
    const { responses } = operation.node;
    if (!isData(responses)) continue;
    const { node, path, parameters, pointer } = operation;
    const written = { operation: node as Operation, path };
    const brought = broughtParameters(written, context.document, dialect).map(
      ({ reference }) => context.resolve(reference, pointer)?.node,
    );
    const takesParameters = parameters.some(
      ({ node: parameter }) => !brought.some((each) => isSameParameter(each, parameter)),
    );
    const asked = { ...written, takesParameters };
    for (const [status, { why }] of impliedStatuses(asked, dialect.words)) {
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
