import { suggest } from '../advice.ts';
import { isData } from '../document.ts';
import { join } from '../pointer.ts';
import type { LintContext, OperationPart } from './context.ts';

/** Operations that share an id, answer nothing, or ask for a security scheme that does not exist. */
export function checkOperations(context: LintContext): void {
  const ids = new Map<string, string>();
  const schemes = Object.keys(context.document.components?.securitySchemes ?? {});
  checkSecurity(context, context.document.security, '/security', schemes);
  for (const operation of context.operations) {
    const { node, pointer, path, method } = operation;
    checkSecurity(context, node.security, join(pointer, 'security'), schemes);
    checkResponses(context, operation);
    const id = node.operationId;
    if (typeof id !== 'string') continue;
    const other = ids.get(id);
    if (other !== undefined) {
      context.fault(
        'operation-id',
        join(pointer, 'operationId'),
        `\`${id}\` is also the id of ${other}`,
        'Give every operation an id of its own',
        'value',
      );
    } else {
      ids.set(id, `${method.toUpperCase()} ${path}`);
    }
  }
}

function checkResponses(context: LintContext, { node, pointer }: OperationPart): void {
  if (node.responses === undefined) {
    context.fault(
      'missing-responses',
      pointer,
      'An operation needs `responses`',
      'Write `responses`',
    );
  }
  if (!isData(node.responses)) return;
  const at = join(pointer, 'responses');
  const statuses = Object.keys(node.responses).filter((key) => !key.startsWith('x-'));
  if (statuses.length === 0) {
    context.fault(
      'responses',
      at,
      'The operation answers nothing',
      'Describe at least its success',
    );
  }
  for (const status of statuses) {
    if (/^([1-5]\d\d|[1-5]XX|default)$/.test(status)) continue;
    context.fault(
      'responses',
      join(at, status),
      `\`${status}\` is not a status`,
      'Write a status such as `200`, or `default`',
    );
  }
  if (statuses.length > 0 && !statuses.some((status) => /^[123]|^default$/.test(status))) {
    context.fault(
      'missing-success',
      at,
      'No success is described',
      'Describe what the operation answers when it works',
    );
  }
}

function checkSecurity(
  context: LintContext,
  security: unknown,
  at: string,
  schemes: readonly string[],
): void {
  if (!Array.isArray(security)) return;
  for (const [index, requirement] of (security as unknown[]).entries()) {
    if (!isData(requirement)) continue;
    for (const name of Object.keys(requirement)) {
      if (schemes.includes(name)) continue;
      context.fault(
        'security',
        join(at, index, name),
        `No security scheme is called \`${name}\``,
        suggest(name, schemes),
      );
    }
  }
}
