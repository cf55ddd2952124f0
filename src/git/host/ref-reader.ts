import { runCommand } from './command.ts';
import type { Objects } from './object-reader.ts';
import type { ObjectFacts } from './protocol.ts';

const bounds = { maxBytes: 64 * 1024, timeLimit: 10_000 };
const describedName = /^(refs\/.+-g([0-9a-f]{4,40}))(?:\^\{commit\})?$/i;

/**
 * `Objects.inspect` without git's guess for names like `v1.0-3-g1a2b3c4`: when no ref has the
 * name, git takes it for the output of `git describe` and answers with commit 1a2b3c4.
 */
export async function inspectExactly(reader: Objects, name: string): Promise<ObjectFacts | null> {
  const facts = await reader.inspect(name);
  if (facts === null) return null;
  const [, ref = '', digits = ''] = describedName.exec(name) ?? [];
  if (ref === '' || !facts.id.startsWith(digits.toLowerCase())) return facts;
  const args = ['for-each-ref', '--format=%(refname)', ref];
  const found = (await runCommand(reader.gitDirectory, args, bounds)).toString('utf8');
  return found === `${ref}\n` ? facts : null;
}
