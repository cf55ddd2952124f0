import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDemo } from './demo.ts';
import { expectReadable } from './looks.ts';

let demo: Awaited<ReturnType<typeof openDemo>>;

beforeAll(async () => {
  demo = await openDemo();
});
afterAll(() => demo.close());
beforeEach(() => void demo.takeComplaints());

/** A page of each kind, with the demo data. */
const paths = [
  '/explore',
  '/explore/projects',
  '/explore/groups',
  '/search?search=kiln',
  '/dashboard/issues?scope=created',
  '/dashboard/merge_requests',
  '/dashboard/todos',
  '/projects/new',
  '/admin/users/new',
  '/groups/new',
  '/help/components',
  '/groups/demo',
  '/groups/demo/-/edit',
  '/demo/kiln',
  '/demo/kiln/-/forks/new',
  '/demo/kiln/-/activity',
  '/demo/kiln/-/boards/1',
  '/groups/demo/-/epics',
  '/groups/demo/-/epics/1',
  '/groups/demo/-/epics/new',
  '/groups/demo/-/iterations',
  '/demo/kiln/-/blob/main/src/plan.js',
  '/maintainer',
  '/demo/kiln/-/tree/main/src',
  '/demo/kiln/-/blob/main/README.md?plain=1',
  '/demo/kiln/-/edit/main/README.md',
  '/demo/kiln/-/new/main/src',
  '/demo/kiln/-/upload/main',
  '/demo/kiln/-/delete/main/README.md',
  '/demo/kiln/-/commits/main',
  '/demo/kiln/-/branches',
  '/demo/kiln/-/branches/new',
  '/demo/kiln/-/tags/new',
  '/demo/kiln/-/issues',
  '/demo/kiln/-/issues/1',
  '/demo/kiln/-/issues/new',
  '/demo/kiln/-/milestones',
  '/demo/kiln/-/milestones/1',
  '/demo/kiln/-/milestones/new',
  '/demo/kiln/-/labels',
  '/demo/kiln/-/labels/new',
  '/demo/kiln/-/merge_requests?state=all',
  '/demo/kiln/-/merge_requests/1',
  '/demo/kiln/-/merge_requests/1/diffs',
  '/demo/kiln/-/pipelines/new',
  '/demo/kiln/-/pipelines/1',
  '/demo/kiln/-/jobs/1',
  '/demo/kiln/-/project_members',
  '/demo/kiln/-/edit',
  '/demo/kiln/-/settings/repository',
  '/demo/kiln/-/settings/ci_cd',
  '/demo/kiln/-/settings/ci_cd/new',
];

describe.each(paths)('%s in a browser', (path) => {
  it('can be read by everybody, light and dark, wide and narrow', async () => {
    const { page, url } = demo;
    const response = await page.goto(url + path);
    expect(response?.status()).toBe(200);
    await expectReadable(page, path);
    expect(demo.takeComplaints()).toEqual([]);
  });
});
