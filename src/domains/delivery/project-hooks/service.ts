import type { ProjectHooksService } from '#generated/project-hooks/service.ts';
import type { RequestContext } from '#src/context.ts';
import { loadLogPage, resendEntry } from '#src/domains/delivery/webhook-engine/operations.ts';
import {
  findHook,
  type HookContainer,
  listHooks,
} from '#src/domains/delivery/webhook-engine/place.ts';
import { presentProjectHook } from '#src/domains/delivery/webhook-engine/presenter.ts';
import { deleteSecret, setSecret } from '#src/domains/delivery/webhook-engine/secrets.ts';
import { testProjectHook } from '#src/domains/delivery/webhook-engine/test-call.ts';
import { createHook, deleteHook, updateHook } from '#src/domains/delivery/webhook-engine/write.ts';

const toHookContainer = ({ id }: { readonly id: number }): HookContainer => ({
  kind: 'project',
  id,
});

export const projectHooks = {
  async listProjectHooks({ project, query }, { db, clock }) {
    const { rows, page } = await listHooks(db, toHookContainer(project), query);
    const facts = { db, now: clock() };
    return { status: 200, page, body: rows.map((row) => presentProjectHook(row, facts)) };
  },

  async createProjectHook({ project, body }, context) {
    const hook = await createHook(context, toHookContainer(project), body);
    return { status: 201, body: presentProjectHook(hook, toFacts(context)) };
  },

  async getProjectHook({ project, params }, context) {
    const hook = await findHook(context.db, toHookContainer(project), params.hook_id);
    return { status: 200, body: presentProjectHook(hook, toFacts(context)) };
  },

  async updateProjectHook({ project, params, body }, context) {
    const hook = await updateHook(context, toHookContainer(project), params.hook_id, body);
    return { status: 200, body: presentProjectHook(hook, toFacts(context)) };
  },

  async deleteProjectHook({ project, params, headers }, context) {
    await deleteHook(
      context,
      toHookContainer(project),
      params.hook_id,
      headers['If-Unmodified-Since'],
    );
    return { status: 204 };
  },

  async testProjectHook({ project, params }, context) {
    const { hook_id: hook, trigger } = params;
    return { status: 201, body: await testProjectHook(context, project, { hook, trigger }) };
  },

  async listProjectHookEvents({ project, params, query }, context) {
    const log = await loadLogPage(context, toHookContainer(project), params.hook_id, query);
    return { status: 200, ...log };
  },

  async resendProjectHookEvent({ project, params }, context) {
    return { status: 201, body: await resendEntry(context, toHookContainer(project), params) };
  },

  async setProjectHookUrlVariable({ project, params, body }, context) {
    const { hook_id: hook, key } = params;
    await setSecret(
      context,
      { place: toHookContainer(project), hook, column: 'url_variables', key },
      body.value,
    );
    return { status: 204 };
  },

  async deleteProjectHookUrlVariable({ project, params }, context) {
    const { hook_id: hook, key } = params;
    await deleteSecret(context, {
      place: toHookContainer(project),
      hook,
      column: 'url_variables',
      key,
    });
    return { status: 204 };
  },

  async setProjectHookCustomHeader({ project, params, body }, context) {
    const { hook_id: hook, key } = params;
    await setSecret(
      context,
      { place: toHookContainer(project), hook, column: 'custom_headers', key },
      body.value,
    );
    return { status: 204 };
  },

  async deleteProjectHookCustomHeader({ project, params }, context) {
    const { hook_id: hook, key } = params;
    await deleteSecret(context, {
      place: toHookContainer(project),
      hook,
      column: 'custom_headers',
      key,
    });
    return { status: 204 };
  },
} satisfies ProjectHooksService<RequestContext>;

const toFacts = ({ db, clock }: RequestContext) => ({ db, now: clock() });
