import {
  type Call,
  type Calls,
  type Harmless,
  NOBODY,
  none,
  unique,
} from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';
import { multipart } from '#test/support/uploads.ts';

async function anotherFile({ api, people, project }: World): Promise<Call> {
  const sent = multipart(
    { name: 'name', value: unique() },
    { name: 'file', value: 'bytes', filename: 'a.jks' },
  );
  const path = `/projects/${project.id}/secure_files`;
  const made = await api.as(people.administrator).send('POST', path, sent.body, sent.headers);
  return { ...none, params: { project_id: project.id, id: made.body.id } };
}

/** Calls that succeed. */
export const calls: Calls = {
  createSecureFile: ({ project }) => ({
    ...none,
    params: { project_id: project.id },
    body: { name: unique() },
  }),
  getSecureFile: anotherFile,
  deleteSecureFile: anotherFile,
  downloadSecureFile: anotherFile,
  downloadSecureFileByShortPath: anotherFile,
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createSecureFile: () => ({ body: { name: '' } }),
  deleteSecureFile: () => ({ params: { id: NOBODY } }),
};
