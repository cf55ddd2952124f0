import type { GroupHooksService } from '#generated/group-hooks/service.ts';
import type { RequestContext } from '#src/context.ts';
import { loadLogPage, resendEntry } from '#src/domains/delivery/webhook-engine/operations.ts';
import {
  findHook,
  type HookContainer,
  listHooks,
} from '#src/domains/delivery/webhook-engine/place.ts';
import { presentGroupHook } from '#src/domains/delivery/webhook-engine/presenter.ts';
import { deleteSecret, setSecret } from '#src/domains/delivery/webhook-engine/secrets.ts';
import { testGroupHook } from '#src/domains/delivery/webhook-engine/test-call.ts';
import { createHook, deleteHook, updateHook } from '#src/domains/delivery/webhook-engine/write.ts';

const toHookContainer = ({ id }: { readonly id: number }): HookContainer => ({ kind: 'group', id });

export const groupHooks = {
  async listGroupHooks({ group, query }, { db, clock }) {
    const { rows, page } = await listHooks(db, toHookContainer(group), query);
    const facts = { db, now: clock() };
    return { status: 200, page, body: rows.map((row) => presentGroupHook(row, facts)) };
  },

  async createGroupHook({ group, body }, context) {
    const hook = await createHook(context, toHookContainer(group), body);
    return { status: 201, body: presentGroupHook(hook, toFacts(context)) };
  },

  async getGroupHook({ group, params }, context) {
    const hook = await findHook(context.db, toHookContainer(group), params.hook_id);
    return { status: 200, body: presentGroupHook(hook, toFacts(context)) };
  },

  async updateGroupHook({ group, params, body }, context) {
    const hook = await updateHook(context, toHookContainer(group), params.hook_id, body);
    return { status: 200, body: presentGroupHook(hook, toFacts(context)) };
  },

  async deleteGroupHook({ group, params, headers }, context) {
    await deleteHook(
      context,
      toHookContainer(group),
      params.hook_id,
      headers['If-Unmodified-Since'],
    );
    return { status: 204 };
  },

  async testGroupHook({ group, params }, context) {
    const { hook_id: hook, trigger } = params;
    return { status: 201, body: await testGroupHook(context, group, { hook, trigger }) };
  },

  async listGroupHookEvents({ group, params, query }, context) {
    const log = await loadLogPage(context, toHookContainer(group), params.hook_id, query);
    return { status: 200, ...log };
  },

  async resendGroupHookEvent({ group, params }, context) {
    return { status: 201, body: await resendEntry(context, toHookContainer(group), params) };
  },

  async setGroupHookUrlVariable({ group, params, body }, context) {
    const { hook_id: hook, key } = params;
    await setSecret(
      context,
      { place: toHookContainer(group), hook, column: 'url_variables', key },
      body.value,
    );
    return { status: 204 };
  },

  async deleteGroupHookUrlVariable({ group, params }, context) {
    const { hook_id: hook, key } = params;
    await deleteSecret(context, {
      place: toHookContainer(group),
      hook,
      column: 'url_variables',
      key,
    });
    return { status: 204 };
  },

  async setGroupHookCustomHeader({ group, params, body }, context) {
    const { hook_id: hook, key } = params;
    await setSecret(
      context,
      { place: toHookContainer(group), hook, column: 'custom_headers', key },
      body.value,
    );
    return { status: 204 };
  },

  async deleteGroupHookCustomHeader({ group, params }, context) {
    const { hook_id: hook, key } = params;
    await deleteSecret(context, {
      place: toHookContainer(group),
      hook,
      column: 'custom_headers',
      key,
    });
    return { status: 204 };
  },
} satisfies GroupHooksService<RequestContext>;

const toFacts = ({ db, clock }: RequestContext) => ({ db, now: clock() });
