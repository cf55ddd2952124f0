import { isData } from '../document.ts';
import { join } from '../pointer.ts';
import type { LintContext, OperationPart } from './context.ts';

/** Error statuses that follow from what an operation says about itself must be described. */
export function checkStatuses(context: LintContext): void {
  for (const operation of context.operations) {
    const { responses } = operation.node;
    if (!isData(responses)) continue;
    const described = Object.keys(responses);
    for (const [status, reason] of impliedBy(operation)) {
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

function impliedBy({ node, path, parameters }: OperationPart): Map<string, string> {
  const implied = new Map<string, string>();
  const access = node['x-access'];
  const input = parameters.some((parameter) => parameter.node.in !== 'path');
  if (input || node.requestBody !== undefined || node['x-pagination'] !== undefined) {
    implied.set('400', 'though the input can be wrong');
  }
  if (access !== undefined && access !== 'anonymous')
    implied.set('401', 'though credentials can be missing or wrong');
  if (asksForLevel(access)) implied.set('403', 'though the caller may hold too little');
  if (node['x-tier'] !== undefined) {
    implied.set(node['x-tier-off'] === 404 ? '404' : '403', 'though the plan may not cover it');
  }
  if (path.includes('{') && !refusesAlike(node))
    implied.set('404', 'though what the path names may not exist');
  if (node['x-rate-limit'] !== undefined) implied.set('429', 'though the rate is limited');
  const flag = node['x-feature-flag'];
  if (isData(flag) && (flag.off === 404 || flag.off === 503)) {
    implied.set(String(flag.off), 'though the feature can be switched off');
  }
  return implied;
}

/** Where the token itself is looked at, a thing that does not exist is refused as one that the token does not open. */
function refusesAlike(node: OperationPart['node']): boolean {
  return node['x-access'] === 'anonymous' && isData(node.responses) && '403' in node.responses;
}

function asksForLevel(access: unknown): boolean {
  if (access === 'administrator') return true;
  if (!isData(access)) return false;
  const level = access.project ?? access.group;
  return (
    access.administrator !== undefined ||
    access.feature !== undefined ||
    (level !== undefined && level !== 'visible')
  );
}
