import { Unprocessable } from '#src/errors.ts';
import type { PageOperations } from '../operations.ts';

const maxPeople = 100;

/** Names in a field that holds several. */
export const splitNameList = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim().replace(/^@/, ''))
    .filter((each) => each !== '')
    .slice(0, maxPeople);

/** Ids of users by their names. @throws Unprocessable, at the attribute, for a name that nobody has */
export async function findUserIds(
  api: PageOperations,
  attribute: string,
  names: readonly string[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const username of names) {
    const [user] = await api.call('listUsers', { query: { username } });
    if (user === undefined) {
      throw new Unprocessable({ [attribute]: [`has no user named ${username}`] });
    }
    ids.push(user.id);
  }
  return ids;
}

/** Id of a milestone that the project can use; null for no title. @throws Unprocessable for an unknown one */
export async function findMilestoneByTitle(api: PageOperations, id: number, title: string) {
  if (title === '') return null;
  const query = { title, include_ancestors: true };
  const [found] = await api.call('listProjectMilestones', { params: { id }, query });
  if (found === undefined) throw new Unprocessable({ milestone_id: ['does not exist'] });
  return found.id;
}
