import { newMergeRequest } from '#test/domains/review/merge-requests.requests.ts';
import type { Api } from '#test/support/app.ts';
import { unique } from './requests.ts';
import type { World } from './world.ts';

/** The things that notes, reactions and changes belong to, in calls of their operations. */
export const subjectKinds = ['Issue', 'MergeRequest', 'Epic'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

export interface CalledSubject {
  /** Path of the thing; the paths of its parts begin with it. */
  readonly path: string;
  readonly params: Readonly<Record<string, number>>;
  /** The path by which it is changed. */
  readonly own: string;
  /** An administrator. */
  readonly as: Api;
}

/** A new issue, merge request or epic of the maintainer. */
export async function anotherSubject(world: World, kind: SubjectKind): Promise<CalledSubject> {
  const { api, people, project, group } = world;
  const as = api.as(people.administrator);
  if (kind === 'Epic') {
    const { id, iid } = await world.anotherEpic();
    const path = `/groups/${group.id}/epics`;
    const params = { id: group.id, epic_id: id };
    return { path: `${path}/${id}`, own: `${path}/${iid}`, params, as };
  }
  if (kind === 'MergeRequest') {
    const { iid } = await newMergeRequest(world);
    const own = `/projects/${project.id}/merge_requests/${iid}`;
    return { path: own, own, params: { id: project.id, merge_request_iid: iid }, as };
  }
  const path = `/projects/${project.id}/issues`;
  const { body } = await api.as(people.maintainer).post(path, { title: unique() });
  const own = `${path}/${body.iid as number}`;
  return { path: own, own, params: { id: project.id, issue_iid: body.iid as number }, as };
}
