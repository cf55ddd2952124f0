import { isObjectId } from '../formats/ref-name.ts';
import type { Repository } from '../repository.ts';

const bounds = { maxBytes: 8 * 1024 * 1024, timeLimit: 60_000 };

const formats = { committers: '%ce', 'authors and committers': '%ae%n%ce' } as const;

/**
 * Addresses of the authors and committers of the commits that `of` reaches and `without` does not, each once.
 * @throws OutputTooLarge
 */
export async function listCommitEmails(
  repository: Repository,
  { of, without }: { readonly of: string; readonly without: string },
  whose: keyof typeof formats = 'authors and committers',
): Promise<string[]> {
  if (!isObjectId(of) || !isObjectId(without)) return [];
  const args = ['rev-list', '--no-commit-header', `--format=${formats[whose]}`, '--end-of-options'];
  const output = await repository.run([...args, of, `^${without}`], bounds);
  return [...new Set(output.toString('utf8').split('\n'))].filter((email) => email !== '');
}
