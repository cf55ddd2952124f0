import { isData } from '../document.ts';
import { join } from '../pointer.ts';
import type { LintContext, OperationPart } from './context.ts';

/**
 * Where an operation says by itself how callers are known, an empty requirement must stand for those who need no
 * credentials, and for them alone. Operations that leave everybody in may ask for credentials of their own kind.
 */
export function checkOwnSecurity(context: LintContext): void {
  for (const operation of context.operations) {
    const { node, pointer } = operation;
    if (!Array.isArray(node.security) || node['x-access'] === 'anonymous') continue;
    const at = join(pointer, 'security');
    const requirements = node.security as readonly unknown[];
    const open =
      requirements.length === 0 ||
      requirements.some((each) => isData(each) && Object.keys(each).length === 0);
    if (open === isOpen(operation)) continue;
    if (open)
      context.fault(
        'own-security',
        at,
        '`x-access` asks for a user, `security` for nobody',
        NEEDED,
      );
    else
      context.fault(
        'own-security',
        at,
        'Callers without credentials are answered, too',
        'Add `{}`',
      );
  }
}

const NEEDED = 'Name the schemes, without `{}`';

function isOpen({ node, method }: OperationPart): boolean {
  const access = node['x-access'];
  if (access === undefined) return true;
  if (!isData(access) || method !== 'get') return false;
  return (access.project ?? access.group) === 'visible' && access['signed-in'] !== true;
}
